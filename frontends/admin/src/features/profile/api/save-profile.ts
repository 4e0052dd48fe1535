import { updateProfile } from '@print-shop/contracts/client';
import { type CallInput, call, session } from '@print-shop/web-kit';
import { useSignInAgain } from '@print-shop/web-kit/sign-in-again';
import { useMutation } from '@tanstack/react-query';

const send = (profile: CallInput<typeof updateProfile>['body']) => call(updateProfile, { body: profile });

/**
 * Saves the signed-in user's account; `dialog` asks for the current password where the server wants it. The header shows the answer, and
 * a changed password comes with a fresh token.
 */
export function useSaveProfile() {
  const again = useSignInAgain(send);
  const saving = useMutation({
    mutationFn: again.send,
    onSuccess: ({ token, message, ...user }) => session.updateUser(user, token),
  });
  return { ...saving, dialog: again.dialog };
}
