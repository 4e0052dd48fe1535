import { readFile } from 'node:fs/promises';
import { type PDFDocument, PDFStream } from '@cantoo/pdf-lib';
import type { Box, MendCode } from '@print-shop/contracts';
import { rasterOf } from '../bitmap/pixels.ts';
import { type Placed, placeOnPage } from '../bitmap/place-on-page.ts';
import { type PlacedPage, placedPages } from '../bitmap/placed-pages.ts';
import { kindOf } from '../kind.ts';
import { PICTURE_PX } from '../page-picture.ts';
import { becomeAsPrinted } from '../pdf/as-printed.ts';
import { getNumber } from '../pdf/objects.ts';
import { openPdf } from '../pdf/open-pdf.ts';
import { geometryOf } from '../pdf/page-geometry.ts';
import { pagesOf } from '../pdf/page-tree.ts';
import { openPrinted } from '../pdf/printed-document.ts';
import { type Raster, release } from '../raster.ts';
import type { ReadContext } from '../read-context.ts';
import { changedLook } from '../refusal.ts';
import type { CheckedPage, PageSize, PreflightResult } from '../report.ts';
import { sharp } from '../sharp.ts';
import { plainOf, sizeOf, svgRaster } from '../svg/read-svg.ts';
import { scaledTo, type Target } from './redraw.ts';

type Checked = Extract<PreflightResult, { state: 'checked' }>;

/** The longer side of a drawing that is compared, in pixels. Letters are shades of grey on it. */
const COMPARED_PX = 240;
/** The longer side of the drawing of a source without patterns: lines are no more than twice as heavy as in its picture. */
const PLAIN_PX = PICTURE_PX / 2;
/** Differences from paper, of 255: below the first a place is as good as paper, above the second something is seen on it. */
const PAPER = 20;
const SEEN = 70;
/** Conversion changes the green of a screen by up to 150, and the compression of pictures by some more. */
const OTHER = 170;
/** How many cells around a place show the same, where nothing moves, and where letters become those of another font. */
const NEAR = 1;
const NEAR_LETTERS = 2;
/** The least number of cells that make a letter or a line, and their least share of all that show something. */
const LEAST_CELLS = 4;
const MOST_SHARE = 0.002;

/**
 * Throws a refusal where a mended file does not show what its source shows within the trim, or shows what that does not. Each place is
 * compared with the neighbourhood of the same place, or of where it was scaled to: the edges of letters move by less. A HEIC has to be
 * decoded before.
 */
export async function refuseOtherLook(
  path: string,
  mended: Pick<Checked, 'pages' | 'pictures'>,
  mends: readonly MendCode[],
  context: ReadContext,
): Promise<void> {
  const near = mends.includes('outline') ? NEAR_LETTERS : NEAR;
  const sources = await drawings(path, mended.pages.length, context);
  for (const [at, { trim, drawing }] of sources.entries()) {
    const [page, picture] = [mended.pages[at], mended.pictures[at]];
    if (!page || !picture) continue;
    const part = comparedPart(page, trim, mends, context);
    if (looksOther(drawing, await pictured(picture, { page, part }, drawing), near)) throw changedLook();
  }
}

interface Drawing {
  /** In millimetres. */
  trim: Box;
  /** The trim alone. */
  drawing: Raster;
}

/** The trims of the first `count` pages of a file, as they are printed. */
async function drawings(path: string, count: number, context: ReadContext): Promise<Drawing[]> {
  const kind = await kindOf(path);
  if (kind === 'pdf') return pdfDrawings(path, count, context);
  if (kind !== 'svg') return placedPages(path, count, context, pictureDrawing);
  const svg = plainOf(await readFile(path));
  const placed = placeOnPage(await sizeOf(svg), context.profile, context.size);
  return [await trimOfRaster(await svgRaster(svg), placed)];
}

const pictureDrawing = async ({ path, page, placed }: PlacedPage): Promise<Drawing> =>
  trimOfRaster(await rasterOf(path, page), placed);

async function trimOfRaster(
  { data, ...info }: Raster,
  { trim, ...size }: Pick<Placed, 'trim' | 'widthMm' | 'heightMm'>,
): Promise<Drawing> {
  const pxPerMm = COMPARED_PX / Math.max(trim.width, trim.height);
  return { trim, drawing: await partDrawn(sharp(data, { raw: info }), size, trim, [pxPerMm, pxPerMm]) };
}

/** As `drawings`, of a PDF. */
async function pdfDrawings(path: string, count: number, context: ReadContext): Promise<Drawing[]> {
  const bytes = await readFile(path);
  const document = await openPdf(bytes);
  const isChanged = await becomeAsPrinted(document, context.deadline);
  const printed = await openPrinted(document, bytes, isChanged, context.deadline);
  const drawn: Drawing[] = [];
  // PDFium puts the tiles of a pattern on whole pixels, so they are drawn as in the picture of the mended page.
  const drawnPx = hasTiles(document) ? PICTURE_PX : PLAIN_PX;
  try {
    for (const [page, node] of pagesOf(document).slice(0, count).entries()) {
      context.deadline.check();
      const { trim, widthMm, heightMm } = geometryOf(node, context);
      const leastPx = (COMPARED_PX * Math.max(widthMm, heightMm)) / Math.max(trim.width, trim.height);
      const raster = await printed.draw(page, { longestPx: Math.max(drawnPx, leastPx), ground: 'nothing' });
      drawn.push(await trimOfRaster(raster, { trim, widthMm, heightMm }));
      release(raster);
    }
    return drawn;
  } finally {
    printed.close();
  }
}

const hasTiles = ({ context }: PDFDocument): boolean =>
  context
    .enumerateIndirectObjects()
    .some(([, object]) => object instanceof PDFStream && getNumber(object.dict, 'PatternType') === 1);

export const wholeOf = ({ whole, widthMm, heightMm }: CheckedPage): PageSize => whole ?? { widthMm, heightMm };

function trimOf(page: CheckedPage): Box {
  const { widthMm, heightMm } = wholeOf(page);
  return page.trim ?? { x: 0, y: 0, width: widthMm, height: heightMm };
}

/** Where the trim of a page lies on the mended page: at its trim, or in the middle of it where it was scaled. */
export function comparedPart(page: CheckedPage, trim: Box, mends: readonly MendCode[], target: Target): Box {
  if (!mends.includes('scale')) return trimOf(page);
  const { across, down } = scaledTo(trim, target);
  const [width, height] = [trim.width * across, trim.height * down];
  const { x, y, ...goal } = trimOf(page);
  return { x: x + (goal.width - width) / 2, y: y + (goal.height - height) / 2, width, height };
}

/** A part of a page by its picture, as large as another drawing of it. */
async function pictured(
  picture: string,
  { page, part }: { page: CheckedPage; part: Box },
  like: Raster,
): Promise<Raster> {
  const pxPerMm = [like.width / part.width, like.height / part.height] as const;
  return partDrawn(sharp(picture), wholeOf(page), part, pxPerMm);
}

/** A part of a picture of a page, on white. */
async function partDrawn(
  picture: ReturnType<typeof sharp>,
  { widthMm, heightMm }: PageSize,
  part: Box,
  pxPerMm: readonly [across: number, down: number],
): Promise<Raster> {
  const { data, info } = await picture
    .flatten({ background: 'white' })
    .resize({ width: pixelsOf(widthMm, pxPerMm[0]), height: pixelsOf(heightMm, pxPerMm[1]), fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return cutTo({ data, width: info.width, height: info.height, channels: 3 }, part, pxPerMm);
}

/** At least one: a page may be a thousand times as long as it is wide. */
const pixelsOf = (mm: number, pxPerMm: number): number => Math.max(1, Math.round(mm * pxPerMm));

function cutTo(
  { data, width, height, channels }: Raster,
  part: Box,
  [across, down]: readonly [number, number],
): Raster {
  const [left, top] = [Math.round(part.x * across), Math.round(part.y * down)];
  const columns = Math.min(pixelsOf(part.width, across), width - left);
  const rows = Math.min(pixelsOf(part.height, down), height - top);
  const cut = new Uint8Array(columns * rows * channels);
  for (let row = 0; row < rows; row++) {
    const from = ((top + row) * width + left) * channels;
    cut.set(data.subarray(from, from + columns * channels), row * columns * channels);
  }
  return { data: cut, width: columns, height: rows, channels };
}

/** Whether one drawing shows something at places where the other has nothing like it near by. */
export function looksOther(a: Raster, b: Raster, near = NEAR): boolean {
  return isLostIn(a, b, near) || isLostIn(b, a, near);
}

function isLostIn(from: Raster, to: Raster, near: number): boolean {
  const [width, height] = [Math.min(from.width, to.width), Math.min(from.height, to.height)];
  let [shown, lost] = [0, 0];
  // The edge itself is blended with what lies beyond it.
  for (let y = near; y < height - near; y++) {
    for (let x = near; x < width - near; x++) {
      const colour = pixelAt(from, x, y);
      if (darkness(colour) < SEEN) continue;
      shown++;
      let [darkest, nearest] = [0, 255];
      for (let dy = -near; dy <= near; dy++) {
        for (let dx = -near; dx <= near; dx++) {
          const other = pixelAt(to, x + dx, y + dy);
          darkest = Math.max(darkest, darkness(other));
          nearest = Math.min(nearest, difference(colour, other));
        }
      }
      if (darkest < PAPER || nearest > OTHER) lost++;
    }
  }
  return lost >= LEAST_CELLS && lost > shown * MOST_SHARE;
}

type Pixel = readonly [number, number, number];

function pixelAt({ data, width, channels }: Raster, x: number, y: number): Pixel {
  const at = (y * width + x) * channels;
  return [data[at] ?? 255, data[at + 1] ?? 255, data[at + 2] ?? 255];
}
const darkness = (colour: Pixel): number => 255 - Math.min(...colour);
const difference = (a: Pixel, b: Pixel): number =>
  Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]), Math.abs(a[2] - b[2]));
