import type { TextFact } from '../facts.ts';
import type { Finding } from '../report.ts';
import { places } from './boxes.ts';
import { type Rule, rounded } from './rule.ts';

/** In larger type, inks that are a hair out of register do not show. */
const SMALL_PT = 12;
/** From this share of black, in percent, type reads as black or dark grey. */
const BLACK_PERCENT = 60;

/** Whether more than black ink is in it. */
function isRichBlack({ cmyk, sizePt, isHidden }: TextFact): boolean {
  if (!cmyk || isHidden || sizePt >= SMALL_PT) return false;
  const [cyan, magenta, yellow, black] = cmyk;
  return black >= BLACK_PERCENT && [cyan, magenta, yellow].some((ink) => ink >= 1);
}

/** Finds small black type of several inks, which gets coloured edges. */
export const richBlack: Rule = ({ pages }) =>
  pages.flatMap(({ page, texts }) =>
    places(texts.filter(isRichBlack)).map(({ box, things }): Finding => {
      const sizePt = rounded(Math.min(...things.map((text) => text.sizePt)));
      const inks = things[0]?.cmyk?.map(Math.round).join('/') ?? '';
      return { code: 'rich-black', level: 'should', page, box, values: { variant: 'text', sizePt, inks } };
    }),
  );
