import { PDFName, PDFStream } from '@cantoo/pdf-lib';
import type { Item } from '../facts.ts';
import { pressProfile } from '../press-profile.ts';
import { imageSpace } from './image-space.ts';
import { getName, nameOf } from './objects.ts';
import { hasForm, MAX_REDRAWN_BYTES, openPdf } from './open-pdf.ts';
import { type DrawnDocument, openDrawn } from './pdfium-document.ts';

/** Whether all that is on a page are pictures in inks, as on pages that were converted. */
export const isPressPicture = (items: readonly Item[]): boolean =>
  items.length > 0 && items.every((item) => item.type === 'image' && item.colour.space === 'cmyk');

/**
 * Opens a PDF so that its pictures in inks are shown as the press prints them: by its profile, where PDFium supposes inks of
 * its own. Nothing for a file that cannot be written anew.
 */
export async function openSoftProof(bytes: Uint8Array): Promise<DrawnDocument | undefined> {
  if (bytes.length > MAX_REDRAWN_BYTES) return undefined;
  try {
    const document = await openPdf(bytes);
    const { context } = document;
    const profile = context.register(context.stream(await pressProfile(), { N: 4 }));
    const space = context.obj(['ICCBased', profile]);
    for (const [, object] of context.enumerateIndirectObjects()) {
      if (!(object instanceof PDFStream) || getName(object.dict, 'Subtype') !== 'Image') continue;
      if (nameOf(imageSpace(object)) === 'DeviceCMYK') object.dict.set(PDFName.of('ColorSpace'), space);
    }
    const proofed = await document.save({ useObjectStreams: false, updateFieldAppearances: false });
    return await openDrawn(proofed, hasForm(document));
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) throw error;
    return undefined;
  }
}
