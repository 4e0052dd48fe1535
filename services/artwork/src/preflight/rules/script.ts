import type { Rule } from './rule.ts';

/** Finds files that contain a program, which the shop does not let run. */
export const script: Rule = ({ hasScript }) =>
  hasScript ? [{ code: 'script', level: 'must', page: null, box: null, values: { variant: 'program' } }] : [];
