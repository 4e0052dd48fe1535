import { PDFName, PDFNumber, PDFRawStream, type PDFRef } from '@cantoo/pdf-lib';
import type { Deadline } from '../deadline.ts';
import type { Item } from '../facts.ts';
import { coloursOf } from '../item-colours.ts';
import { PICTURE_PX } from '../page-picture.ts';
import { release } from '../raster.ts';
import { Refusal } from '../refusal.ts';
import { sharp } from '../sharp.ts';
import { useDeviceOperators } from './device-operators.ts';
import { isPlainInks } from './image-ink.ts';
import { isDecodable } from './jpeg-header.ts';
import { shownShares } from './lowest-dpi.ts';
import { isMaskedByPixels } from './masked-by-pixels.ts';
import { getName, getNumber } from './objects.ts';
import { hasForm, MAX_REDRAWN_BYTES, openPdf } from './open-pdf.ts';
import { isForPress } from './output-intent.ts';
import { type DrawnDocument, openDrawn } from './pdfium-document.ts';
import { inksOnScreen, Screen, showInksOnScreen } from './press-proof.ts';

/** The pixels of photographs that are converted at once, in bytes: four megapixels. */
const BATCH_BYTES = 16_000_000;

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
export async function openSoftProof(
  bytes: Uint8Array,
  deadline: Deadline,
  screen = new Screen(),
): Promise<DrawnDocument | undefined> {
  if (bytes.length > MAX_REDRAWN_BYTES) return undefined;
  try {
    const document = await openPdf(bytes);
    if (isForPress(document)) {
      useDeviceOperators(document, deadline);
      await showInksOnScreen(document, screen, deadline);
    }
    const shareOf = shownShares(document, PICTURE_PX, deadline);
    const photographs: Photograph[] = [];
    const show = async (batch: readonly Photograph[]): Promise<void> => {
      for (const [at, stream] of (await onScreen(batch)).entries())
        document.context.assign((batch[at] as Photograph).ref, stream);
    };
    for (const [ref, object] of document.context.enumerateIndirectObjects()) {
      if (!(object instanceof PDFRawStream) || !isJpegInInks(object)) continue;
      deadline.check();
      photographs.push({ ref, object, ...(await inksOf(object, shareOf(object) ?? 1)) });
      if (photographs.reduce((sum, { inks }) => sum + inks.length, 0) >= BATCH_BYTES) await show(photographs.splice(0));
    }
    await show(photographs);
    const proofed = await document.save({ useObjectStreams: false, updateFieldAppearances: false });
    return await openDrawn(proofed, hasForm(document));
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError || (error instanceof Refusal && error.code !== 'corrupt'))
      throw error;
    return undefined;
  }
}

const isJpegInInks = (stream: PDFRawStream): boolean =>
  getName(stream.dict, 'Subtype') === 'Image' &&
  getName(stream.dict, 'ColorSpace') === 'DeviceCMYK' &&
  isPlainInks(stream) &&
  isDecodable(stream.contents) &&
  !isMaskedByPixels(stream.dict);

/** A photograph with the pixels that are shown of it, in four inks. */
interface Photograph {
  ref: PDFRef;
  object: PDFRawStream;
  inks: Uint8Array;
  width: number;
  height: number;
}

/**
 * The pixels of a picture, with this share of its width and height, and no larger than the page's picture: PDFium itself would take seconds
 * for all of them.
 */
async function inksOf(
  { dict, contents }: PDFRawStream,
  share: number,
): Promise<Pick<Photograph, 'inks' | 'width' | 'height'>> {
  const sides = ['Width', 'Height'].map((key) => Math.ceil((getNumber(dict, key) ?? PICTURE_PX) * share));
  const longest = Math.min(PICTURE_PX, Math.max(...sides));
  const { data, info } = await sharp(contents)
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .pipelineColourspace('cmyk')
    .toColourspace('cmyk')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { inks: data, width: info.width, height: info.height };
}

/** Photographs in screen colours. All are converted at once, as a conversion of inks takes a tenth of a second to begin. */
async function onScreen(photographs: readonly Photograph[]): Promise<PDFRawStream[]> {
  if (photographs.length === 0) return [];
  const all = Buffer.concat(photographs.map(({ inks }) => inks));
  for (const { inks } of photographs) release({ data: inks });
  const levels = await inksOnScreen(all);
  release({ data: all });
  let from = 0;
  const streams: PDFRawStream[] = [];
  for (const { object, width, height } of photographs) {
    const pixels = levels.subarray(from, from + width * height * 3);
    from += pixels.length;
    const jpeg = await sharp(pixels, { raw: { width, height, channels: 3 } })
      .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
      .toBuffer();
    const shown = object.dict.clone(object.dict.context);
    for (const key of ['Decode', 'DecodeParms']) shown.delete(PDFName.of(key));
    shown.set(PDFName.of('ColorSpace'), PDFName.of('DeviceRGB'));
    shown.set(PDFName.of('Width'), PDFNumber.of(width));
    shown.set(PDFName.of('Height'), PDFNumber.of(height));
    streams.push(PDFRawStream.of(shown, jpeg));
  }
  release({ data: levels });
  return streams;
}
