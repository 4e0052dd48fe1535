import type { PrintProfile } from '@print-shop/contracts';
import type { PageFacts } from '../facts.ts';
import type { PageSize } from '../report.ts';
import { inferredTrim } from '../sizes.ts';
import { boxNamed, type PageNode } from './page-tree.ts';
import { boxOf, shownSize, toShown } from './shown-page.ts';

/** The size of a page as a press shows it, and its boxes. */
export function geometryOf(
  node: PageNode,
  { profile, size }: { profile: PrintProfile; size: PageSize | null },
): Pick<PageFacts, 'widthMm' | 'heightMm' | 'trim' | 'trimFrom' | 'bleed' | 'boxFault'> {
  const matrix = toShown(node);
  const shown = shownSize(node);
  const trimBox = boxNamed(node, 'TrimBox');
  const bleedBox = boxNamed(node, 'BleedBox');
  const isWhole = trimBox && Object.entries(trimBox).every(([key, n]) => Math.abs(n - node.media[key as 'x0']) < 0.5);
  const { media } = node;
  const isOutside =
    trimBox &&
    (trimBox.x0 < media.x0 - 1 || trimBox.y0 < media.y0 - 1 || trimBox.x1 > media.x1 + 1 || trimBox.y1 > media.y1 + 1);
  const isInside =
    trimBox &&
    bleedBox &&
    (bleedBox.x0 > trimBox.x0 + 1 ||
      bleedBox.y0 > trimBox.y0 + 1 ||
      bleedBox.x1 < trimBox.x1 - 1 ||
      bleedBox.y1 < trimBox.y1 - 1);
  // Without a trim box the crop box counts (ISO 32000-2, section 14.11.2). Many programs write a trim box as large as the page
  // without anybody having asked for it.
  const crop = boxOf(matrix, node.crop);
  const inferred = inferredTrim({ widthMm: crop.width, heightMm: crop.height }, profile, size);
  const trim = { ...inferred.trim, x: inferred.trim.x + crop.x, y: inferred.trim.y + crop.y };
  const isGiven = trimBox && !isOutside && !(isWhole && inferred.from === 'size');
  return {
    ...shown,
    ...(isGiven ? { trim: boxOf(matrix, trimBox), trimFrom: 'box' } : { trim, trimFrom: inferred.from }),
    bleed: bleedBox ? boxOf(matrix, bleedBox) : null,
    boxFault: isOutside ? 'trim-outside' : isInside ? 'bleed-inside' : null,
  };
}
