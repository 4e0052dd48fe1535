import type { PDFDict, PDFRawStream } from '@cantoo/pdf-lib';
import type { Deadline } from '../deadline.ts';
import type { ImageItem } from '../facts.ts';
import { inkOf } from '../ink.ts';
import { Refusal } from '../refusal.ts';
import { sharp } from '../sharp.ts';
import { getArray, getNumber, numbersOf } from './objects.ts';
import { bytesOf, filtersOf } from './streams.ts';

const MAX_MEASURED = 60;
const MAX_PIXELS = 60_000_000;
const SAMPLE_PX = 600;

/** Enters how much ink the CMYK pictures of a page need, from their pixels. */
export async function measureInk(streams: ReadonlyMap<ImageItem, PDFRawStream>, deadline: Deadline): Promise<void> {
  let measured = 0;
  for (const [item, stream] of streams) {
    const { width, height } = item.pixels;
    if (item.colour.space !== 'cmyk' || item.isMask || width * height > MAX_PIXELS || measured++ >= MAX_MEASURED)
      continue;
    deadline.check();
    const pixels = await cmykPixels(stream, width, height);
    if (pixels) item.colour.inkPercent = inkOf(pixels);
  }
}

/** libvips inverts the inks of every JPEG, a PDF only of those whose `Decode` says so. */
const isDecodedInverted = (dict: PDFDict): boolean => numbersOf(getArray(dict, 'Decode'))[0] === 1;

/** Whether a picture is a JPEG that libvips reads in the same inks as the PDF means. */
export const isPlainInks = ({ dict }: PDFRawStream): boolean =>
  filtersOf(dict).join() === 'DCTDecode' && isDecodedInverted(dict);

/** Four bytes a pixel, 255 for full ink; nothing for a picture in another form than CMYK of eight bits. */
async function cmykPixels(stream: PDFRawStream, width: number, height: number): Promise<Uint8Array | undefined> {
  const filters = filtersOf(stream.dict);
  const isInverted = isDecodedInverted(stream.dict);
  try {
    if (filters.at(-1) !== 'DCTDecode') {
      if (filters.includes('JPXDecode') || getNumber(stream.dict, 'BitsPerComponent') !== 8) return undefined;
      const bytes = bytesOf(stream);
      return bytes.length < width * height * 4 ? undefined : inverted(bytes, isInverted);
    }
    if (filters.length > 1) return undefined;
    const { data, info } = await sharp(stream.contents, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .pipelineColourspace('cmyk')
      .resize({ width: SAMPLE_PX, height: SAMPLE_PX, fit: 'inside', withoutEnlargement: true, kernel: 'nearest' })
      .toColourspace('cmyk')
      .raw()
      .toBuffer({ resolveWithObject: true });
    if (info.channels !== 4) return undefined;
    return inverted(data, !isInverted);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    return undefined; // a picture that only the press can read: nothing is said about its ink
  }
}

const inverted = (bytes: Uint8Array, isInverted: boolean): Uint8Array =>
  isInverted ? bytes.map((byte) => 255 - byte) : bytes;
