import type { Finding } from '../report.ts';
import type { Rule } from './rule.ts';

/** Finds broken pages, one finding each; it is a must where no page is whole. */
export const corrupt: Rule = ({ faults, pages }) => {
  const finding = { code: 'corrupt' as const, box: null };
  const broken = new Set(faults.map(({ page }) => page));
  if (pages.every(({ page }) => broken.has(page))) {
    return [{ ...finding, level: 'must', page: null, values: { variant: 'all' } }];
  }
  return [...broken].map((page): Finding => {
    const values = { variant: page === null ? 'file' : 'page' };
    return { ...finding, level: 'should', page, values };
  });
};
