import {
  concatTransformationMatrix,
  drawObject,
  type PDFDocument,
  PDFName,
  PDFNumber,
  type PDFOperator,
  type PDFPage,
  type PDFRef,
  popGraphicsState,
  pushGraphicsState,
} from '@cantoo/pdf-lib';
import type { Box } from '@print-shop/contracts';
import { userUnitOf } from '../mend/new-page.ts';
import { type Matrix, multiply } from '../pdf/matrix.ts';
import type { PageSize } from '../report.ts';
import { MM_PER_PT } from '../sizes.ts';

/** Adds a page with its boxes, all in millimetres from the upper left corner, and draws on it in these millimetres. */
export function newSheet(
  document: PDFDocument,
  { widthMm, heightMm, trim, bleed }: PageSize & { trim: Box; bleed: Box },
): { page: PDFPage; draw(operators: readonly PDFOperator[]): void } {
  const userUnit = userUnitOf({ widthMm, heightMm });
  const perMm = 1 / MM_PER_PT / userUnit;
  /** Boxes as they are written for people: 936 and not 936.0000000000001. */
  const points = (mm: number) => Math.round(mm * perMm * 10_000) / 10_000;
  const page = document.addPage([points(widthMm), points(heightMm)]);
  if (userUnit > 1) page.node.set(PDFName.of('UserUnit'), PDFNumber.of(userUnit));
  const corners = ({ x, y, width, height }: Box) =>
    [points(x), points(heightMm - y - height), points(width), points(height)] as const;
  page.setTrimBox(...corners(trim));
  page.setBleedBox(...corners(bleed));
  const toPoints: Matrix = [perMm, 0, 0, -perMm, 0, heightMm * perMm];
  return { page, draw: (operators) => page.pushOperators(...through(toPoints, operators)) };
}

export const through = (matrix: Matrix, operators: readonly PDFOperator[]): PDFOperator[] => [
  pushGraphicsState(),
  concatTransformationMatrix(...matrix),
  ...operators,
  popGraphicsState(),
];

/** Draws forms, each through matrices in their order. One that is drawn again has one name on its page. */
export function formsOn(page: PDFPage): (form: PDFRef, ...matrices: Matrix[]) => PDFOperator[] {
  const names = new Map<PDFRef, PDFName>();
  return (form, ...matrices) => {
    const name = names.get(form) ?? page.node.newXObject('Page', form);
    names.set(form, name);
    const [first, ...rest] = matrices;
    return first ? through(rest.reduce(multiply, first), [drawObject(name)]) : [drawObject(name)];
  };
}
