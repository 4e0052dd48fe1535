import { MM_PER_PT } from '../sizes.ts';
import type { Font } from './fonts.ts';
import type { GraphicsState, TextPlace } from './graphics-state.ts';
import type { Operand } from './lexer.ts';
import { boxAround, cornersOf, multiply, scalesOf } from './matrix.ts';
import type { PageItems } from './page-items.ts';

const INVISIBLE = 3;
const ONLY_CLIPS = 7;
/** Height of capitals and depth of descenders, as shares of the type size. */
const [ABOVE, BELOW] = [0.72, 0.21];

/** Shows a string, or an array of strings and gaps, and moves on by its width. Nothing is collected without `found`. */
export function showText(
  operand: Operand | undefined,
  state: GraphicsState,
  place: TextPlace,
  found: PageItems | undefined,
  shared: { onFont(font: Font): void },
): void {
  const { font, fontSize } = state;
  if (!font) return;
  let width = 0;
  // Where its first sign begins that is not blank, and where its last one ends.
  let [inkFrom, inkTo] = [Infinity, -Infinity];
  const onSign = (sign: number, isBlank: boolean, isWordSpace: boolean): void => {
    const wide = (sign / 1000) * fontSize * state.stretch;
    if (!isBlank) {
      inkFrom = Math.min(inkFrom, width, width + wide);
      inkTo = Math.max(inkTo, width, width + wide);
    }
    width += wide + (state.charSpace + (isWordSpace ? state.wordSpace : 0)) * state.stretch;
  };
  for (const part of Array.isArray(operand) ? operand : [operand]) {
    if (typeof part === 'number') width -= (part / 1000) * fontSize * state.stretch;
    if (part instanceof Uint8Array) font.eachSign(part, onSign);
  }
  const matrix = multiply(place.matrix, state.matrix);
  place.matrix = multiply([1, 0, 0, 1, width, 0], place.matrix);
  const isSeen = state.textMode !== INVISIBLE && state.textMode !== ONLY_CLIPS;
  if (!found || inkTo < inkFrom || !isSeen) return;
  const paint = state.textMode === 1 ? state.stroke : state.fill;
  const box = boxAround(
    matrix,
    cornersOf(inkFrom, state.rise - BELOW * fontSize, inkTo - inkFrom, (ABOVE + BELOW) * fontSize),
  );
  const sizePt = Math.abs(fontSize * scalesOf(matrix)[1]) / MM_PER_PT;
  const item = { type: 'text', box, sizePt, fill: paint.colour, overprints: paint.overprints } as const;
  if (found.add(item, state, paint)) shared.onFont(font);
}
