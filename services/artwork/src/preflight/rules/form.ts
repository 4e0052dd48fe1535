import type { Rule } from './rule.ts';

/** Finds forms, whose fields may print empty or not at all. */
export const form: Rule = ({ hasForm }) =>
  hasForm
    ? [{ code: 'form', level: 'should', page: null, box: null, mend: 'flatten', values: { variant: 'fields' } }]
    : [];
