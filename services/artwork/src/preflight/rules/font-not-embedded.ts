import { places } from './boxes.ts';
import type { Rule } from './rule.ts';

/** Finds fonts that are not in the file, one finding a font: the press would take another one. */
export const fontNotEmbedded: Rule = ({ pages }) => {
  const uses = pages.flatMap(({ page, texts }) =>
    texts.filter(({ isFontEmbedded, isHidden }) => !isFontEmbedded && !isHidden).map((text) => ({ ...text, page })),
  );
  return [...Map.groupBy(uses, ({ font }) => font)].map(([font, texts]) => {
    const page = texts[0]?.page ?? 1;
    const box = places(texts.filter((text) => text.page === page))[0]?.box ?? null;
    return { code: 'font-not-embedded', level: 'must', page, box, mend: 'outline', values: { variant: 'font', font } };
  });
};
