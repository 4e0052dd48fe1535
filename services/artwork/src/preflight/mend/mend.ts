import { readFile, writeFile } from 'node:fs/promises';
import type { MendCode } from '@print-shop/contracts';
import { kindOf } from '../kind.ts';
import { hiddenLayers } from '../pdf/document-facts.ts';
import { openPdf } from '../pdf/open-pdf.ts';
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
  let bytes = kind === 'pdf' ? await readFile(path) : await picturePdf(path, kind, context);
  // Pages that are drawn anew lose the list of layers, and what was hidden would show.
  const isLayered = kind === 'pdf' && hiddenLayers(await openPdf(bytes)).size > 0;
  const becomesPixels = kind === 'pdf' && (isLayered || mends.includes('flatten') || mends.includes('convert-colours'));
  if (kind === 'pdf' && mends.includes('outline')) bytes = await outlineText(bytes, context.deadline);
  if (isLayered) bytes = await rasterisePages(bytes, context);
  if (mends.includes('scale')) bytes = await scalePages(bytes, context);
  if (mends.includes('mirror-bleed')) bytes = await mirrorBleed(bytes, context);
  if (becomesPixels && !isLayered) bytes = await rasterisePages(bytes, context);
  await writeFile(outPath, bytes);
}
