import { invalidInput } from '@print-shop/service-kit/errors';
import { dictionary } from '@zxcvbn-ts/language-common';

/** What staff's passwords must have; the contracts hold everybody's to 8. */
const STAFF_CHARACTERS = 12;

/** Lower-case passwords that leaks have shown to be common: some 49,000, with the 10,000 most common of all. */
const common = new Set(dictionary['passwords-common']);

/** Throws invalid-input, with what to do, for a new password that is too easy to guess. Old ones keep working. */
export function checkNewPassword(password: string, { isAdmin }: { isAdmin: boolean }): void {
  if (isAdmin && password.length < STAFF_CHARACTERS) {
    throw refused(`Passwords of staff must have at least ${STAFF_CHARACTERS} characters.`, 'password-short');
  }
  if (common.has(password.normalize('NFKC').toLowerCase())) {
    throw refused('Many people use this password, so it is easy to guess. Please choose another.', 'password-common');
  }
}

const refused = (message: string, code: string) =>
  invalidInput(message, code, { details: [{ path: 'body.password', message }] });
