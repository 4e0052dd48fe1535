import { readFile, writeFile } from 'node:fs/promises';
import type { MendCode } from '@print-shop/contracts';
import { kindOf } from '../kind.ts';
import { openPdf } from '../pdf/open-pdf.ts';
import { hasOverlays } from '../pdf/overlays.ts';
import type { ReadContext } from '../read-context.ts';
import { unknownKind } from '../refusal.ts';
import { convertColours } from './convert/convert-colours.ts';
import { outlineText } from './outline/outline.ts';
import { picturePdf } from './picture-pdf.ts';
import { rasterisePages } from './rasterise.ts';
import { mirrorBleed, scalePages } from './redraw.ts';

/**
 * Writes the file at `path` as a mended PDF to `outPath`. A bitmap or SVG becomes a PDF in the profile's colours, whatever is to
 * be mended. Throws a refusal for a file that cannot be read.
 */
export async function mendFile(
  path: string,
  outPath: string,
  mends: readonly MendCode[],
  context: ReadContext,
): Promise<void> {
  const kind = await kindOf(path);
  if (!kind) throw unknownKind();
  let bytes = kind === 'pdf' ? await readFile(path) : await picturePdf(path, kind, context);
  const hasPages = kind === 'pdf';
  if (hasPages && mends.includes('outline')) bytes = await outlineText(bytes, context.deadline);
  const isScaled = mends.includes('scale');
  const isRedrawn = isScaled || mends.includes('mirror-bleed');
  let converts = hasPages && mends.includes('convert-colours');
  let becomesPixels = hasPages && (mends.includes('flatten') || (converts && context.profile.colours !== 'cmyk'));
  // Pages are drawn anew from their contents alone: fields and notes would be lost, and what is hidden would show.
  if (hasPages && isRedrawn && hasOverlays(await openPdf(bytes))) {
    bytes = await rasterisePages(bytes, context, isScaled);
    becomesPixels = false;
    converts = false;
  }
  if (isScaled) bytes = await scalePages(bytes, context);
  if (mends.includes('mirror-bleed')) bytes = await mirrorBleed(bytes, context);
  if (becomesPixels) bytes = await rasterisePages(bytes, context);
  else if (converts) bytes = await convertColours(bytes, context);
  await writeFile(outPath, bytes);
}
