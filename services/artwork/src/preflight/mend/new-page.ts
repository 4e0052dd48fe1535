import {
  concatTransformationMatrix,
  drawObject,
  PDFDocument,
  type PDFEmbeddedPage,
  type PDFImage,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
} from '@cantoo/pdf-lib';
import type { Box } from '@print-shop/contracts';
import type { Matrix } from '../pdf/matrix.ts';
import type { PageSize } from '../report.ts';
import { MM_PER_PT } from '../sizes.ts';

const pt = (mm: number): number => mm / MM_PER_PT;

/** A mended page: its size, and where it is cut. The whole page is bleed. */
export interface Sheet extends PageSize {
  trim: Box;
}

/** An empty document that names its maker, and no time: the same file mended twice is the same. */
export const newDocument = (): Promise<PDFDocument> => PDFDocument.create({ updateMetadata: false });

/** Adds a page with trim and bleed box. */
export function addSheet(document: PDFDocument, { widthMm, heightMm, trim }: Sheet): PDFPage {
  const page = document.addPage([pt(widthMm), pt(heightMm)]);
  page.setBleedBox(0, 0, pt(widthMm), pt(heightMm));
  page.setTrimBox(pt(trim.x), pt(heightMm - trim.y - trim.height), pt(trim.width), pt(trim.height));
  return page;
}

/** Draws an embedded page through `matrix`, which leads to points of the sheet, `y` upwards. */
export function drawThrough(page: PDFPage, drawn: PDFEmbeddedPage, matrix: Matrix): void {
  const name = page.node.newXObject('Page', drawn.ref);
  page.pushOperators(pushGraphicsState(), concatTransformationMatrix(...matrix), drawObject(name), popGraphicsState());
}

/** Draws a picture over the whole sheet. */
export function fillWith(page: PDFPage, image: PDFImage): void {
  const { width, height } = page.getSize();
  page.drawImage(image, { x: 0, y: 0, width, height });
}
