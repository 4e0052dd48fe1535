import { createHash } from 'node:crypto';

/**
 * Returns an id of 24 hexadecimal digits that is always the same for the same time and name. It begins with the seconds of `at`, like an
 * id that a database made then, so lists in the order of ids show it at its time.
 */
export function datedId(at: Date, name: string): string {
  const seconds = Math.floor(at.getTime() / 1000)
    .toString(16)
    .padStart(8, '0');
  return seconds + createHash('sha256').update(name).digest('hex').slice(0, 16);
}
