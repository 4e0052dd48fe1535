import type { ArtworkFile, ArtworkPiece, Box } from '@print-shop/contracts';
import { bleedOf, type Size } from '@print-shop/contracts/client';

/** A page of a file to be placed. */
export interface PlacedFile {
  source: { fileId: string; page: number };
  /** Its proportions. */
  size: Size;
  /** How many pixels can be printed of it; null where all of it is vectors. */
  pixels: Size | null;
  /** The page in mm, where it has a size of its own: all of it, where it is cut, and what that cuts off. */
  own?: { whole: Size; trim: Box; bleed: ArtworkPiece['bleed'] };
}

type Page = ArtworkFile['pages'][number];

const MM_PER_INCH = 25.4;
/** The longer side of a page's picture, in pixels; for bitmaps whose pixels are not known. */
const PICTURE_PX = 1600;
/** As the shop stores it. */
const MOST_PIXELS = 100_000;

const pixelsAt = (mm: number, dpi: number): number =>
  Math.min(MOST_PIXELS, Math.max(1, Math.round((mm / MM_PER_INCH) * dpi)));

/** The artwork of a page of a file, from 1; `undefined` for a page that it does not have. */
export function placedFile({ _id, kind, pages }: ArtworkFile, page: number): PlacedFile | undefined {
  const found = pages[page - 1];
  if (!found) return undefined;
  const { widthMm, heightMm } = found.whole ?? found;
  const isVector = kind === 'pdf' || kind === 'svg';
  const placed = {
    source: { fileId: _id, page },
    size: { width: widthMm, height: heightMm },
    pixels: isVector ? vectorPixels(found) : bitmapPixels(found),
  };
  // A bitmap, like an SVG, has a size only where it was checked as a page with bleed.
  if (kind !== 'pdf' && !found.trim) return { ...placed, size: placed.pixels ?? placed.size };
  const whole = { width: widthMm, height: heightMm };
  const trim = found.trim ?? {
    x: (widthMm - found.widthMm) / 2,
    y: (heightMm - found.heightMm) / 2,
    width: found.widthMm,
    height: found.heightMm,
  };
  return { ...placed, own: { whole, trim, bleed: bleedOf(whole, trim) } };
}

/** As many as the page has at its own size with the coarsest of its pictures. Files of earlier releases do not say. */
function vectorPixels({ dpi, whole, widthMm, heightMm }: Page): Size | null {
  if (!dpi) return null;
  return { width: pixelsAt(whole?.widthMm ?? widthMm, dpi), height: pixelsAt(whole?.heightMm ?? heightMm, dpi) };
}

function bitmapPixels({ pixels, whole, ...page }: Page): Size {
  const { widthMm, heightMm } = whole ?? page;
  const scale = PICTURE_PX / Math.max(widthMm, heightMm);
  return pixels ?? { width: Math.round(widthMm * scale), height: Math.round(heightMm * scale) };
}
