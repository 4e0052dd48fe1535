import { readFile } from 'node:fs/promises';
import type { Box, MendCode } from '@print-shop/contracts';
import { kindOf } from '../kind.ts';
import { becomeAsPrinted, becomeDrawable, written } from '../pdf/as-printed.ts';
import { type InkMap, inkMaps } from '../pdf/ink/ink-map.ts';
import { MAX_REDRAWN_BYTES, openPdf } from '../pdf/open-pdf.ts';
import { geometryOf } from '../pdf/page-geometry.ts';
import { pagesOf } from '../pdf/page-tree.ts';
import type { ReadContext } from '../read-context.ts';
import { changedLook } from '../refusal.ts';
import type { CheckedPage } from '../report.ts';
import { printWhites } from './print-whites.ts';
import { partOf, wholeOf } from './same-look.ts';

/** Each page is drawn in its inks four times. More pages have the same maker. */
const MOST_PAGES = 8;
/** Places that are compared along the longer side of a trim. */
const PLACES = 240;
/**
 * How far around a place the ink is the same where it is compared, in pixels of a drawing: edges are blended, and letters become those of
 * another font.
 */
const AROUND = 2;
const AROUND_LETTERS = 7;
/** Steps of 255 of an ink: what compression changes, and what nobody calls the same. */
const EVEN = 8;
const OTHER = 20;
/** The least number of places that are another colour, and their least share of all. */
const LEAST_PLACES = 4;
const MOST_SHARE = 0.002;

/**
 * Throws a refusal where the inks of a mended PDF add up to something else than those of its source, at places that have the same ink
 * around them. No mend but the conversion of colours may change them. White that overprints is printed once it is flattened, and so it
 * counts in the source.
 */
export async function refuseOtherInks(
  path: string,
  outPath: string,
  pages: readonly CheckedPage[],
  mends: readonly MendCode[],
  context: ReadContext,
): Promise<void> {
  if (mends.includes('convert-colours') || (await kindOf(path)) !== 'pdf') return;
  const source = await inksOf(path, mends.includes('flatten'), context);
  if (source.maps.size === 0) return;
  const mended = await inksOf(outPath, false, context);
  for (const [at, from] of source.maps) {
    const [sheet, page, to] = [source.sheets[at], pages[at], mended.maps.get(at)];
    if (!sheet || !page || !to) continue;
    const part = partOf(page, sheet.trim, mends, context);
    const around = mends.includes('outline') ? AROUND_LETTERS : AROUND;
    const before = viewOf(from, { widthMm: sheet.widthMm, box: sheet.trim, around });
    const after = viewOf(to, { widthMm: wholeOf(page).widthMm, box: part, around });
    if (hasOtherInks(before, after)) throw changedLook();
  }
}

/** The inks of the first pages of a PDF, as they are printed, and the places of these pages. */
async function inksOf(path: string, printsWhites: boolean, context: ReadContext) {
  const bytes = await readFile(path);
  if (bytes.length > MAX_REDRAWN_BYTES) return { sheets: [], maps: new Map<number, InkMap>() };
  const document = await openPdf(bytes);
  becomeAsPrinted(document, context.deadline);
  if (printsWhites) printWhites(document, context.deadline);
  await becomeDrawable(document, context.deadline);
  const sheets = pagesOf(document)
    .slice(0, MOST_PAGES)
    .map((node) => geometryOf(node, context));
  return { sheets, maps: await inkMaps(await written(document), [...sheets.keys()], context.deadline) };
}

/** A part of a page: how much ink there is at a place, from 0 to 1 across and down; nothing where it is not the same around that place. */
interface View {
  box: Box;
  inkAt(across: number, down: number): number | undefined;
}

interface Viewed {
  /** Of the page. */
  widthMm: number;
  box: Box;
  around: number;
}

const viewOf = ({ inks, width, height }: InkMap, { widthMm, box, around }: Viewed): View => ({
  box,
  inkAt(across, down) {
    const x = Math.floor(((box.x + across * box.width) / widthMm) * width);
    const y = Math.floor(((box.y + down * box.height) / widthMm) * width);
    if (x < around || y < around || x >= width - around || y >= height - around) return undefined;
    let [least, most] = [Number.POSITIVE_INFINITY, 0];
    for (let row = y - around; row <= y + around; row++) {
      for (let column = x - around; column <= x + around; column++) {
        const ink = inks[row * width + column] ?? 0;
        least = Math.min(least, ink);
        most = Math.max(most, ink);
      }
    }
    return most - least <= EVEN ? (least + most) / 2 : undefined;
  },
});

function hasOtherInks(a: View, b: View): boolean {
  const longest = Math.max(a.box.width, a.box.height);
  const [columns, rows] = [a.box.width, a.box.height].map((side) => Math.round((side / longest) * PLACES)) as Size;
  let [compared, others] = [0, 0];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [across, down] = [(column + 0.5) / columns, (row + 0.5) / rows];
      const [one, other] = [a.inkAt(across, down), b.inkAt(across, down)];
      if (one === undefined || other === undefined || (one === 0 && other === 0)) continue;
      compared++;
      if (Math.abs(one - other) > OTHER) others++;
    }
  }
  return others >= LEAST_PLACES && others > compared * MOST_SHARE;
}
type Size = [number, number];
