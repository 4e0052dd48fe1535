import type { ArtworkFile } from '../file/file.ts';
import { middleOf } from '../preflight/index.ts';
import { laidOutOf } from './draw-layout.ts';
import type { StoredLayout } from './layout.store.ts';

/** How much the size and place of a page may differ from its area, in millimetres. */
const TOLERANCE_MM = 1;

const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= TOLERANCE_MM;

/**
 * Whether a layout is nothing but this file: its first pages, in their order, each alone on an area of its size, as they are. Then the
 * file itself is printed, with all of its pages; `isOneSided`: it may have no others.
 */
export const isWholeFile = (
  layout: Pick<StoredLayout, 'sides' | 'views'>,
  { id, pages }: Pick<ArtworkFile, 'id' | 'pages'>,
  isOneSided = false,
): boolean =>
  !(isOneSided && pages.length > 1) &&
  laidOutOf(layout).every(({ area, pieces: [piece, another] }, at) => {
    if (piece?.kind !== 'artwork' || another || piece.isMirrored || piece.rotation !== 0) return false;
    if (!('fileId' in piece.source) || piece.source.fileId !== id || piece.source.page !== at + 1) return false;
    const page = pages[at];
    if (!page) return false;
    const whole = page.whole ?? page;
    const trimAt = page.trim ?? middleOf(page, whole);
    return [
      [page.widthMm, area.widthMm],
      [page.heightMm, area.heightMm],
      [piece.width, whole.widthMm],
      [piece.height, whole.heightMm],
      [piece.x + trimAt.x + page.widthMm / 2, area.widthMm / 2],
      [piece.y + trimAt.y + page.heightMm / 2, area.heightMm / 2],
    ].every(([found = 0, wanted = 0]) => isNear(found, wanted));
  });
