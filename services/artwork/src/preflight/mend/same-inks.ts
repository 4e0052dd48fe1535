import { readFile } from 'node:fs/promises';
import type { PDFDocument } from '@cantoo/pdf-lib';
import type { Box, MendCode } from '@print-shop/contracts';
import { cmykPixels } from '../bitmap/pixels.ts';
import { placedPages } from '../bitmap/placed-pages.ts';
import { collect } from '../collect.ts';
import { kindOf } from '../kind.ts';
import { becomeAsPrinted } from '../pdf/as-printed.ts';
import { openPdf } from '../pdf/open-pdf.ts';
import { geometryOf } from '../pdf/page-geometry.ts';
import { pagesOf } from '../pdf/page-tree.ts';
import { openPrinted } from '../pdf/printed-document.ts';
import type { Raster } from '../raster.ts';
import type { ReadContext } from '../read-context.ts';
import { changedLook } from '../refusal.ts';
import type { CheckedPage } from '../report.ts';
import { printWhites } from './print-whites.ts';
import { comparedPart, wholeOf } from './same-look.ts';

/** The longer side of a drawing that is compared, in pixels, and the places of a trim along its longer side. */
const COMPARED_PX = 400;
const PLACES = 240;
/**
 * How far around a place the inks are the same where it is compared, in pixels of a drawing: edges are blended, and letters become those of
 * another font.
 */
const AROUND = 1;
const AROUND_LETTERS = 4;
/** Steps of 255 of an ink: what compression changes, and what nobody calls the same. */
const EVEN = 8;
const OTHER = 20;
/** The least number of places that are another colour, and their least share of all. */
const LEAST_PLACES = 4;
const MOST_SHARE = 0.002;
const PAPER = 255;

/**
 * Throws a refusal where a mended file has other inks than its source, at places that have the same inks around them. No mend but the
 * conversion of colours may change them. White that overprints is printed once it is flattened, and so it counts in the source. Of
 * bitmaps, those in inks are compared: all others are converted.
 */
export async function refuseOtherInks(
  path: string,
  outPath: string,
  pages: readonly CheckedPage[],
  mends: readonly MendCode[],
  context: ReadContext,
): Promise<void> {
  const around = mends.includes('outline') ? AROUND_LETTERS : AROUND;
  const sources = new Map<number, { trim: Box; inks: Inks }>();
  for await (const [at, { drawing, widthMm, trim }] of sourcePages(path, pages.length, mends, context))
    sources.set(at, { trim, inks: inksAt(drawing, { widthMm, box: trim, like: trim }, around) });
  if (sources.size === 0) return;
  collect();
  const bytes = await readFile(outPath);
  for await (const [at, drawing] of drawingsOf(await openPdf(bytes), bytes, [...sources.keys()], context)) {
    const [source, page] = [sources.get(at), pages[at]];
    if (!source || !page) continue;
    const part = {
      widthMm: wholeOf(page).widthMm,
      box: comparedPart(page, source.trim, mends, context),
      like: source.trim,
    };
    if (hasOtherInks(source.inks, inksAt(drawing, part, around))) throw changedLook();
  }
}

/** The inks of a page as `inkDrawings` draws them, the width of the page, and where it is cut. */
interface SourcePage {
  drawing: Raster;
  widthMm: number;
  trim: Box;
}

/** The first `count` pages of a file by their index, as they are printed, as far as a mend leaves their inks as they are. */
async function* sourcePages(
  path: string,
  count: number,
  mends: readonly MendCode[],
  context: ReadContext,
): AsyncGenerator<[number, SourcePage]> {
  const kind = await kindOf(path);
  if (kind === 'jpeg' || kind === 'tiff') {
    const pages = await placedPages(path, count, context, async ({ path: plain, page, isCmyk, placed }) =>
      isCmyk ? { ...placed, drawing: await pixelsDrawn(plain, page) } : undefined,
    );
    for (const [at, page] of pages.entries()) if (page) yield [at, page];
  }
  if (kind !== 'pdf' || mends.includes('convert-colours')) return;
  const bytes = await readFile(path);
  const document = await openPdf(bytes);
  await becomeAsPrinted(document, context.deadline);
  if (mends.includes('flatten')) printWhites(document, context.deadline);
  const sheets = pagesOf(document)
    .slice(0, count)
    .map((node) => geometryOf(node, context));
  for await (const [at, drawing] of drawingsOf(document, bytes, [...sheets.keys()], context)) {
    const sheet = sheets[at];
    if (sheet) yield [at, { ...sheet, drawing }];
  }
}

async function* drawingsOf(
  document: PDFDocument,
  bytes: Uint8Array,
  pages: readonly number[],
  { deadline }: ReadContext,
): AsyncGenerator<[number, Raster]> {
  const printed = await openPrinted(document, bytes, true, deadline);
  try {
    yield* printed.inkDrawings(pages, COMPARED_PX);
  } finally {
    printed.close();
  }
}

/** The inks of a page of a bitmap in CMYK, as `inkDrawings` draws them. */
async function pixelsDrawn(path: string, page: number): Promise<Raster> {
  const { data: inks, info } = await cmykPixels(path, page, COMPARED_PX, 'linear');
  const data = new Uint8Array(info.width * info.height * 3);
  for (let to = 0, at = 0; to < data.length; to += 3, at += info.channels) {
    const opacity = info.channels > 4 ? (inks[at + 4] ?? PAPER) / PAPER : 1;
    const [cyan = 0, magenta = 0, yellow = 0, black = 0] = [...inks.subarray(at, at + 4)].map((ink) => ink * opacity);
    // Between the corners of its table, PDFium shows the greater one of yellow and black.
    data.set([PAPER - cyan, PAPER - magenta, PAPER - Math.max(yellow, black)], to);
  }
  return { data, width: info.width, height: info.height, channels: 3 };
}

/** A part of a page of this width, which has as many places across and down as its source has. */
interface Part {
  widthMm: number;
  box: Box;
  like: Box;
}

/** The three numbers of each place of a part, row by row, and whether the inks are the same around it. */
interface Inks {
  numbers: Uint8Array;
  isEven: Uint8Array;
}

function inksAt({ data, width, height, channels }: Raster, { widthMm, box, like }: Part, around: number): Inks {
  const longest = Math.max(like.width, like.height);
  const columns = Math.round((like.width / longest) * PLACES);
  const rows = Math.round((like.height / longest) * PLACES);
  const pxPerMm = width / widthMm;
  const numbers = new Uint8Array(columns * rows * 3);
  const isEven = new Uint8Array(columns * rows);
  for (let place = 0; place < isEven.length; place++) {
    const [across, down] = [((place % columns) + 0.5) / columns, (Math.floor(place / columns) + 0.5) / rows];
    const x = Math.floor((box.x + across * box.width) * pxPerMm);
    const y = Math.floor((box.y + down * box.height) * pxPerMm);
    if (x < around || y < around || x >= width - around || y >= height - around) continue;
    isEven[place] = 1;
    for (let channel = 0; channel < 3; channel++) {
      let [least, most] = [255, 0];
      for (let row = y - around; row <= y + around; row++) {
        for (let column = x - around; column <= x + around; column++) {
          const number = data[(row * width + column) * channels + channel] ?? PAPER;
          least = Math.min(least, number);
          most = Math.max(most, number);
        }
      }
      if (most - least > EVEN) isEven[place] = 0;
      numbers[place * 3 + channel] = (least + most) / 2;
    }
  }
  return { numbers, isEven };
}

function hasOtherInks(before: Inks, after: Inks): boolean {
  let [compared, others] = [0, 0];
  for (let place = 0; place < before.isEven.length; place++) {
    if (!before.isEven[place] || !after.isEven[place]) continue;
    const [from, to] = [before, after].map(({ numbers }) => numbers.subarray(place * 3, place * 3 + 3)) as Pair;
    if ([...from, ...to].every((number) => number === PAPER)) continue;
    compared++;
    if (from.some((number, channel) => Math.abs(number - (to[channel] ?? PAPER)) > OTHER)) others++;
  }
  return others >= LEAST_PLACES && others > compared * MOST_SHARE;
}
type Pair = [Uint8Array, Uint8Array];
