import type { PDFDict, PDFRawStream } from '@cantoo/pdf-lib';
import { collect } from '../collect.ts';
import type { Deadline } from '../deadline.ts';
import type { ImageItem } from '../facts.ts';
import { inkOf } from '../ink.ts';
import { release } from '../raster.ts';
import { sharp } from '../sharp.ts';
import { isDecodable } from './jpeg-header.ts';
import { MAX_PIXELS, meanPixels, type Size } from './mean-pixels.ts';
import { getArray, numbersOf } from './objects.ts';
import { filtersOf } from './streams.ts';

const MAX_MEASURED = 60;
const SAMPLE_PX = 600;
/** Most pixels that are counted of a picture that is no JPEG. The largest that is read keeps single pixels among its means. */
const MOST_COUNTED = 16_000_000;
/** The memory of more pixels is given back at once. */
const MANY = 4_000_000;
const INKS = 4;

/** Enters how much ink the CMYK pictures of a page need, from their pixels. */
export async function measureInk(streams: ReadonlyMap<ImageItem, PDFRawStream>, deadline: Deadline): Promise<void> {
  let measured = 0;
  for (const [item, stream] of streams) {
    const { width, height } = item.pixels;
    if (item.colour.space !== 'cmyk' || item.isMask || width * height > MAX_PIXELS || measured++ >= MAX_MEASURED)
      continue;
    deadline.check();
    const fewer = isJpeg(stream) ? SAMPLE_PX / Math.max(width, height) : Math.sqrt(MOST_COUNTED / (width * height));
    const share = Math.min(1, fewer);
    const size = { width: Math.ceil(width * share), height: Math.ceil(height * share) };
    const isLarge = size.width * size.height > MANY;
    const pixels = await inkPixels(stream, size, 'nearest');
    if (!pixels) continue;
    item.colour.inkPercent = inkOf(pixels);
    release({ data: pixels });
    if (isLarge) collect();
  }
}

const isJpeg = ({ dict }: PDFRawStream): boolean => filtersOf(dict).join() === 'DCTDecode';

/** libvips inverts the inks of every JPEG, a PDF only of those whose `Decode` says so. */
const isDecodedInverted = (dict: PDFDict): boolean => numbersOf(getArray(dict, 'Decode'))[0] === 1;

/** Whether a picture is a JPEG that libvips reads in the same inks as the PDF means. */
export const isPlainInks = (stream: PDFRawStream): boolean => isJpeg(stream) && isDecodedInverted(stream.dict);

/**
 * Reads a picture in CMYK with as many pixels as `size` says, no side longer than its own: four bytes a pixel, 255 for full ink. Returns
 * nothing for a picture in another form than a JPEG or eight bits, and for one that only the press can read.
 */
export async function inkPixels(
  stream: PDFRawStream,
  size: Size,
  kernel: 'nearest' | 'linear',
): Promise<Uint8Array | undefined> {
  const { dict } = stream;
  const isInverted = isDecodedInverted(dict);
  try {
    if (!isJpeg(stream)) {
      const pixels = await meanPixels(stream, INKS, size);
      return pixels && inverted(pixels, isInverted);
    }
    if (!isDecodable(stream.contents)) return undefined;
    const { data, info } = await sharp(stream.contents, {
      limitInputPixels: MAX_PIXELS,
      failOn: 'error',
      ignoreIcc: true,
    })
      .pipelineColourspace('cmyk')
      .resize({ ...size, fit: 'fill', kernel })
      .toColourspace('cmyk')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return info.channels === INKS ? inverted(data, !isInverted) : undefined;
  } catch {
    return undefined;
  }
}

const inverted = (bytes: Uint8Array, isInverted: boolean): Uint8Array =>
  isInverted ? bytes.map((byte) => 255 - byte) : bytes;
