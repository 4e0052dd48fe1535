import { getUser, listAddresses, updateProfile } from '@print-shop/contracts/client';
import { type CallInput, call, queryFor, session, setAnswer, useUser } from '@print-shop/web-kit';
import { useSignInAgain } from '@print-shop/web-kit/sign-in-again';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const ownProfile = queryFor(getUser, { params: { id: 'user.id' } });

export function useProfile() {
  const user = useUser();
  return useQuery({ ...ownProfile, enabled: user !== null });
}

const send = (profile: CallInput<typeof updateProfile>['body']) => call(updateProfile, { body: profile });

/**
 * Saves the profile; `dialog` asks for the current password where the server wants it. A changed password comes back with a
 * fresh token for this session.
 */
export function useSaveProfile() {
  const queries = useQueryClient();
  const again = useSignInAgain(send);
  const saving = useMutation({
    mutationFn: again.send,
    onSuccess: ({ token, message, ...user }) => {
      session.updateUser(user, token);
      void setAnswer(queries, ownProfile.queryKey, user);
      // Its address is the default one of the list.
      void queries.invalidateQueries({ queryKey: [listAddresses.id] });
    },
  });
  return { ...saving, dialog: again.dialog };
}
