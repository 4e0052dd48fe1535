import type { Rule } from './rule.ts';

/** A file that opens, but forbids something. One that does not open is refused before the rules. */
export const encrypted: Rule = ({ isEncrypted }) =>
  isEncrypted ? [{ code: 'encrypted', level: 'should', page: null, box: null, values: {} }] : [];
