import { readFile, writeFile } from 'node:fs/promises';
import type { MendCode } from '@print-shop/contracts';
import { kindOf } from '../kind.ts';
import { becomeAsPrinted, written } from '../pdf/as-printed.ts';
import { openPdf } from '../pdf/open-pdf.ts';
import type { ReadContext } from '../read-context.ts';
import { changedLook, unknownKind } from '../refusal.ts';
import { convertColours } from './convert/convert-colours.ts';
import { outlineText } from './outline/outline.ts';
import { picturePdf } from './picture-pdf.ts';
import { printWhites } from './print-whites.ts';
import { mirrorBleed, scalePages } from './redraw.ts';

/**
 * Writes the file at `path` as a mended PDF to `outPath`. A bitmap or SVG becomes a PDF in the profile's colours, whatever is to
 * be mended. Returns the pages that became pictures, counted from 0. Throws a refusal for a file that cannot be read, and for a PDF whose
 * colours are to be converted though its product is printed in any.
 */
export async function mendFile(
  path: string,
  outPath: string,
  mends: readonly MendCode[],
  context: ReadContext,
): Promise<number[]> {
  const kind = await kindOf(path);
  if (!kind) throw unknownKind();
  if (kind !== 'pdf') {
    await writeFile(outPath, await redrawn(await picturePdf(path, kind, context), mends, context));
    return [];
  }
  // Only a press with four inks says which inks a colour becomes.
  if (mends.includes('convert-colours') && context.profile.colours !== 'cmyk') throw changedLook();
  let bytes = await asPrinted(await readFile(path), mends, context);
  if (mends.includes('outline')) bytes = await outlineText(bytes, context.deadline);
  bytes = await redrawn(bytes, mends, context);
  let pictures: number[] = [];
  if (mends.includes('convert-colours')) ({ bytes, pictures } = await convertColours(bytes, context));
  await writeFile(outPath, bytes);
  return pictures;
}

/** The pages at their finished size, with bleed. */
async function redrawn(bytes: Uint8Array, mends: readonly MendCode[], context: ReadContext): Promise<Uint8Array> {
  const scaled = mends.includes('scale') ? await scalePages(bytes, context) : bytes;
  return mends.includes('mirror-bleed') ? mirrorBleed(scaled, context) : scaled;
}

/** A file as a press prints it. Flattened, its whites are printed, too. */
async function asPrinted(
  bytes: Uint8Array,
  mends: readonly MendCode[],
  { deadline }: ReadContext,
): Promise<Uint8Array> {
  const document = await openPdf(bytes);
  const isChanged = becomeAsPrinted(document, deadline);
  if (mends.includes('flatten')) printWhites(document, deadline);
  return isChanged || mends.includes('flatten') ? written(document) : bytes;
}
