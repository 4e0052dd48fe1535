import type { Facts, PageFacts } from './facts.ts';
import { isOffTrim } from './rules/rule.ts';
import { MM_PER_INCH } from './sizes.ts';

/** Smaller pictures, in millimetres, are shadows and dots that nobody sees the pixels of. */
const TINY_MM = 2;
/** A plain area may be one pixel stretched over the page. */
const PLAIN_PIXELS = 4;

/**
 * The lowest resolution among the pictures of a page at its own size, in pixels per inch; `null` where all of it is vectors. `drawn`
 * is the picture of the page, which a layout prints where notes and fields lie on it.
 */
export function resolutionOf(
  { items, trim, annotations, widthMm }: PageFacts,
  { formFields }: Pick<Facts, 'formFields'>,
  drawn: { width: number } | null,
): number | null {
  const found = items.flatMap((item) => {
    if (item.type !== 'image' || isOffTrim(item.box, trim)) return [];
    const isTiny = Math.max(item.box.width, item.box.height) < TINY_MM;
    return isTiny || item.pixels.width * item.pixels.height <= PLAIN_PIXELS ? [] : [item.dpi];
  });
  if (drawn && annotations + formFields > 0) found.push((drawn.width / widthMm) * MM_PER_INCH);
  return found.length > 0 ? Math.round(Math.min(...found)) : null;
}
