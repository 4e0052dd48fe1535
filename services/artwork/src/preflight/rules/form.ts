import type { Rule } from './rule.ts';

/** Form fields, whose text looks different in every program. */
export const form: Rule = ({ formFields }) =>
  formFields > 0
    ? [{ code: 'form', level: 'should', page: null, box: null, mend: 'flatten', values: { count: formFields } }]
    : [];
