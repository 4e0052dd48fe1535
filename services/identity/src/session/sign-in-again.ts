import { forbidden } from '@print-shop/service-kit/errors';
import type { Account } from '../user/user.store.ts';
import { attemptOn, type Place } from './attempt.ts';
import type { LoginLimits } from './attempt-limits.ts';
import { isPassword } from './password.ts';

/** The time after signing in during which a person is not asked for the password again. */
const RECENT_SECONDS = 600;

/** The maker of a request: the holder of a token, their place, and the current password if given. */
export interface Claimant extends Place {
  signedInAtSeconds: number;
  currentPassword?: string | undefined;
}

export const isRecent = ({ signedInAtSeconds }: Pick<Claimant, 'signedInAtSeconds'>): boolean =>
  Date.now() / 1000 - signedInAtSeconds <= RECENT_SECONDS;

/**
 * Makes sure that the holder of a token, which may be stolen, is the owner of the account. The proof is the current
 * password, or a recent sign-in for an account without one. Throws forbidden with advice, or too-many-requests after too
 * many wrong passwords.
 */
export async function proveOwner(limits: LoginLimits, account: Account, claimant: Claimant): Promise<void> {
  if (account.passwordHash === undefined) {
    if (isRecent(claimant)) return;
    throw forbidden(
      {
        en: 'Please sign in with Google again, and then repeat this within 10 minutes.',
        hi: 'Google से फिर साइन इन कीजिए, फिर 10 मिनट के अंदर यह दोबारा कीजिए।',
      },
      'google-sign-in-again',
    );
  }
  if (!claimant.currentPassword) {
    throw forbidden(
      { en: 'Please enter your current password to do this.', hi: 'इसके लिए अपना अभी का पासवर्ड लिखिए।' },
      'sign-in-again',
    );
  }
  const attempt = attemptOn(account.user.id, account, claimant);
  await limits.count(attempt);
  if (!(await isPassword(claimant.currentPassword, account.passwordHash))) {
    throw forbidden(
      {
        en: 'This is not your current password. Please try again.',
        hi: 'यह आपका अभी का पासवर्ड नहीं है। फिर कोशिश कीजिए।',
      },
      'wrong-password',
    );
  }
  await limits.forgive(attempt);
}
