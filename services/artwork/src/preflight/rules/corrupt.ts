import type { Finding } from '../report.ts';
import type { Rule } from './rule.ts';

/** Parts that could not be read, and pages with so much on them that not all of it was checked. */
export const corrupt: Rule = ({ damage, pages }) => [
  ...(damage > 0
    ? [
        {
          ...({ code: 'corrupt', level: 'must', page: null, box: null } as const),
          values: { variant: 'damaged', count: damage },
        },
      ]
    : []),
  ...pages
    .filter(({ isCut }) => isCut)
    .map(({ page }): Finding => ({ code: 'corrupt', level: 'note', page, box: null, values: { variant: 'crowded' } })),
];
