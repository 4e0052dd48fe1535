import { createHash, randomInt } from 'node:crypto';

const COUNT = 10;
const CHARACTERS = 15;
/** Crockford's Base32 alphabet, in which no character looks like another. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

const newCode = (): string =>
  Array.from({ length: CHARACTERS }, () => ALPHABET[randomInt(ALPHABET.length)])
    .join('')
    .replace(/(.{5})(?!$)/g, '$1-');

/** Ten codes of 75 random bits, like `k3f9w-0vd2x-q8m1z`. */
export const newRecoveryCodes = (): string[] => Array.from({ length: COUNT }, newCode);

/** The stored form of a code, however it is typed. A random code of this length needs no slow hash. */
export function hashRecoveryCode(userId: string, code: string): string {
  const plain = code.toLowerCase().replaceAll(/[\s-]/g, '').replaceAll('o', '0').replaceAll(/[il]/g, '1');
  return createHash('sha256').update(`${userId} ${plain}`).digest('base64url');
}
