import type { Finding } from '../report.ts';
import type { Rule } from './rule.ts';

/** Form fields, whose text looks different in every program, and forms whose pages are not what is meant. */
export const form: Rule = ({ formFields: count, isXfa }) => {
  const whole = { code: 'form', page: null, box: null } as const;
  const found: Finding[] = [];
  if (isXfa) found.push({ ...whole, level: 'must', values: { variant: 'xfa' } });
  if (count > 0) found.push({ ...whole, level: 'should', mend: 'flatten', values: { variant: 'fields', count } });
  return found;
};
