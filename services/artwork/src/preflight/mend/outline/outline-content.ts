import type { PDFDict } from '@cantoo/pdf-lib';
import { applyExtGState } from '../../pdf/ext-gstate.ts';
import { type Font, fontOf } from '../../pdf/fonts.ts';
import { copyOf, startState, TextPlace } from '../../pdf/graphics-state.ts';
import { glyphOutline } from '../../pdf/lettering-operators.ts';
import { type Operand, readContent } from '../../pdf/lexer.ts';
import { apply, IDENTITY, type Matrix, multiply } from '../../pdf/matrix.ts';
import { dictOf, getArray } from '../../pdf/objects.ts';
import { SavedStates } from '../../pdf/saved-states.ts';
import { setType } from '../../pdf/type-operators.ts';
import { missingLetter } from '../../refusal.ts';
import type { Letter, OutlineFont } from './outline-font.ts';

/** Fills, strokes, does both, or shows nothing; the other modes clip, and stay text. */
const PAINTS = ['f', 'S', 'B', 'n'];
const MOVES = new Set(['Td', 'TD', 'T*', 'Tm']);
const SHOWS = new Set(['Tj', 'TJ', "'", '"']);
const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

/**
 * A content stream in which the letters of some fonts are shapes, in the colours and at the places that they had. Shapes stand
 * outside of text objects, so each place in the remaining text is written again. `fonts` and `states` are the fonts and the graphics
 * state parameters of the resources by name. `onKept` is called where text in such a font clips, and stays text. Throws a refusal for
 * a letter that has no shape: nothing may be left out.
 */
export function outlineContent(
  bytes: Uint8Array,
  { fonts, states }: { fonts: ReadonlyMap<string, PDFDict>; states: ReadonlyMap<string, PDFDict> },
  outlineOf: (font: PDFDict) => OutlineFont | undefined,
  onKept: () => void = () => undefined,
): Uint8Array {
  const out: (string | Uint8Array)[] = [];
  let state = startState(IDENTITY, NOWHERE);
  let dict: PDFDict | undefined;
  const saved = new SavedStates<{ state: typeof state; dict: typeof dict }>();
  const place = new TextPlace();
  const shared = { fonts: new Map<PDFDict, Font>(), onFont: () => undefined };
  let isText = false;
  /** For each open marked content, whether it began within a text object. */
  const marks: boolean[] = [];
  const fontNamed = (name: Operand | undefined) => (typeof name === 'string' ? fonts.get(name.slice(1)) : undefined);
  const set = (operator: string, operands: readonly Operand[]) =>
    setType(operator, operands, { state, place, found: undefined, shared, fontNamed });

  const show = (operand: Operand | undefined, raw: string | Uint8Array): void => {
    const font = dict && outlineOf(dict);
    const letters = PAINTS[state.textMode] ? lettersOf(operand, font) : undefined;
    if (!letters) {
      if (font) onKept();
      out.push(` ${place.matrix.map(plain).join(' ')} Tm `, raw);
      set('Tj', [operand ?? null]);
      return;
    }
    const shapes: string[] = [];
    for (const letter of letters) {
      if (typeof letter === 'number') {
        move(place, (-letter / 1000) * state.fontSize * state.stretch);
        continue;
      }
      const size: Matrix = [state.fontSize * state.stretch, 0, 0, state.fontSize, 0, state.rise];
      shapes.push(shapeOf(letter, multiply(size, place.matrix)));
      const gap = state.charSpace + (letter.isSpace ? state.wordSpace : 0);
      move(place, (letter.advance * state.fontSize + gap) * state.stretch);
    }
    const path = shapes.join('');
    if (path) out.push(` ET ${path}${PAINTS[state.textMode]} BT `);
  };

  readContent(bytes, (operator, operands, { from, to }) => {
    const raw = bytes.subarray(from, to);
    if (operator === 'q') {
      saved.save(() => ({ state: copyOf(state), dict }));
    } else if (operator === 'Q') {
      ({ state, dict } = saved.restore({ state, dict }));
    } else if (operator === 'BT' || operator === 'ET') isText = operator === 'BT';
    else if (operator === 'BMC' || operator === 'BDC') {
      // Marked content must not begin in one text object and end in another.
      marks.push(isText);
      if (isText) return;
    } else if (operator === 'EMC' && marks.pop()) return;
    if (operator === 'Tf') dict = fontNamed(operands[0]);
    if (operator === 'gs') {
      const named = typeof operands[0] === 'string' ? states.get(operands[0].slice(1)) : undefined;
      const font = named && dictOf(getArray(named, 'Font')?.[0]);
      if (font) {
        dict = font;
        applyExtGState(state, named, () => fontOf(font));
      }
    }
    if (SHOWS.has(operator) && isText) {
      if (operator === '"') state.wordSpace = numberOf(operands[0]);
      if (operator === '"') state.charSpace = numberOf(operands[1]);
      if (operator === "'" || operator === '"') set('T*', []);
      const spacing = operator === '"' ? `${plain(state.wordSpace)} Tw ${plain(state.charSpace)} Tc ` : '';
      const isPlain = operator === 'Tj' || operator === 'TJ';
      show(operands.at(-1), isPlain ? raw : `${spacing}${hexOf(operands.at(-1))} Tj`);
      return;
    }
    set(operator, operands);
    if (!MOVES.has(operator)) out.push(raw);
  });
  return Buffer.concat(out.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
}

/** Letters and gaps in thousandths; `undefined` for a font that stays. Throws a refusal where a letter has no shape. */
function lettersOf(
  operand: Operand | undefined,
  font: OutlineFont | undefined,
): (number | (Letter & { isSpace: boolean }))[] | undefined {
  if (!font) return undefined;
  const letters: (number | (Letter & { isSpace: boolean }))[] = [];
  for (const part of Array.isArray(operand) ? operand : [operand]) {
    if (typeof part === 'number') letters.push(part);
    if (!(part instanceof Uint8Array)) continue;
    for (const code of part) {
      const letter = font.letterOf(code);
      if (!letter) throw missingLetter();
      letters.push({ ...letter, isSpace: code === 32 });
    }
  }
  return letters;
}

function move(place: TextPlace, by: number): void {
  place.matrix = multiply([1, 0, 0, 1, by, 0], place.matrix);
}

const shapeOf = ({ parts, scale }: Letter, matrix: Matrix): string =>
  parts
    .flatMap(({ path, x: left, stretch }) =>
      glyphOutline(
        path,
        (x, y) => apply(matrix, (left + x * stretch) * scale, y * scale).map(rounded) as [number, number],
      ),
    )
    .map((operator) => `${operator}\n`)
    .join('');

const numberOf = (operand: Operand | undefined): number => (typeof operand === 'number' ? operand : 0);
const hexOf = (operand: Operand | undefined): string =>
  `<${operand instanceof Uint8Array ? Buffer.from(operand).toString('hex') : ''}>`;
/** A number as PDF writes it: without an exponent. */
const plain = (n: number): string => String(rounded(n));
const rounded = (n: number): number => Number(n.toFixed(5)) + 0;
