import type { Rule } from './rule.ts';

/** Too few pages, too many, or no multiple of what the binding needs. */
export const pageCount: Rule = ({ pageCount: count }, { minPages, maxPages, pageMultiple }) => {
  const at = { code: 'page-count', level: 'must', page: null, box: null } as const;
  if (count < minPages) return [{ ...at, values: { count, least: minPages, variant: 'few' } }];
  if (count > maxPages) return [{ ...at, values: { count, most: maxPages, variant: 'many' } }];
  const missing = (pageMultiple - (count % pageMultiple)) % pageMultiple;
  return missing > 0 ? [{ ...at, values: { count, multiple: pageMultiple, missing, variant: 'multiple' } }] : [];
};
