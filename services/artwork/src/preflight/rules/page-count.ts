import type { Finding } from '../report.ts';
import type { Rule } from './rule.ts';

/** Finds files of too few or too many pages, and of a number of pages that cannot be bound. */
export const pageCount: Rule = ({ pageCount: count, bitmap }, { profile: { minPages, maxPages, pageMultiple } }) => {
  const finding = { code: 'page-count' as const, page: null, box: null };
  const found: Finding[] = [];
  // A picture has one page whatever its maker wants: the other pages come in other files.
  if (count < minPages && bitmap)
    found.push({ ...finding, level: 'should', values: { variant: 'one-picture', count, minPages } });
  else if (count < minPages) found.push({ ...finding, level: 'must', values: { variant: 'too-few', count, minPages } });
  if (count > maxPages) found.push({ ...finding, level: 'must', values: { variant: 'too-many', count, maxPages } });
  const missing = (pageMultiple - (count % pageMultiple)) % pageMultiple;
  if (missing > 0 && count >= minPages && count <= maxPages) {
    const canAdd = count + missing <= maxPages;
    const numbers = { count, pageMultiple, missing, next: count + missing, surplus: pageMultiple - missing };
    const variant = canAdd ? 'multiple' : 'multiple-full';
    found.push({ ...finding, level: canAdd ? 'should' : 'must', values: { variant, ...numbers } });
  }
  return found;
};
