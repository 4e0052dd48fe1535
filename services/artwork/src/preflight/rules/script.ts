import type { Rule } from './rule.ts';

/** Programs in a PDF do nothing in print; files with them are also how harm is done. */
export const script: Rule = ({ scripts }) =>
  scripts > 0 ? [{ code: 'script', level: 'should', page: null, box: null, values: { count: scripts } }] : [];
