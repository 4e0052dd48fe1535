import { readFile, writeFile } from 'node:fs/promises';
import type { MendCode } from '@print-shop/contracts';
import { kindOf } from '../kind.ts';
import { openPdf } from '../pdf/open-pdf.ts';
import { hasOverlays } from '../pdf/overlays.ts';
import type { ReadContext } from '../read-context.ts';
import { unknownKind } from '../refusal.ts';
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
  const isPdf = kind === 'pdf';
  let bytes = isPdf ? await readFile(path) : await picturePdf(path, kind, context);
  // Pages that are drawn anew lose what lies over their contents, such as filled fields, and show what a layer hid.
  const isPicturedFirst = isPdf && hasOverlays(await openPdf(bytes));
  const becomesPixels = isPdf && (mends.includes('flatten') || mends.includes('convert-colours'));
  if (isPdf && mends.includes('outline')) bytes = await outlineText(bytes, context.deadline);
  if (isPicturedFirst) bytes = await rasterisePages(bytes, context);
  if (mends.includes('scale')) bytes = await scalePages(bytes, context);
  if (mends.includes('mirror-bleed')) bytes = await mirrorBleed(bytes, context);
  if (becomesPixels && !isPicturedFirst) bytes = await rasterisePages(bytes, context);
  await writeFile(outPath, bytes);
}
