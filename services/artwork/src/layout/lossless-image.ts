import { type PDFDocument, PDFRawStream, type PDFRef } from '@cantoo/pdf-lib';
import sharp, { type Sharp } from 'sharp';

/**
 * Adds a picture without a loss, with a mask where it is transparent. The data of a PNG are those of an image in a PDF (ISO 32000-2, section
 * 7.4.4.4), so its pixels are never in memory all at once.
 */
export async function losslessImage(out: PDFDocument, picture: Sharp): Promise<PDFRef> {
  const colours = await picture.clone().removeAlpha().png().toBuffer();
  const mask = await picture.clone().ensureAlpha().extractChannel('alpha').png().toBuffer();
  const {
    channels: [opacity],
  } = await sharp(mask).stats();
  const masked = opacity?.min === 255 ? {} : { SMask: addImage(out, mask, { ColorSpace: 'DeviceGray' }) };
  return addImage(out, colours, { ColorSpace: 'DeviceRGB', ...masked });
}

function addImage(
  { context }: PDFDocument,
  png: Buffer,
  look: { ColorSpace: 'DeviceRGB' | 'DeviceGray'; SMask?: PDFRef },
): PDFRef {
  const [Width, Height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const DecodeParms = { Predictor: 15, Colors: look.ColorSpace === 'DeviceRGB' ? 3 : 1, Columns: Width };
  const dict = {
    Type: 'XObject',
    Subtype: 'Image',
    Width,
    Height,
    BitsPerComponent: 8,
    Filter: 'FlateDecode',
    DecodeParms,
    ...look,
  };
  return context.register(PDFRawStream.of(context.obj(dict), dataOf(png)));
}

const SIGNATURE_BYTES = 8;
/** The length, type and checksum of a chunk. */
const CHUNK_BYTES = 12;

/** The data of all IDAT chunks of a PNG (its specification, section 5.3). */
function dataOf(png: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = SIGNATURE_BYTES; at < png.length; ) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length));
    at += length + CHUNK_BYTES;
  }
  return Buffer.concat(parts);
}
