import type { Finding } from '../report.ts';
import type { Rule } from './rule.ts';

/** Too few pages, too many, or no multiple of what the binding needs; and other files within the file. */
export const pageCount: Rule = ({ pageCount: count, attachments = 0 }, { minPages, maxPages, pageMultiple }) => {
  const whole = { code: 'page-count', page: null, box: null } as const;
  const missing = (pageMultiple - (count % pageMultiple)) % pageMultiple;
  const found: Finding[] = [];
  if (count < minPages) found.push({ ...whole, level: 'must', values: { count, least: minPages, variant: 'few' } });
  else if (count > maxPages)
    found.push({ ...whole, level: 'must', values: { count, most: maxPages, variant: 'many' } });
  else if (missing > 0)
    found.push({ ...whole, level: 'must', values: { count, multiple: pageMultiple, missing, variant: 'multiple' } });
  if (attachments > 0) found.push({ ...whole, level: 'note', values: { count: attachments, variant: 'attached' } });
  return found;
};
