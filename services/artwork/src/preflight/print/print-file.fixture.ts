import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cmyk, type PDFDocument, type PDFPage, PDFRawStream } from '@cantoo/pdf-lib';
import { deadlineIn } from '../deadline.ts';
import { newDocument } from '../mend/new-page.ts';
import { getName } from '../pdf/objects.ts';
import { openPdf } from '../pdf/open-pdf.ts';
import { pagesOf } from '../pdf/page-tree.ts';
import { openDrawn } from '../pdf/pdfium-document.ts';
import { shownSize } from '../pdf/shown-page.ts';
import type { CheckedPage, PrintJob } from '../report.ts';
import { card } from '../rules/facts.fixture.ts';
import { MM_PER_INCH } from '../sizes.ts';
import { writePrintFile } from './print-file.ts';

export const MM = 72 / MM_PER_INCH;
/** Around the trim of a card with 3 mm of bleed. */
export const MARGIN = 10;
export const soon = () => deadlineIn(60_000);

export const printJob = (path: string, change: Partial<PrintJob> = {}): Omit<PrintJob, 'outPath'> => ({
  path,
  profile: card,
  size: null,
  label: 'Order #abc123 · विज़िटिंग कार्ड · version 2',
  sha256: 'ab'.repeat(32),
  at: new Date('2026-11-24T10:00:00Z'),
  ...change,
});

/** The print file of a file. */
export async function print(
  path: string,
  change: Partial<PrintJob> = {},
): Promise<{ bytes: Uint8Array; pages: CheckedPage[] }> {
  const place = mkdtempSync(join(tmpdir(), 'print-file-'));
  try {
    const outPath = join(place, 'print.pdf');
    const result = await writePrintFile({ ...printJob(path, change), outPath }, soon());
    if (result.state === 'refused') throw new Error(result.code);
    return { bytes: readFileSync(outPath), pages: result.pages };
  } finally {
    rmSync(place, { recursive: true });
  }
}

/** Draws a card on a page with 3 mm of bleed: cyan all over, with black, magenta and yellow corners so that nothing is symmetrical. */
function drawCard(page: PDFPage): void {
  const box = (x: number, y: number, width: number, height: number, ...ink: [number, number, number, number]) =>
    page.drawRectangle({ x: x * MM, y: y * MM, width: width * MM, height: height * MM, color: cmyk(...ink) });
  box(0, 0, 96, 60, 0.5, 0, 0, 0);
  box(3, 3, 20, 10, 0, 0, 0, 1);
  box(73, 3, 20, 10, 0, 1, 0, 0);
  box(3, 47, 20, 10, 0, 0, 1, 0);
}

/** A file of cards of 90 × 54 mm with bleed and trim box. */
export async function aCard(
  place: string,
  pages = 1,
  change: (document: PDFDocument) => unknown = () => undefined,
): Promise<string> {
  const document = await newDocument();
  for (let at = 0; at < pages; at++) {
    const page = document.addPage([96 * MM, 60 * MM]);
    page.setTrimBox(3 * MM, 3 * MM, 90 * MM, 54 * MM);
    drawCard(page);
  }
  await change(document);
  const path = join(place, `${randomUUID()}.pdf`);
  writeFileSync(path, await document.save());
  return path;
}

/** A function that reads the colour of a shown page at a place in millimetres. */
export async function drawn(bytes: Uint8Array, page = 0): Promise<(x: number, y: number) => number[]> {
  const node = pagesOf(await openPdf(bytes))[page];
  if (!node) throw new Error('there is such a page');
  const longest = Math.max(...Object.values(shownSize(node)));
  const document = await openDrawn(bytes, false);
  const raster = document.draw(page, { longestPx: longest * 5 });
  document.close();
  const pxPerMm = raster.width / shownSize(node).widthMm;
  return (x, y) => {
    const at = (Math.floor(y * pxPerMm) * raster.width + Math.floor(x * pxPerMm)) * raster.channels;
    return [...raster.data.subarray(at, at + 3)];
  };
}

export const images = (document: PDFDocument): PDFRawStream[] =>
  document.context
    .enumerateIndirectObjects()
    .map(([, object]) => object)
    .filter(
      (object): object is PDFRawStream => object instanceof PDFRawStream && getName(object.dict, 'Subtype') === 'Image',
    );
