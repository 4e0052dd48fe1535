import { PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib';
import type { Deadline } from '../deadline.ts';
import type { Item } from '../facts.ts';
import { coloursOf } from '../item-colours.ts';
import { PICTURE_PX } from '../page-picture.ts';
import { cmykTiff } from '../press/cmyk-tiff.ts';
import { pressProfile } from '../press/index.ts';
import { Refusal } from '../refusal.ts';
import { sharp } from '../sharp.ts';
import { useDeviceOperators } from './device-operators.ts';
import { isPlainInks } from './image-ink.ts';
import { getName } from './objects.ts';
import { hasForm, MAX_REDRAWN_BYTES, openPdf } from './open-pdf.ts';
import { isForPress } from './output-intent.ts';
import { type DrawnDocument, openDrawn } from './pdfium-document.ts';
import { showInksOnScreen } from './press-proof.ts';

/**
 * Whether a page is shown as the press prints it. That is so in a file whose inks are for the press of the shop, or where the page
 * has pictures in inks alone, as on pages that became pictures.
 */
export const isPressPicture = (items: readonly Item[], isPressFile: boolean): boolean =>
  items.length > 0 &&
  (isPressFile ||
    items.every((item) => item.type === 'image' && coloursOf(item).every(({ space }) => space === 'cmyk')));

/**
 * Opens a PDF so that its photographs in inks are shown as the press prints them, by its profile: PDFium supposes inks of its own. The
 * other inks are shown so, too, where they are for the press of the shop. Returns nothing for a file that cannot be rewritten.
 */
export async function openSoftProof(bytes: Uint8Array, deadline: Deadline): Promise<DrawnDocument | undefined> {
  if (bytes.length > MAX_REDRAWN_BYTES) return undefined;
  try {
    const document = await openPdf(bytes);
    if (isForPress(document)) {
      useDeviceOperators(document, deadline);
      await showInksOnScreen(document, deadline);
    }
    for (const [ref, object] of document.context.enumerateIndirectObjects()) {
      if (!(object instanceof PDFRawStream) || !isPhotographInInks(object)) continue;
      deadline.check();
      document.context.assign(ref, await onScreen(object));
    }
    const proofed = await document.save({ useObjectStreams: false, updateFieldAppearances: false });
    return await openDrawn(proofed, hasForm(document));
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError || (error instanceof Refusal && error.code !== 'corrupt'))
      throw error;
    return undefined;
  }
}

const isPhotographInInks = (stream: PDFRawStream): boolean =>
  getName(stream.dict, 'Subtype') === 'Image' &&
  getName(stream.dict, 'ColorSpace') === 'DeviceCMYK' &&
  isPlainInks(stream);

/** The picture in screen colours, no larger than the page's picture: PDFium itself would take seconds for all its pixels. */
async function onScreen({ dict, contents }: PDFRawStream): Promise<PDFRawStream> {
  const inks = await sharp(contents)
    .resize({ width: PICTURE_PX, height: PICTURE_PX, fit: 'inside', withoutEnlargement: true })
    .pipelineColourspace('cmyk')
    .toColourspace('cmyk')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { data, info } = await sharp(cmykTiff(inks.data, inks.info.width, inks.info.height, pressProfile()))
    .toColourspace('srgb')
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true });
  const shown = dict.clone(dict.context);
  for (const key of ['Decode', 'DecodeParms']) shown.delete(PDFName.of(key));
  shown.set(PDFName.of('ColorSpace'), PDFName.of('DeviceRGB'));
  shown.set(PDFName.of('Width'), PDFNumber.of(info.width));
  shown.set(PDFName.of('Height'), PDFNumber.of(info.height));
  return PDFRawStream.of(shown, data);
}
