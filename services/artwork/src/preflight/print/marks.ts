import {
  appendBezierCurve,
  lineTo,
  moveTo,
  type PDFContext,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  setFillingCmykColor,
  setLineWidth,
  stroke,
} from '@cantoo/pdf-lib';
import { isInLayoutFonts } from '@print-shop/contracts/client';
import { shapeLine } from '../../lettering/shape-line.ts';
import { lettersAsOutlines } from '../pdf/lettering-operators.ts';
import { through } from './new-sheet.ts';

export type Line = readonly [x0: number, y0: number, x1: number, y1: number];

const LINE_MM = 0.09;
const CIRCLE_MM = 1.3;
const CROSS_MM = 2.4;
/** Control points of a quarter of a circle. */
const ROUND = 0.5523;
const SLUG_TYPE_MM = 2;

/** Registration colour: full ink on every plate, whatever plates there are (ISO 32000-2, section 8.6.6.4). */
function useAllInks(page: PDFPage): PDFOperator[] {
  const { context } = page.doc;
  const { Resources } = page.node.normalizedEntries();
  const spaces = Resources.lookupMaybe(PDFName.of('ColorSpace'), PDFDict) ?? context.obj({});
  Resources.set(PDFName.of('ColorSpace'), spaces);
  spaces.set(PDFName.of('All'), allInks(context));
  return [
    PDFOperator.of(PDFOperatorNames.StrokingColorspace, [PDFName.of('All')]),
    PDFOperator.of(PDFOperatorNames.StrokingColorN, [PDFNumber.of(1)]),
  ];
}

const allInks = (context: PDFContext) =>
  context.obj([
    'Separation',
    'All',
    'DeviceCMYK',
    { FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [1, 1, 1, 1], N: 1 },
  ]);

/** Lines and registration marks on all plates; lengths in the unit of the page at hand. */
export const drawMarks = (
  page: PDFPage,
  lines: readonly Line[],
  middles: readonly (readonly [number, number])[],
): PDFOperator[] => [
  ...useAllInks(page),
  setLineWidth(LINE_MM),
  ...lines.flatMap(lineOf),
  ...middles.flatMap(([x, y]) => [
    ...lineOf([x - CROSS_MM, y, x + CROSS_MM, y]),
    ...lineOf([x, y - CROSS_MM, x, y + CROSS_MM]),
    ...circleOf(x, y, CIRCLE_MM),
  ]),
];

const lineOf = ([x0, y0, x1, y1]: Line): PDFOperator[] => [moveTo(x0, y0), lineTo(x1, y1), stroke()];

function circleOf(x: number, y: number, r: number): PDFOperator[] {
  const k = r * ROUND;
  return [
    moveTo(x + r, y),
    appendBezierCurve(x + r, y + k, x + k, y + r, x, y + r),
    appendBezierCurve(x - k, y + r, x - r, y + k, x - r, y),
    appendBezierCurve(x - r, y - k, x - k, y - r, x, y - r),
    appendBezierCurve(x + k, y - r, x + r, y - k, x + r, y),
    stroke(),
  ];
}

/** A small line of black text that begins at a place, made smaller where it is longer than `widthMm`. */
export function drawSlug(text: string, x: number, baseline: number, widthMm: number): PDFOperator[] {
  const known = [...text].map((sign) => (isInLayoutFonts(sign) && sign !== '\n' ? sign : '?')).join('');
  const { glyphs, width } = shapeLine(known, 'regular', SLUG_TYPE_MM);
  const scale = Math.min(1, widthMm / width);
  return [setFillingCmykColor(0, 0, 0, 1), ...through([scale, 0, 0, scale, x, baseline], lettersAsOutlines(glyphs))];
}
