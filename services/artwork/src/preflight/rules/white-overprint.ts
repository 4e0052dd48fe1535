import type { Rule } from './rule.ts';

/** White that is set to overprint is not printed at all. */
export const whiteOverprint: Rule = ({ pages }) =>
  pages.flatMap(({ page, items }) =>
    items
      .filter((item) => item.type !== 'image' && item.overprints)
      .filter((item) =>
        item.type === 'path' ? (item.fill ?? item.stroke?.colour)?.isWhite : item.type === 'text' && item.fill.isWhite,
      )
      .map(({ type, box }) => ({
        ...({ code: 'white-overprint', level: 'must', page, box, mend: 'flatten' } as const),
        values: { what: type },
      })),
  );
