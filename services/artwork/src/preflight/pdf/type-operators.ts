import type { PDFDict } from '@cantoo/pdf-lib';
import type { Box } from '@print-shop/contracts';
import { type Font, fontOf } from './fonts.ts';
import type { GraphicsState, TextPlace } from './graphics-state.ts';
import type { Operand } from './lexer.ts';
import { IDENTITY, multiply } from './matrix.ts';
import { matrixOf } from './matrix-operand.ts';
import type { PageItems } from './page-items.ts';
import { showText } from './show-text.ts';

/** The state that text operators change, and the list of the shown text. Nothing is collected without `found`. */
interface TypeTarget {
  state: GraphicsState;
  place: TextPlace;
  found: PageItems | undefined;
  shared: { fonts: Map<PDFDict, Font>; onFont(font: Font, box: Box): void };
  fontNamed(name: Operand | undefined): PDFDict | undefined;
}

/** Applies an operator of text (ISO 32000-2, section 9.4); does nothing for others. */
export function setType(operator: string, operands: readonly Operand[], target: TypeTarget): void {
  const { state, place, found, shared } = target;
  const n = (at: number): number => (typeof operands[at] === 'number' ? operands[at] : 0);
  const move = (x: number, y: number) => place.set(multiply([1, 0, 0, 1, x, y], place.line));
  const show = (operand: Operand | undefined) => showText(operand, state, place, found, shared);
  switch (operator) {
    case 'BT':
      place.set(IDENTITY);
      return;
    case 'Tf':
      state.font = fontInDict(target.fontNamed(operands[0]), shared.fonts);
      state.fontSize = n(1);
      return;
    case 'Tc':
      state.charSpace = n(0);
      return;
    case 'Tw':
      state.wordSpace = n(0);
      return;
    case 'Tz':
      state.stretch = n(0) / 100;
      return;
    case 'TL':
      state.leading = n(0);
      return;
    case 'Ts':
      state.rise = n(0);
      return;
    case 'Tr':
      state.textMode = n(0);
      return;
    case 'Td':
      move(n(0), n(1));
      return;
    case 'TD':
      state.leading = -n(1);
      move(n(0), n(1));
      return;
    case 'Tm':
      place.set(matrixOf(operands));
      return;
    case 'T*':
      move(0, -state.leading);
      return;
    case 'Tj':
    case 'TJ':
      show(operands[0]);
      return;
    case "'":
      move(0, -state.leading);
      show(operands[0]);
      return;
    case '"':
      state.wordSpace = n(0);
      state.charSpace = n(1);
      move(0, -state.leading);
      show(operands[2]);
      return;
  }
}

/** The font of a dictionary, read once. */
export function fontInDict(dict: PDFDict | undefined, fonts: Map<PDFDict, Font>): Font | undefined {
  if (!dict) return undefined;
  const known = fonts.get(dict) ?? fontOf(dict);
  fonts.set(dict, known);
  return known;
}
