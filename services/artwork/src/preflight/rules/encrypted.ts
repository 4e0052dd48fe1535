import type { Rule } from './rule.ts';

/** Finds files that are locked with a password. */
export const encrypted: Rule = ({ isEncrypted }) =>
  isEncrypted ? [{ code: 'encrypted', level: 'must', page: null, box: null, values: { variant: 'locked' } }] : [];
