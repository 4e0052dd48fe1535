import { readFile } from 'node:fs/promises';
import { clip, endPath, type PDFOperator, popGraphicsState, pushGraphicsState, rectangle } from '@cantoo/pdf-lib';
import type { Box } from '@print-shop/contracts';
import {
  type GangLayout,
  type GangPlace,
  gangLayout,
  gangPlaces,
  PRESS_SHEET_SIZES,
} from '@print-shop/contracts/client';
import type { Deadline } from '../deadline.ts';
import { newDocument } from '../mend/new-page.ts';
import type { Matrix } from '../pdf/matrix.ts';
import { openPdf } from '../pdf/open-pdf.ts';
import { boxNamed, type PageNode, pagesOf } from '../pdf/page-tree.ts';
import { boxOf, shownSize, toShown } from '../pdf/shown-page.ts';
import { writeDocument } from '../pdf/write-document.ts';
import type { Answers, GangJob } from '../report.ts';
import { isSameSize } from '../sizes.ts';
import { createEmbedder } from './embed-page.ts';
import { gangMarks, gangSlug, printedPart } from './gang-marks.ts';
import { drawMarks, drawSlug } from './marks.ts';
import { formsOn, newSheet } from './new-sheet.ts';
import { becomePdfX } from './pdf-x.ts';
import { idOf, printFileOf } from './print-file.ts';

const SAME_MM = 0.1;

/**
 * Writes sheets with copies of a print file: a front for its first page, a back for its second, and so on. Returns `no-room`
 * where no copy fits or the pages differ in size.
 */
export async function writeGangSheet(job: GangJob, deadline: Deadline): Promise<Answers['gang']> {
  const source = job.isPrintFile
    ? await openPdf(await readFile(job.path))
    : (await printFileOf(job, deadline)).document;
  const sheet = PRESS_SHEET_SIZES[job.sheet];
  const pages = pagesOf(source).map((node) => ({
    node,
    trim: pageBox(node, 'TrimBox'),
    bleed: pageBox(node, 'BleedBox'),
  }));
  const [first] = pages;
  const layout = first && gangLayout(sizeOf(first.trim), sheet, job.gapMm);
  if (!layout || pages.some(({ trim }) => !isSameSize(sizeOf(trim), sizeOf(first.trim), SAME_MM)))
    return { state: 'no-room' };

  const out = await newDocument();
  const embed = createEmbedder(source, out);
  const whole = { x: 0, y: 0, width: sheet.widthMm, height: sheet.heightMm };
  for (const [index, { node, trim, bleed }] of pages.entries()) {
    deadline.check();
    const side = index % 2 === 0 ? 'front' : 'back';
    const { page, draw } = newSheet(out, { ...sheet, trim: whole, bleed: whole });
    const [form, drawForm] = [embed(node, bleed), formsOn(page)];
    for (const place of gangPlaces(layout, sheet, job.gapMm, side)) {
      const part = printedPart(layout, place, job.gapMm, trim.x - bleed.x);
      const moved = drawForm(form, toShown(node), [1, 0, 0, 1, -trim.x, -trim.y], matrixOf(place, trim));
      draw(cutAt(part, moved));
    }
    draw(drawMarks(page, gangMarks(layout, sheet, job.gapMm), []));
    const { x, baseline, widthMm } = gangSlug(layout, sheet);
    draw(drawSlug(slugOf(job.label, layout, index, pages.length, side), x, baseline, widthMm));
  }
  const id = idOf(job.sha256, job.label, job.sheet, String(job.gapMm));
  await becomePdfX(out, { title: job.label, at: job.at, id });
  await writeDocument(out, job.outPath);
  return { state: 'ganged' };
}

const slugOf = (label: string, { perSheet }: GangLayout, index: number, of: number, side: string): string =>
  `${label} · page ${index + 1} of ${of} · ${perSheet} on a sheet${of > 1 ? `, ${side}` : ''}`;

/** A box of a page that has it, in millimetres of the shown page; a print file has all boxes. */
function pageBox(node: PageNode, name: 'TrimBox' | 'BleedBox'): Box {
  const { widthMm, heightMm } = shownSize(node);
  const box = boxNamed(node, name);
  return box ? boxOf(toShown(node), box) : { x: 0, y: 0, width: widthMm, height: heightMm };
}

const sizeOf = ({ width, height }: Box) => ({ widthMm: width, heightMm: height });

/** From the trim of a page to its place, turned clockwise where that is so. */
function matrixOf({ x, y, degrees }: GangPlace, { width, height }: Pick<Box, 'width' | 'height'>): Matrix {
  if (degrees === 90) return [0, 1, -1, 0, x + height, y];
  return degrees === 270 ? [0, -1, 1, 0, x, y + width] : [1, 0, 0, 1, x, y];
}

const cutAt = ({ x, y, width, height }: Box, operators: readonly PDFOperator[]): PDFOperator[] => [
  pushGraphicsState(),
  rectangle(x, y, width, height),
  clip(),
  endPath(),
  ...operators,
  popGraphicsState(),
];
