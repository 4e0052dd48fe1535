import type { Text } from '@print-shop/contracts';
import { invalidInput } from '@print-shop/service-kit/errors';
import { dictionary } from '@zxcvbn-ts/language-common';

/** The minimum length of staff passwords; the contracts require 8 of everybody. */
const STAFF_CHARACTERS = 12;

/** Some 49,000 common passwords from leaks in lower case, including the 10,000 most common. */
const common = new Set(dictionary['passwords-common']);

/** Throws invalid-input, with advice, for a new password that is too easy to guess. Existing passwords keep working. */
export function checkNewPassword(password: string, { isAdmin }: { isAdmin: boolean }): void {
  if (isAdmin && password.length < STAFF_CHARACTERS) {
    throw refused(
      {
        en: `Passwords of staff must have at least ${STAFF_CHARACTERS} characters.`,
        hi: `स्टाफ़ के पासवर्ड में कम से कम ${STAFF_CHARACTERS} अक्षर होने चाहिए।`,
      },
      'password-short',
    );
  }
  if (common.has(password.normalize('NFKC').toLowerCase())) {
    throw refused(
      {
        en: 'Many people use this password, so it is easy to guess. Please choose another.',
        hi: 'यह पासवर्ड बहुत लोग रखते हैं, इसलिए आसानी से पकड़ा जा सकता है। कोई और चुनिए।',
      },
      'password-common',
    );
  }
}

const refused = (message: Text, code: string) =>
  invalidInput(message, code, { details: [{ path: 'body.password', message }] });
