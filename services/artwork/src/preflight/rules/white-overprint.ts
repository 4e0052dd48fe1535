import type { Rule } from './rule.ts';

/** White that is set to overprint is not printed at all. */
export const whiteOverprint: Rule = ({ pages }) =>
  pages.flatMap(({ page, items }) =>
    items
      .filter((item) => item.type !== 'image' && item.vanishes)
      .map(({ type, box }) => ({
        code: 'white-overprint' as const,
        level: 'must' as const,
        page,
        box,
        mend: 'flatten' as const,
        values: { what: type },
      })),
  );
