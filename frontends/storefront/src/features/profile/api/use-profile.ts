import { getUser, updateProfile } from '@print-shop/contracts';
import { type CallInput, call, queryFor, session, useUser } from '@print-shop/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const ownProfile = queryFor(getUser, { params: { id: 'user.id' } });

export function useProfile() {
  const user = useUser();
  return useQuery({ ...ownProfile, enabled: user !== null });
}

/** Saves the profile; a changed password comes back with a fresh token for this session. */
export function useSaveProfile() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (profile: CallInput<typeof updateProfile>['body']) => call(updateProfile, { body: profile }),
    onSuccess: ({ token, message, ...user }) => {
      session.updateUser(user, token);
      queries.setQueryData(ownProfile.queryKey, user);
    },
  });
}
