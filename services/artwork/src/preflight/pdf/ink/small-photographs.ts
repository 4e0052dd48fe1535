import { deflateSync } from 'node:zlib';
import { PDFArray, type PDFDocument, PDFName, PDFNumber, PDFRawStream, PDFStream } from '@cantoo/pdf-lib';
import type { Deadline } from '../../deadline.ts';
import { Refusal } from '../../refusal.ts';
import { sharp } from '../../sharp.ts';
import { imageSpace } from '../image-space.ts';
import { get, getName, getNumber, listOf, nameOf } from '../objects.ts';
import { bytesOf, filtersOf } from '../streams.ts';

/** The most pixels of a photograph along each side: on a page of A4 that it fills, a pixel is three quarters of a millimetre. */
const LONGEST_PX = 400;
const MAX_PIXELS = 60_000_000;
const INKS = 4;

/**
 * Shrinks photographs in inks to the pixels that a map of a page shows. PDFium takes half a second to find the inks of each megapixel, on
 * every plate.
 */
export async function shrinkPhotographs({ context }: PDFDocument, deadline: Deadline): Promise<void> {
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream) || !isPhotographInInks(object)) continue;
    deadline.check();
    const small = await shrunk(object);
    if (small) context.assign(ref, small);
  }
}

/** A large picture in four inks, but for one whose pixels say what of it is seen. */
function isPhotographInInks(stream: PDFRawStream): boolean {
  const { dict } = stream;
  const [width, height] = sizeOf(stream);
  if (getName(dict, 'Subtype') !== 'Image' || Math.max(width, height) <= LONGEST_PX) return false;
  const mask = get(dict, 'SMask');
  const hasMatte = mask instanceof PDFStream && get(mask.dict, 'Matte') !== undefined;
  if (get(dict, 'Mask') instanceof PDFArray || hasMatte || width * height > MAX_PIXELS) return false;
  const space = imageSpace(stream);
  const [family, profile] = space instanceof PDFArray ? listOf(space) : [space];
  if (nameOf(family) === 'DeviceCMYK') return true;
  return nameOf(family) === 'ICCBased' && profile instanceof PDFStream && getNumber(profile.dict, 'N') === INKS;
}

/** The picture with fewer pixels; nothing where they cannot be read. */
async function shrunk(stream: PDFRawStream): Promise<PDFRawStream | undefined> {
  const filters = filtersOf(stream.dict);
  try {
    if (filters.join() === 'DCTDecode') return await shrunkJpeg(stream);
    const isPlain = filters.join() === 'FlateDecode' && getNumber(stream.dict, 'BitsPerComponent') === 8;
    return isPlain ? shrunkPixels(stream) : undefined;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    return undefined;
  }
}

/** libvips inverts the inks of a JPEG when it reads and when it writes it, so that `Decode` goes on to say what they mean. */
async function shrunkJpeg(stream: PDFRawStream): Promise<PDFRawStream | undefined> {
  const [width, height] = smallSize(sizeOf(stream));
  const { data, info } = await sharp(stream.contents, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .pipelineColourspace('cmyk')
    .resize({ width, height, fit: 'fill', kernel: 'linear' })
    .toColourspace('cmyk')
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true });
  return info.channels === INKS ? withPixels(stream, data, [info.width, info.height]) : undefined;
}

/** Each pixel is the mean of those in its place. */
function shrunkPixels(stream: PDFRawStream): PDFRawStream | undefined {
  const pixels = bytesOf(stream);
  const [width, height] = sizeOf(stream);
  if (pixels.length < width * height * INKS) return undefined;
  const [columns, rows] = smallSize([width, height]);
  const small = new Uint8Array(columns * rows * INKS);
  for (let to = 0; to < small.length; to++) {
    const [ink, pixel] = [to % INKS, Math.floor(to / INKS)];
    const [column, row] = [pixel % columns, Math.floor(pixel / columns)];
    const [right, bottom] = [place(column + 1, width, columns), place(row + 1, height, rows)];
    let [sum, count] = [0, 0];
    for (let y = place(row, height, rows); y < bottom; y++)
      for (let x = place(column, width, columns); x < right; x++, count++)
        sum += pixels[(y * width + x) * INKS + ink] ?? 0;
    small[to] = sum / count;
  }
  return withPixels(stream, deflateSync(small), [columns, rows]);
}

/** The first pixel of a small one, where `of` small ones stand for `size`. */
const place = (small: number, size: number, of: number): number => Math.floor((small * size) / of);

function withPixels({ dict }: PDFRawStream, contents: Uint8Array, [width, height]: Size): PDFRawStream {
  const small = dict.clone(dict.context);
  small.delete(PDFName.of('DecodeParms'));
  small.set(PDFName.of('Width'), PDFNumber.of(width));
  small.set(PDFName.of('Height'), PDFNumber.of(height));
  return PDFRawStream.of(small, contents);
}

type Size = [width: number, height: number];
/** Each side is shortened by itself, as a narrow picture may be stretched over a whole page. */
const smallSize = (size: Readonly<Size>): Size => size.map((side) => Math.min(side, LONGEST_PX)) as Size;
const sizeOf = ({ dict }: PDFRawStream): Size => [getNumber(dict, 'Width') ?? 0, getNumber(dict, 'Height') ?? 0];
