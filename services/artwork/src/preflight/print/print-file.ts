import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { PDFDocument } from '@cantoo/pdf-lib';
import type { Box } from '@print-shop/contracts';
import type { Deadline } from '../deadline.ts';
import { kindOf } from '../kind.ts';
import { convertDocument } from '../mend/convert/convert-colours.ts';
import { newDocument } from '../mend/new-page.ts';
import { picturePdf } from '../mend/picture-pdf.ts';
import { becomeAsPrinted } from '../pdf/as-printed.ts';
import { common } from '../pdf/matrix.ts';
import { openPdf } from '../pdf/open-pdf.ts';
import { geometryOf } from '../pdf/page-geometry.ts';
import { pagesOf } from '../pdf/page-tree.ts';
import { toShown } from '../pdf/shown-page.ts';
import { writeDocument } from '../pdf/write-document.ts';
import { unknownKind } from '../refusal.ts';
import type { Answers, CheckedPage, PrintJob } from '../report.ts';
import { createEmbedder } from './embed-page.ts';
import { drawMarks, drawSlug } from './marks.ts';
import { formsOn, newSheet } from './new-sheet.ts';
import { becomePdfX } from './pdf-x.ts';
import { cropMarks, finishedTrim, printedSheet, registrationMarks, slugPlace } from './printed-sheet.ts';

/** Inks of the file stay as they are. */
const ANY_INK = 400;

/** Writes the print file of a customer's file. Throws a refusal for a file that cannot be read. */
export async function writePrintFile(job: PrintJob, deadline: Deadline): Promise<Answers['print']> {
  const { document, pages } = await printFileOf(job, deadline);
  await writeDocument(document, job.outPath);
  return { state: 'printed', pages };
}

/**
 * The pages of a file with bleed, marks and a slug. The same job makes the same document, whose pictures may lie beside `outPath` until it is
 * written.
 */
export async function printFileOf(
  job: PrintJob,
  deadline: Deadline,
): Promise<{ document: PDFDocument; pages: CheckedPage[] }> {
  const source = await asPdf(job, deadline);
  await becomeAsPrinted(source, deadline);
  const { colours, minDpi } = job.profile;
  if (colours === 'cmyk') {
    const limits = { inkLimitPercent: ANY_INK, minDpi, folder: dirname(job.outPath) };
    await convertDocument(source, { ...limits, spots: 'kept' }, deadline);
  }
  const out = await newDocument();
  const embed = createEmbedder(source, out);
  const nodes = pagesOf(source);
  const pages: CheckedPage[] = [];
  for (const [index, node] of nodes.entries()) {
    deadline.check();
    const shown = geometryOf(node, job);
    const trim = finishedTrim(shown.trim, job.profile, job.size);
    const sheet = printedSheet({ widthMm: trim.width, heightMm: trim.height }, job.profile.bleedMm);
    const { page, draw } = newSheet(out, sheet);
    const [x, y] = [sheet.trim.x - trim.x, sheet.trim.y - trim.y];
    // As much of the page as the bleed takes.
    const cut = common(
      { x: sheet.bleed.x - x, y: sheet.bleed.y - y, width: sheet.bleed.width, height: sheet.bleed.height },
      { x: 0, y: 0, width: shown.widthMm, height: shown.heightMm },
    );
    if (cut) draw(formsOn(page)(embed(node, cut), toShown(node), [1, 0, 0, 1, x, y]));
    draw(drawMarks(page, cropMarks(sheet), registrationMarks(sheet)));
    const slug = slugPlace(sheet);
    draw(drawSlug(`${job.label} · page ${index + 1} of ${nodes.length}`, slug.x, slug.baseline, slug.widthMm));
    pages.push(checkedPage(trim, shown));
  }
  await becomePdfX(out, { title: job.label, at: job.at, id: idOf(job.sha256, job.label) });
  return { document: out, pages };
}

/** Identifies a document by what it is made of. */
export const idOf = (...parts: string[]): string => createHash('sha256').update(parts.join('\n')).digest('hex');

async function asPdf({ path, ...job }: PrintJob, deadline: Deadline): Promise<PDFDocument> {
  const kind = await kindOf(path);
  if (!kind) throw unknownKind();
  const context = { ...job, deadline, outDir: '', onProgress: () => undefined };
  return kind === 'pdf' ? openPdf(await readFile(path)) : picturePdf(path, kind, context);
}

const checkedPage = (
  { x, y, width, height }: Box,
  { widthMm, heightMm }: { widthMm: number; heightMm: number },
): CheckedPage => ({
  widthMm: round(width),
  heightMm: round(height),
  whole: { widthMm: round(widthMm), heightMm: round(heightMm) },
  trim: { x: round(x), y: round(y), width: round(width), height: round(height) },
});

const round = (mm: number): number => Math.round(mm * 100) / 100;
