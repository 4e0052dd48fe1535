import { readFile } from 'node:fs/promises';
import type { PDFDocument } from '@cantoo/pdf-lib';
import type { MendCode } from '@print-shop/contracts';
import { collect } from '../collect.ts';
import { kindOf } from '../kind.ts';
import { becomeAsPrinted, written } from '../pdf/as-printed.ts';
import { openPdf } from '../pdf/open-pdf.ts';
import { writeDocument } from '../pdf/write-document.ts';
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
    const document = await picturePdf(path, kind, context);
    await writeDocument(await redrawn(document, mends, context), outPath);
    return [];
  }
  if (!mends.includes('convert-colours')) {
    const { document } = await beforeConversion(await readFile(path), mends, context);
    await writeDocument(document, outPath);
    return [];
  }
  // Only a press with four inks says which inks a colour becomes.
  if (context.profile.colours !== 'cmyk') throw changedLook();
  const bytes = await bytesBeforeConversion(await readFile(path), mends, context);
  collect();
  const { document, pictures } = await convertColours(bytes, context);
  await writeDocument(document, outPath);
  return pictures;
}

/** A file as a press prints it, with all mends but the conversion of its colours. `isChanged`: whether that changes it. */
async function beforeConversion(
  bytes: Uint8Array,
  mends: readonly MendCode[],
  context: ReadContext,
): Promise<{ document: PDFDocument; isChanged: boolean }> {
  const document = await openPdf(bytes);
  const isChanged = await becomeAsPrinted(document, context.deadline);
  // Flattened, its whites are printed, too.
  if (mends.includes('flatten')) printWhites(document, context.deadline);
  if (mends.includes('outline')) outlineText(document, context.deadline);
  const others = mends.filter((mend) => mend !== 'convert-colours');
  return { document: await redrawn(document, mends, context), isChanged: isChanged || others.length > 0 };
}

async function bytesBeforeConversion(
  bytes: Uint8Array,
  mends: readonly MendCode[],
  context: ReadContext,
): Promise<Uint8Array> {
  const { document, isChanged } = await beforeConversion(bytes, mends, context);
  return isChanged ? written(document) : bytes;
}

/** The pages at their finished size, with bleed. */
async function redrawn(document: PDFDocument, mends: readonly MendCode[], context: ReadContext): Promise<PDFDocument> {
  const scaled = mends.includes('scale') ? await scalePages(document, context) : document;
  return mends.includes('mirror-bleed') ? mirrorBleed(scaled, context) : scaled;
}
