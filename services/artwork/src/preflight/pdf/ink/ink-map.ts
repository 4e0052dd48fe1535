import type { Box } from '@print-shop/contracts';
import type { Deadline } from '../../deadline.ts';
import type { InkSpot, Item, PageFacts } from '../../facts.ts';
import { coloursOf } from '../../item-colours.ts';
import { type Raster, release } from '../../raster.ts';
import { Refusal } from '../../refusal.ts';
import { hasForm, MAX_REDRAWN_BYTES, openPdf } from '../open-pdf.ts';
import { openDrawn } from '../pdfium-document.ts';
import { inkPhotographs } from './ink-photographs.ts';
import { asPlates } from './plate-document.ts';

/** The longer side of a drawing, in pixels. */
const MAP_PX = 800;
const MAX_PAGES = 100;
/** Ink over a smaller area than this, in square millimetres, neither smears nor is it seen. */
const SMALL_MM2 = 1;

/** The ink of each pixel of a page, 255 for a full one, up to 1020. */
export interface InkMap {
  inks: Uint16Array;
  width: number;
  height: number;
}

/**
 * Whether the objects of a page do not say how much ink it needs: some of them add up, shade, or are pictures whose ink could
 * not be measured. A page without inks needs no drawing.
 */
export const needsInkMap = ({ items, transparency }: Pick<PageFacts, 'items' | 'transparency'>): boolean =>
  items.some((item) => coloursOf(item).some(({ space }) => space === 'cmyk' || space === 'pattern')) &&
  (transparency.length > 0 || items.some(isUnclear));
const isUnclear = (item: Item): boolean =>
  item.type === 'image'
    ? item.colour.space === 'cmyk' && item.colour.inkPercent === null
    : item.overprints ||
      coloursOf(item).some(({ space, inkPercent }) => space === 'pattern' || (space === 'cmyk' && inkPercent === null));

/**
 * Draws pages in their inks, so that what lies over one another is added as the press adds it. `pages` are counted from 0.
 * Nothing is said about pages that cannot be drawn so.
 */
export async function inkMaps(
  bytes: Uint8Array,
  pages: readonly number[],
  deadline: Deadline,
): Promise<Map<number, InkMap>> {
  const maps = new Map<number, InkMap>();
  if (pages.length === 0 || bytes.length > MAX_REDRAWN_BYTES) return maps;
  try {
    const document = await openPdf(bytes);
    const isForm = hasForm(document);
    const bytesOf = asPlates(document, await inkPhotographs(document, deadline), deadline);
    for (const plates of ['cmy', 'k'] as const) {
      const drawn = await openDrawn(await bytesOf(plates), isForm);
      try {
        for (const page of pages.slice(0, MAX_PAGES)) {
          deadline.check();
          const raster = drawn.draw(page, { longestPx: MAP_PX });
          const map = maps.get(page) ?? emptyMap(raster);
          addInks(map, raster, plates === 'cmy' ? 3 : 1);
          maps.set(page, map);
          release(raster);
        }
      } finally {
        drawn.close();
      }
    }
    return maps;
  } catch (error) {
    if (error instanceof Refusal && error.code !== 'corrupt') throw error;
    return new Map();
  }
}

/**
 * Draws pages so that their inks can be compared: cyan as red, magenta as green, and yellow and black, one over the other, as blue. The more
 * ink, the darker. `pages` are counted from 0. Returns nothing for a document that cannot be drawn so, and for one that is too large.
 */
export async function* inkDrawings(
  bytes: Uint8Array,
  pages: readonly number[],
  longestPx: number,
  deadline: Deadline,
): AsyncGenerator<[page: number, drawing: Raster]> {
  if (bytes.length > MAX_REDRAWN_BYTES) return;
  const document = await openPdf(bytes);
  const isForm = hasForm(document);
  const bytesOf = asPlates(document, await inkPhotographs(document, deadline), deadline);
  const drawn = await openDrawn(await bytesOf('all'), isForm);
  try {
    for (const page of pages) {
      deadline.check();
      yield [page, drawn.draw(page, { longestPx })];
    }
  } finally {
    drawn.close();
  }
}

const emptyMap = ({ width, height }: Raster): InkMap => ({ inks: new Uint16Array(width * height), width, height });

function addInks({ inks }: InkMap, { data, channels }: Raster, plates: 1 | 3): void {
  for (let pixel = 0, at = 0; pixel < inks.length; pixel++, at += channels) {
    let sum = inks[pixel] ?? 0;
    for (let plate = 0; plate < plates; plate++) sum += 255 - (data[at + plate] ?? 255);
    inks[pixel] = sum;
  }
}

/** Where a page has within `trim` more than `limitPercent` of ink over more than a small area; `null` if it has nowhere. */
export function inkSpotOf({ inks, width }: InkMap, widthMm: number, trim: Box, limitPercent: number): InkSpot | null {
  const mmPerPx = widthMm / width;
  const limit = (limitPercent / 100) * 255;
  const from = { x: Math.ceil(trim.x / mmPerPx), y: Math.ceil(trim.y / mmPerPx) };
  const to = {
    x: Math.floor((trim.x + trim.width) / mmPerPx) - 1,
    y: Math.floor((trim.y + trim.height) / mmPerPx) - 1,
  };
  const counts = new Uint32Array(1021);
  let [left, top, right, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, -1, -1];
  for (const [pixel, ink] of inks.entries()) {
    if (ink <= limit) continue;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    if (x < from.x || x > to.x || y < from.y || y > to.y) continue;
    counts[ink] = (counts[ink] ?? 0) + 1;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  let area = 0;
  for (let ink = 1020; ink > limit; ink--) {
    area += (counts[ink] ?? 0) * mmPerPx ** 2;
    if (area < SMALL_MM2) continue;
    const box = { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
    return {
      percent: (ink / 255) * 100,
      box: { x: box.x * mmPerPx, y: box.y * mmPerPx, width: box.width * mmPerPx, height: box.height * mmPerPx },
    };
  }
  return null;
}
