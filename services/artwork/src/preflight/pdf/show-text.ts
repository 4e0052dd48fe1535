import type { Box } from '@print-shop/contracts';
import type { TextItem } from '../facts.ts';
import { MM_PER_PT } from '../sizes.ts';
import type { Font } from './fonts.ts';
import { type GraphicsState, leavesInks, type TextPlace } from './graphics-state.ts';
import type { Operand } from './lexer.ts';
import { boxAround, cornersOf, multiply, penScale, scalesOf } from './matrix.ts';
import type { PageItems } from './page-items.ts';

const INVISIBLE = 3;
const ONLY_CLIPS = 7;
/** Modes of text that fill letters, and that draw lines around them; the higher ones clip as well. */
const FILLS = new Set([0, 2, 4, 6]);
const STROKES = new Set([1, 2, 5, 6]);

/** Shows a string, or an array of strings and gaps, and moves on by its width. Nothing is collected without `found`. */
export function showText(
  operand: Operand | undefined,
  state: GraphicsState,
  place: TextPlace,
  found: PageItems | undefined,
  shared: { onFont(font: Font, box: Box): void },
): void {
  const { font, fontSize } = state;
  if (!font) return;
  // Letters that are drawings are painted in any mode (ISO 32000-2, section 9.3.6).
  const textMode = font.drawn ? 0 : state.textMode;
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
  if (!found || inkTo < inkFrom || textMode === INVISIBLE) return;
  const [top, bottom] = font.extent;
  const box = boxAround(
    matrix,
    cornersOf(inkFrom, state.rise + bottom * fontSize, inkTo - inkFrom, (top - bottom) * fontSize),
  );
  if (textMode === ONLY_CLIPS) {
    const seen = found.visible(box, state);
    if (seen) shared.onFont(font, seen);
    return;
  }
  const fill = FILLS.has(textMode) && state.fill.alpha > 0 ? state.fill : undefined;
  const stroke = STROKES.has(textMode) && state.stroke.alpha > 0 ? state.stroke : undefined;
  const paint = fill ?? stroke;
  if (!paint) return;
  const over = [fill, stroke].filter((one) => one !== undefined && leavesInks(one, state));
  const widthMm = Math.abs(state.lineWidth) * penScale(state.matrix, null);
  const item: TextItem = {
    type: 'text' as const,
    box,
    sizePt: (Math.abs(fontSize * scalesOf(matrix)[1]) * font.em) / MM_PER_PT,
    fill: paint.colour,
    stroke: stroke ? { colour: stroke.colour, widthPt: widthMm / MM_PER_PT } : null,
    overprints: over.length > 0,
    vanishes: over.some((one) => one?.colour.isWhite),
  };
  const added = found.add(item, state, paint);
  if (added) shared.onFont(font, added.box);
}
