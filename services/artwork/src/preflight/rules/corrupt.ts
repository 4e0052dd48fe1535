import type { Finding } from '../report.ts';
import type { Rule } from './rule.ts';

/** Parts that could not be read, or not to their end, and pages with so much on them that not all of it was checked. */
export const corrupt: Rule = ({ damage, cut, pages }) => [
  ...(damage > 0
    ? [
        {
          code: 'corrupt' as const,
          level: 'must' as const,
          page: null,
          box: null,
          values: { variant: 'damaged', count: damage },
        },
      ]
    : []),
  ...(cut > 0
    ? [
        {
          code: 'corrupt' as const,
          level: 'should' as const,
          page: null,
          box: null,
          values: { variant: 'cut', count: cut },
        },
      ]
    : []),
  ...pages
    .filter(({ isUndrawn }) => isUndrawn)
    .map(({ page }): Finding => ({ code: 'corrupt', level: 'must', page, box: null, values: { variant: 'undrawn' } })),
  ...pages
    .filter(({ isCut }) => isCut)
    .map(({ page }): Finding => ({ code: 'corrupt', level: 'note', page, box: null, values: { variant: 'crowded' } })),
];
