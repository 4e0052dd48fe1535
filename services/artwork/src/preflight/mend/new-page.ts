import { deflateSync } from 'node:zlib';
import {
  concatTransformationMatrix,
  drawObject,
  PDFDocument,
  type PDFEmbeddedPage,
  type PDFImage,
  PDFName,
  PDFNumber,
  type PDFPage,
  PDFRawStream,
  type PDFRef,
  popGraphicsState,
  pushGraphicsState,
} from '@cantoo/pdf-lib';
import type { Box } from '@print-shop/contracts';
import type { Matrix } from '../pdf/matrix.ts';
import type { Raster } from '../raster.ts';
import type { PageSize } from '../report.ts';
import { MM_PER_PT } from '../sizes.ts';

/** ISO 32000-2, Annex C: the most units that a page may be wide. */
const MOST_UNITS = 14_400;

const pt = (mm: number): number => mm / MM_PER_PT;

/** Points in a unit of a page of this size: a banner is longer than a page may be in points. */
export const userUnitOf = ({ widthMm, heightMm }: PageSize): number =>
  Math.max(1, Math.ceil(pt(Math.max(widthMm, heightMm)) / MOST_UNITS));

/** A mended page: its size, and where it is cut. The whole page is bleed. */
export interface Sheet extends PageSize {
  trim: Box;
}

/** An empty document that names its maker, and no time: the same file mended twice is the same. */
export const newDocument = (): Promise<PDFDocument> => PDFDocument.create({ updateMetadata: false });

/** Adds a page with trim and bleed box, on which is drawn in points. */
export function addSheet(document: PDFDocument, { widthMm, heightMm, trim }: Sheet): PDFPage {
  const userUnit = userUnitOf({ widthMm, heightMm });
  const units = (mm: number) => pt(mm) / userUnit;
  const page = document.addPage([units(widthMm), units(heightMm)]);
  page.setBleedBox(0, 0, units(widthMm), units(heightMm));
  page.setTrimBox(units(trim.x), units(heightMm - trim.y - trim.height), units(trim.width), units(trim.height));
  if (userUnit > 1) {
    page.node.set(PDFName.of('UserUnit'), PDFNumber.of(userUnit));
    page.pushOperators(concatTransformationMatrix(1 / userUnit, 0, 0, 1 / userUnit, 0, 0));
  }
  return page;
}

/** Draws an embedded page through `matrix`, which leads to points of the sheet, `y` upwards. */
export function drawThrough(page: PDFPage, drawn: PDFEmbeddedPage, matrix: Matrix): void {
  const name = page.node.newXObject('Page', drawn.ref);
  page.pushOperators(pushGraphicsState(), concatTransformationMatrix(...matrix), drawObject(name), popGraphicsState());
}

export function fillWith(page: PDFPage, image: PDFImage, { widthMm, heightMm }: PageSize): void {
  const [width, height] = [pt(widthMm), pt(heightMm)];
  page.drawImage(image, { x: 0, y: 0, width, height });
}

/**
 * Fills a page with pixels of four channels, as they are: nothing is printed where they are transparent. The pixels are of no use
 * afterwards, as there is no memory for a copy.
 */
export function fillWithPixels(page: PDFPage, { data, width, height }: Raster, { widthMm, heightMm }: PageSize): void {
  const { context } = page.doc;
  const mask = new Uint8Array(width * height);
  for (let at = 0; at < mask.length; at++) {
    mask[at] = data[at * 4 + 3] ?? 255;
    data.copyWithin(at * 3, at * 4, at * 4 + 3);
  }
  const colours = data.subarray(0, mask.length * 3);
  const image = (pixels: Uint8Array, ColorSpace: string, more: { SMask?: PDFRef } = {}) =>
    context.register(
      PDFRawStream.of(
        context.obj({
          Type: 'XObject',
          Subtype: 'Image',
          Width: width,
          Height: height,
          ColorSpace,
          BitsPerComponent: 8,
          Filter: 'FlateDecode',
          ...more,
        }),
        deflateSync(pixels),
      ),
    );
  const name = page.node.newXObject('Image', image(colours, 'DeviceRGB', { SMask: image(mask, 'DeviceGray') }));
  const matrix = concatTransformationMatrix(pt(widthMm), 0, 0, pt(heightMm), 0, 0);
  page.pushOperators(pushGraphicsState(), matrix, drawObject(name), popGraphicsState());
}
