import { isOffTrim } from './boxes.ts';
import type { PageFacts } from './facts.ts';

/** Smaller pictures, in millimetres, are shadows and dots that nobody sees the pixels of. */
export const TINY_MM = 2;
/** A plain area may be one pixel stretched over the page. */
const PLAIN_PIXELS = 4;

/** The lowest resolution among the pictures of a page at its own size, in pixels per inch; `null` where all of it is vectors. */
export function resolutionOf({ items, trim }: PageFacts): number | null {
  const found = items.flatMap((item) => {
    if (item.type !== 'image' || isOffTrim(item.box, trim)) return [];
    const isTiny = Math.max(item.box.width, item.box.height) < TINY_MM;
    return isTiny || item.pixels.width * item.pixels.height <= PLAIN_PIXELS ? [] : [item.dpi];
  });
  return found.length > 0 ? Math.round(Math.min(...found)) : null;
}
