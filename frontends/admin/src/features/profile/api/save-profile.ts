import { updateProfile } from '@print-shop/contracts';
import { type CallInput, call, session } from '@print-shop/web-kit';
import { useMutation } from '@tanstack/react-query';

/** Saves the own account; the header shows the answer, and a changed password comes with a fresh token. */
export const useSaveProfile = () =>
  useMutation({
    mutationFn: (profile: CallInput<typeof updateProfile>['body']) => call(updateProfile, { body: profile }),
    onSuccess: ({ token, message, ...user }) => session.updateUser(user, token),
  });
