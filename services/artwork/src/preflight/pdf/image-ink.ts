import type { PDFDict, PDFRawStream } from '@cantoo/pdf-lib';
import type { Deadline } from '../deadline.ts';
import type { ImageItem } from '../facts.ts';
import { inkOf } from '../ink.ts';
import { Refusal } from '../refusal.ts';
import { sharp } from '../sharp.ts';
import { getArray, getNumber, numbersOf } from './objects.ts';
import { bytesOf, filtersOf } from './streams.ts';

const MAX_MEASURED = 60;
/** Most pixels of a picture in inks that is read. */
export const MAX_PIXELS = 60_000_000;
const SAMPLE_PX = 600;
const INKS = 4;

/** Enters how much ink the CMYK pictures of a page need, from their pixels. */
export async function measureInk(streams: ReadonlyMap<ImageItem, PDFRawStream>, deadline: Deadline): Promise<void> {
  let measured = 0;
  for (const [item, stream] of streams) {
    const { width, height } = item.pixels;
    if (item.colour.space !== 'cmyk' || item.isMask || width * height > MAX_PIXELS || measured++ >= MAX_MEASURED)
      continue;
    deadline.check();
    const share = isJpeg(stream) ? Math.min(1, SAMPLE_PX / Math.max(width, height)) : 1;
    const size = { width: Math.ceil(width * share), height: Math.ceil(height * share) };
    const pixels = await inkPixels(stream, size, 'nearest');
    if (pixels) item.colour.inkPercent = inkOf(pixels);
  }
}

const isJpeg = ({ dict }: PDFRawStream): boolean => filtersOf(dict).join() === 'DCTDecode';

/** libvips inverts the inks of every JPEG, a PDF only of those whose `Decode` says so. */
const isDecodedInverted = (dict: PDFDict): boolean => numbersOf(getArray(dict, 'Decode'))[0] === 1;

/** Whether a picture is a JPEG that libvips reads in the same inks as the PDF means. */
export const isPlainInks = (stream: PDFRawStream): boolean => isJpeg(stream) && isDecodedInverted(stream.dict);

interface Size {
  width: number;
  height: number;
}

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
      const isPlain = filtersOf(dict).every((filter) => !['DCTDecode', 'JPXDecode'].includes(filter));
      if (!isPlain || getNumber(dict, 'BitsPerComponent') !== 8) return undefined;
      const pixels = meanPixels(bytesOf(stream), sizeOf(dict), size);
      return pixels && inverted(pixels, isInverted);
    }
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
  } catch (error) {
    if (error instanceof Refusal) throw error;
    return undefined;
  }
}

export const sizeOf = (dict: PDFDict): Size => ({
  width: getNumber(dict, 'Width') ?? 0,
  height: getNumber(dict, 'Height') ?? 0,
});

/** Pixels of which each is the mean of those in its place; nothing where some are missing. */
function meanPixels(pixels: Uint8Array, from: Size, to: Size): Uint8Array | undefined {
  if (pixels.length < from.width * from.height * INKS) return undefined;
  if (from.width === to.width && from.height === to.height) return pixels.subarray(0, to.width * to.height * INKS);
  const means = new Uint8Array(to.width * to.height * INKS);
  for (let at = 0; at < means.length; at++) {
    const [ink, pixel] = [at % INKS, Math.floor(at / INKS)];
    const [column, row] = [pixel % to.width, Math.floor(pixel / to.width)];
    const [right, bottom] = [place(column + 1, from.width, to.width), place(row + 1, from.height, to.height)];
    let [sum, count] = [0, 0];
    for (let y = place(row, from.height, to.height); y < bottom; y++)
      for (let x = place(column, from.width, to.width); x < right; x++, count++)
        sum += pixels[(y * from.width + x) * INKS + ink] ?? 0;
    means[at] = sum / count;
  }
  return means;
}

/** The first pixel of one of `of` places along a side. */
const place = (at: number, side: number, of: number): number => Math.floor((at * side) / of);

const inverted = (bytes: Uint8Array, isInverted: boolean): Uint8Array =>
  isInverted ? bytes.map((byte) => 255 - byte) : bytes;
