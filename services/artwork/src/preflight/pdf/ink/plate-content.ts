import type { PDFDict } from '@cantoo/pdf-lib';
import { setColour } from '../colour-operators.ts';
import { applyExtGState } from '../ext-gstate.ts';
import { copyOf, type GraphicsState, leavesInks, type Paint } from '../graphics-state.ts';
import { type Operand, readContent } from '../lexer.ts';
import { getDict } from '../objects.ts';
import { SavedStates } from '../saved-states.ts';

/** Names that the resources of a page get for the colour spaces of its plates. */
export const SPACE_NAMES = { 1: 'InkGray', 3: 'InkRGB', 4: 'InkCMYK' } as const;
/** Names of the graphics states in which inks below stay, and are covered. */
export const OVER = 'InkOver';
export const COVER = 'InkCover';

const FILLS: Readonly<Record<string, string>> = { g: SPACE_NAMES[1], rg: SPACE_NAMES[3], k: SPACE_NAMES[4] };
const STROKES: Readonly<Record<string, string>> = { G: SPACE_NAMES[1], RG: SPACE_NAMES[3], K: SPACE_NAMES[4] };

const PATHS = new Set(['m', 'l', 'c', 'v', 'y', 'h', 're', 'W', 'W*']);
/** The fill and the stroke of each operator, as if they were two. */
const PAINTS: Readonly<Record<string, { fill?: string; stroke?: string }>> = {
  f: { fill: 'f' },
  F: { fill: 'f' },
  'f*': { fill: 'f*' },
  S: { stroke: 'S' },
  s: { stroke: 's' },
  n: {},
  B: { fill: 'f', stroke: 'S' },
  'B*': { fill: 'f*', stroke: 'S' },
  b: { fill: 'f', stroke: 's' },
  'b*': { fill: 'f*', stroke: 's' },
};
const SHOWS = new Set(['Tj', 'TJ', "'", '"']);
/** Letters that are stroked and not filled. */
const STROKED_TEXT = new Set([1, 5]);

/** Black, as pages and tiles begin. */
export const BEGINNING = Buffer.from(`/${SPACE_NAMES[1]} cs 0 sc /${SPACE_NAMES[1]} CS 0 SC `);

interface Around {
  /** The graphics state in which the content begins; it is not changed. */
  state: GraphicsState;
  resources: PDFDict | undefined;
  /** Called for each form or picture that the content shows, with the graphics state at hand. */
  onExternal?: (name: string, state: GraphicsState) => void;
}

/**
 * A content stream in which colours that name no space of their own are those of the plates. Overprint is painted so that the inks
 * below it stay. Nothing else is, whatever blends in the file.
 */
export function plateContent(bytes: Uint8Array, { state: beginning, resources, onExternal }: Around): Uint8Array {
  const parts: (string | Uint8Array)[] = [];
  const saved = new SavedStates<GraphicsState>();
  let state = copyOf(beginning);
  let kept = 0;
  let pathFrom: number | undefined;
  const replace = ({ from, to }: { from: number; to: number }, by: string): void => {
    parts.push(bytes.subarray(kept, from), by);
    kept = to;
  };
  const isOver = (paint: Paint): boolean => leavesInks(paint, state) && ['Normal', 'Compatible'].includes(state.blend);
  const over = (operator: string): string => ` /${OVER} gs ${operator} /${COVER} gs `;

  /** A path is painted twice where only one of its paints leaves the inks below it. */
  const paintPath = (operator: string, span: { from: number; to: number }): void => {
    const { fill, stroke } = PAINTS[operator] ?? {};
    const [fillsOver, strokesOver] = [
      fill !== undefined && isOver(state.fill),
      stroke !== undefined && isOver(state.stroke),
    ];
    const path = Buffer.from(bytes.subarray(pathFrom ?? span.from, span.from)).toString('latin1');
    pathFrom = undefined;
    if (!fillsOver && !strokesOver) return;
    if (fill && stroke && fillsOver !== strokesOver)
      replace(span, `${fillsOver ? over(fill) : ` ${fill} `}${path}${strokesOver ? over(stroke) : ` ${stroke} `}`);
    else replace(span, over(operator));
  };

  const onOperator = (operator: string, operands: Operand[], span: { from: number; to: number }): void => {
    if (PATHS.has(operator)) pathFrom ??= span.from;
    else if (operator in PAINTS) paintPath(operator, span);
    else if (SHOWS.has(operator)) {
      const paint = STROKED_TEXT.has(state.textMode) ? state.stroke : state.fill;
      if (isOver(paint)) replace(span, over(Buffer.from(bytes.subarray(span.from, span.to)).toString('latin1')));
    } else if (operator === 'q') saved.save(() => copyOf(state));
    else if (operator === 'Q') state = saved.restore(state);
    else if (operator === 'Tr') state.textMode = typeof operands[0] === 'number' ? operands[0] : 0;
    else if (operator === 'gs') {
      const dict = getDict(getDict(resources, 'ExtGState'), nameIn(operands[0]));
      if (dict) applyExtGState(state, dict, () => undefined);
    } else if (operator === 'Do') onExternal?.(nameIn(operands[0]), state);
    else {
      setColour(operator, operands, state, resources);
      const [space, isStroke] = [FILLS[operator] ?? STROKES[operator], operator in STROKES];
      if (space === undefined) return;
      const levels = operands.map((operand) => (typeof operand === 'number' ? operand : 0));
      // PDF has no exponents.
      const numbers = levels.map((level) => Number(level.toFixed(5))).join(' ');
      replace(span, ` /${space} ${isStroke ? 'CS' : 'cs'} ${numbers} ${isStroke ? 'SC' : 'sc'} `);
    }
  };
  readContent(bytes, onOperator);
  return Buffer.concat(
    [...parts, bytes.subarray(kept)].map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  );
}

const nameIn = (operand: Operand | undefined): string => (typeof operand === 'string' ? operand.slice(1) : '');
