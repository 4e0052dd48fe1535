import { type PDFDict, PDFHexString, PDFName, PDFNumber, PDFRawStream, type PDFStream } from '@cantoo/pdf-lib';
import { isPlainInks } from '../../pdf/image-ink.ts';
import { imageSpace } from '../../pdf/image-space.ts';
import { isDecodable, jpegHeader } from '../../pdf/jpeg-header.ts';
import { isMaskedByPixels } from '../../pdf/masked-by-pixels.ts';
import { hasFlatPixels, isReadableSize, MAX_PIXELS, meanPixels, sizeOf } from '../../pdf/mean-pixels.ts';
import { getArray, getBoolean, getNumber, numbersOf } from '../../pdf/objects.ts';
import { isJpx, plainJpx } from '../../pdf/plain-jpx.ts';
import { asDifferences } from '../../pdf/predictor.ts';
import { deflatedStream, storedStream } from '../../pdf/stored-stream.ts';
import { bytesOf, filtersOf, MAX_STREAM_BYTES } from '../../pdf/streams.ts';
import { cmykJpeg, DECODE_OF_CMYK_JPEG } from '../../press/cmyk-jpeg.ts';
import { release } from '../../raster.ts';
import { sharp } from '../../sharp.ts';
import { MOST_PIXELS } from '../rasterise.ts';
import { limitInks, toCmyk } from '../to-cmyk.ts';
import type { Inks } from './inks.ts';
import { type ConvertedSource, sourceOf } from './source.ts';

const INKS = 4;

/** The new stream of a picture, or none where it stays as it is. */
export interface ConvertedImage {
  stream?: PDFStream | undefined;
  hasInks: boolean;
  isStuck: boolean;
}

const STUCK: ConvertedImage = { hasInks: false, isStuck: true };
const KEPT: ConvertedImage = { hasInks: false, isStuck: false };

export const hasManyPixels = ({ dict }: PDFRawStream): boolean => {
  const { width, height } = sizeOf(dict);
  return width * height > MOST_PIXELS;
};

/**
 * The share of its width and height that a picture has once it is converted. One of more than `MOST_PIXELS` gets as many where the
 * print still has `minDpi`; `dpi` is its lowest resolution on the pages. On a poster of A1 that it fills, they are 170 dpi.
 * Returns nothing for a picture that cannot be converted.
 */
export function shareKept(stream: PDFRawStream, dpi: number, minDpi: number): number | undefined {
  if (!hasManyPixels(stream)) return 1;
  const { width, height } = sizeOf(stream.dict);
  const share = Math.sqrt(MOST_PIXELS / (width * height));
  const isJpeg = filtersOf(stream.dict).join() === 'DCTDecode';
  const isRead = isJpeg || ([8, 16].includes(getNumber(stream.dict, 'BitsPerComponent') ?? 0) && !isJpx(stream));
  return isRead && width * height <= MAX_PIXELS && dpi * share >= minDpi ? share : undefined;
}

interface Target {
  limitPercent: number;
  /** See `shareKept`. */
  share: number | undefined;
  /** Where new pictures lie until their document is written. */
  folder: string;
}

/**
 * Whether the form of a picture is one that `convertImage` converts, or takes ink from where it has some already. `share`: see
 * `shareKept`.
 */
export function isConvertible(stream: PDFRawStream, share: number | undefined): boolean {
  const { dict } = stream;
  if (getBoolean(dict, 'ImageMask')) return true;
  const source = sourceOf(imageSpace(stream), undefined, 'converted');
  if (source?.kind === 'indexed') return source.base.kind === 'kept' || source.base.kind === 'converted';
  if (source?.kind === 'kept')
    return !source.isCmyk || (!isMaskedByPixels(dict) && (isJpx(stream) || isReadableInks(stream, share)));
  if (source?.kind !== 'converted' || isMaskedByPixels(dict)) return false;
  if (isJpx(stream)) return source.components <= MOST_TINTS;
  if (source.components === 1) return isIndexable(stream) && (!isIndexWritten(stream) || isReadable(stream, 1, share));
  if (source.pixels === 'tints') return isMixable(stream, source) && isReadable(stream, source.components, share);
  return source.components === 3 && !isDecodedOddly(dict) && isReadable(stream, 3, share);
}

const isDecodedOddly = (dict: PDFDict): boolean => numbersOf(getArray(dict, 'Decode')).some((n, at) => n !== at % 2);

/** Converts the pixels of a picture. Photographs become JPEGs; others lose nothing. */
export async function convertImage(
  stream: PDFRawStream,
  resources: PDFDict | undefined,
  inks: Inks,
  target: Target,
): Promise<ConvertedImage> {
  const { dict } = stream;
  if (getBoolean(dict, 'ImageMask')) return KEPT;
  const source = sourceOf(imageSpace(stream), resources, inks.spots);
  // The entries of an index are converted with its space.
  if (source?.kind === 'indexed') {
    const { base } = source;
    return {
      hasInks: base.kind === 'kept' && base.hasInks,
      isStuck: base.kind !== 'kept' && base.kind !== 'converted',
    };
  }
  if (source?.kind === 'kept')
    return {
      hasInks: source.hasInks,
      isStuck: false,
      stream: source.isCmyk ? await limited(stream, target) : undefined,
    };
  if (source?.kind !== 'converted') return STUCK;
  const plain = isJpx(stream) ? await plainJpx(stream) : stream;
  return plain ? convertPixels(plain, source, inks, target, isPhotographic(stream)) : STUCK;
}

/** Whether a picture is stored in a form that loses what eyes do not see. */
const isPhotographic = (stream: PDFRawStream): boolean => isJpx(stream) || filtersOf(stream.dict).includes('DCTDecode');

async function convertPixels(
  stream: PDFRawStream,
  source: ConvertedSource,
  inks: Inks,
  target: Target,
  isPhotograph: boolean,
): Promise<ConvertedImage> {
  const { dict } = stream;
  if (isMaskedByPixels(dict)) return STUCK;
  if (source.pixels !== 'tints' && source.components === 3 && isDecodedOddly(dict)) return STUCK;
  if (source.components === 1) return withIndex(stream, source, inks, target);
  if (source.pixels === 'tints') return withTints(stream, source, inks, target);
  if (source.components !== 3) return STUCK;
  const pixels = await pixelsOf(stream, 3, target.share);
  if (!pixels) return STUCK;
  const data = source.pixels === 'rgb' ? pixels.data : measured(pixels.data, source);
  // Compression may add a little ink again.
  const most = target.limitPercent - (isPhotograph ? 4 : 0);
  const cmyk = await toCmyk({ ...pixels, data, channels: 3 }, most, source.icc);
  release({ data });
  const converted = await written(dict, { ...pixels, data: cmyk }, isPhotograph, target);
  return { stream: converted, hasInks: false, isStuck: false };
}

function measured(pixels: Uint8Array, source: ConvertedSource): Uint8Array {
  const data = new Uint8Array(pixels.length);
  for (let at = 0; at < pixels.length; at += 3) {
    const { parts } = source.measure(source.ofBytes([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]));
    data.set(parts, at);
  }
  return data;
}

const bitsOf = ({ dict }: PDFRawStream): number =>
  filtersOf(dict).includes('DCTDecode') ? 8 : (getNumber(dict, 'BitsPerComponent') ?? 0);
const isIndexable = (stream: PDFRawStream): boolean => [1, 2, 4, 8].includes(bitsOf(stream));
/** Whether tints of one ink are written again: an index is no JPEG, and nothing stays unfolded. */
const isIndexWritten = (stream: PDFRawStream): boolean =>
  filtersOf(stream.dict).includes('DCTDecode') || (bitsOf(stream) === 8 && filtersOf(stream.dict).length === 0);

/** Tints of a spot colour, as an index of inks: the pixels stay. */
async function withIndex(
  stream: PDFRawStream,
  source: ConvertedSource,
  inks: Inks,
  { share, folder }: Target,
): Promise<ConvertedImage> {
  const { dict } = stream;
  if (!isIndexable(stream)) return STUCK;
  const pixels = isIndexWritten(stream) ? await pixelsOf(stream, 1, share) : undefined;
  if (isIndexWritten(stream) && !pixels) return STUCK;
  const most = 2 ** bitsOf(stream) - 1;
  const [low = 0, high = 1] = numbersOf(getArray(dict, 'Decode'));
  const entries = Array.from({ length: most + 1 }, (_, at) => source.measure([low + (at / most) * (high - low)]));
  for (const entry of entries) inks.of(entry);
  await inks.convert();
  const table = Buffer.from(entries.flatMap((entry) => (inks.of(entry) ?? []).map(Math.round)));
  const changed = dict.clone(dict.context);
  changed.delete(PDFName.of('Decode'));
  changed.set(
    PDFName.of('ColorSpace'),
    dict.context.obj(['Indexed', 'DeviceCMYK', most, PDFHexString.of(table.toString('hex'))]),
  );
  if (!pixels) return { stream: PDFRawStream.of(changed, stream.contents), ...KEPT };
  markDeflated(changed, pixels);
  return { stream: await deflatedStream(changed, [pixels.data], folder), ...KEPT };
}

/** The most inks of a picture that are mixed: more would take minutes. */
const MOST_TINTS = 5;
/** Mixtures of tints that are converted. Others are interpolated between them. */
const MIXTURES = 65_536;
const MOST_STEPS = 33;

const isMixable = ({ dict }: PDFRawStream, { components }: ConvertedSource): boolean =>
  !filtersOf(dict).includes('DCTDecode') && components <= MOST_TINTS;

/** Tints of several inks, by a table of their mixtures. */
async function withTints(
  stream: PDFRawStream,
  source: ConvertedSource,
  inks: Inks,
  target: Target,
): Promise<ConvertedImage> {
  const { dict } = stream;
  const { components } = source;
  const pixels = isMixable(stream, source) ? await pixelsOf(stream, components, target.share) : undefined;
  if (!pixels) return STUCK;
  const decode = numbersOf(getArray(dict, 'Decode'));
  const steps = Math.min(MOST_STEPS, Math.floor(MIXTURES ** (1 / components)));
  const tintAt = (step: number, tint: number): number => {
    const [low = 0, high = 1] = decode.slice(tint * 2, tint * 2 + 2);
    return low + (step / (steps - 1)) * (high - low);
  };
  const mixtures = Array.from({ length: steps ** components }, (_, at) =>
    source.measure(
      Array.from({ length: components }, (_, tint) => tintAt(Math.floor(at / steps ** tint) % steps, tint)),
    ),
  );
  for (const mixture of mixtures) inks.of(mixture);
  await inks.convert();
  const table = Float32Array.from(mixtures.flatMap((mixture) => [...(inks.of(mixture) ?? [0, 0, 0, 0])]));
  const data = mixed(pixels.data, components, steps, table);
  return { stream: await written(dict, { ...pixels, data }, false, target), ...KEPT };
}

/** Four inks for each pixel of tints, between the entries of a table whose first tint changes fastest. */
function mixed(pixels: Uint8Array, tints: number, steps: number, table: Float32Array): Uint8Array {
  const corners = 2 ** tints;
  const out = new Uint8Array((pixels.length / tints) * 4);
  const sums = [0, 0, 0, 0];
  for (let from = 0, to = 0; from < pixels.length; from += tints, to += 4) {
    let isSame = from > 0;
    for (let tint = 0; isSame && tint < tints; tint++) isSame = pixels[from + tint] === pixels[from - tints + tint];
    if (isSame) {
      out.copyWithin(to, to - 4, to);
      continue;
    }
    sums.fill(0);
    for (let corner = 0; corner < corners; corner++) {
      let share = 1;
      let entry = 0;
      for (let tint = 0, stride = 1; tint < tints; tint++, stride *= steps) {
        const place = ((pixels[from + tint] ?? 0) / 255) * (steps - 1);
        const before = Math.min(Math.floor(place), steps - 2);
        const isAfter = (corner >> tint) & 1;
        share *= isAfter ? place - before : 1 - (place - before);
        entry += (before + isAfter) * stride;
      }
      if (share === 0) continue;
      for (let ink = 0; ink < 4; ink++) sums[ink] = (sums[ink] ?? 0) + share * (table[entry * 4 + ink] ?? 0);
    }
    for (let ink = 0; ink < 4; ink++) out[to + ink] = Math.round(sums[ink] ?? 0);
  }
  return out;
}

const isReadableInks = (stream: PDFRawStream, share: number | undefined): boolean =>
  hasPlainInks(stream) && isReadable(stream, 4, share);

const hasPlainInks = (stream: PDFRawStream): boolean =>
  filtersOf(stream.dict).includes('DCTDecode') ? isPlainInks(stream) : !isDecodedOddly(stream.dict);

/** No picture has more. */
const ALL_INKS = 400;

/** A picture in inks with less of them; nothing where it has no more than the limit, cannot be read, or may get no other pixels. */
async function limited(stream: PDFRawStream, target: Target): Promise<PDFStream | undefined> {
  const { limitPercent, share } = target;
  if (limitPercent >= ALL_INKS || isMaskedByPixels(stream.dict)) return undefined;
  const isPhotograph = isPhotographic(stream);
  const read = isJpx(stream) ? await plainJpx(stream) : stream;
  if (!read) return undefined;
  const cmyk = hasPlainInks(read) ? await pixelsOf(read, 4, share) : undefined;
  if (!cmyk || !limitInks(cmyk.data, limitPercent + 1)) return undefined;
  limitInks(cmyk.data, limitPercent - (isPhotograph ? 4 : 0));
  return written(read.dict, cmyk, isPhotograph, target);
}

/** Takes the pixels: their memory is given back. */
async function written(dict: PDFDict, cmyk: Pixels, isPhotograph: boolean, { folder }: Target): Promise<PDFStream> {
  const changed = dict.clone(dict.context);
  for (const key of ['Decode', 'DecodeParms']) changed.delete(PDFName.of(key));
  changed.set(PDFName.of('ColorSpace'), PDFName.of('DeviceCMYK'));
  changed.set(PDFName.of('BitsPerComponent'), PDFNumber.of(8));
  if (isPhotograph) {
    setSize(changed, cmyk);
    changed.set(PDFName.of('Filter'), PDFName.of('DCTDecode'));
    changed.set(PDFName.of('Decode'), dict.context.obj(DECODE_OF_CMYK_JPEG));
    const jpeg = await cmykJpeg(cmyk.data, cmyk);
    release(cmyk);
    const stored = await storedStream(changed, jpeg, folder);
    release({ data: jpeg });
    return stored;
  }
  markDeflated(changed, cmyk);
  const parms = { Predictor: 15, Colors: INKS, BitsPerComponent: 8, Columns: cmyk.width };
  changed.set(PDFName.of('DecodeParms'), changed.context.obj(parms));
  const stored = await deflatedStream(changed, asDifferences(cmyk.data, cmyk.width * INKS), folder);
  release(cmyk);
  return stored;
}

function setSize(dict: PDFDict, { width, height }: Pixels): void {
  dict.set(PDFName.of('Width'), PDFNumber.of(width));
  dict.set(PDFName.of('Height'), PDFNumber.of(height));
}

function markDeflated(dict: PDFDict, pixels: Pixels): void {
  setSize(dict, pixels);
  dict.delete(PDFName.of('DecodeParms'));
  dict.set(PDFName.of('Filter'), PDFName.of('FlateDecode'));
}

interface Pixels {
  /** A byte for each number. */
  data: Uint8Array;
  width: number;
  height: number;
}

/**
 * Returns the pixels of a picture, or nothing where it is too large or in a form that is not read. `share` is the part of its
 * width and height that is kept.
 */
async function pixelsOf(
  stream: PDFRawStream,
  channels: number,
  share: number | undefined,
): Promise<Pixels | undefined> {
  if (share === undefined || !isReadable(stream, channels, share)) return undefined;
  const { dict } = stream;
  if (filtersOf(dict).join() === 'DCTDecode') return jpegPixels(stream, channels, share);
  const { width, height } = sizeOf(dict);
  if (hasFlatPixels(stream, channels)) {
    const size = { width: partOf(width, share), height: partOf(height, share) };
    const data = await meanPixels(stream, channels, size);
    return data && { data, ...size };
  }
  const bits = getNumber(dict, 'BitsPerComponent') ?? 8;
  try {
    const data = unpacked(bytesOf(stream), { width: width * channels, height, bits });
    return data && { data, width, height };
  } catch {
    return undefined; // too large or broken: a viewer may draw it all the same
  }
}

/** Most bytes that are kept for a JPEG beside its pixels. */
const MOST_KEPT_BYTES = 200_000_000;

/** Whether a picture cannot be converted with its page either: PDFium, too, has no memory for it. */
export const isNeverConverted = ({ dict, contents }: PDFRawStream): boolean =>
  filtersOf(dict).join() === 'DCTDecode' && !isDecodable(contents, MOST_KEPT_BYTES);

const UNREAD = ['DCTDecode', 'JPXDecode', 'JBIG2Decode', 'CCITTFaxDecode'];

const partOf = (side: number, share: number): number => Math.max(1, Math.floor(side * share));

function isReadable(stream: PDFRawStream, channels: number, share: number | undefined): boolean {
  const { dict, transform } = stream;
  const { width, height } = sizeOf(dict);
  if (share === undefined || !isReadableSize({ width, height }) || transform) return false;
  const filters = filtersOf(dict);
  if (filters.join() === 'DCTDecode') return !isNeverConverted(stream);
  if (hasFlatPixels(stream, channels)) return true;
  if (share < 1) return false;
  const bits = getNumber(dict, 'BitsPerComponent') ?? 8;
  if (filters.some((filter) => UNREAD.includes(filter)) || ![1, 2, 4, 8, 16].includes(bits)) return false;
  return Math.ceil((width * channels * bits) / 8) * height <= MAX_STREAM_BYTES;
}

async function jpegPixels(
  { dict, contents }: PDFRawStream,
  channels: number,
  share: number,
): Promise<Pixels | undefined> {
  const { width, height } = sizeOf(dict);
  const header = jpegHeader(contents);
  if (header?.width !== width || header.height !== height) return undefined;
  // How a camera was held says nothing within a PDF, and sharp asks for it only where it is told to.
  const picture = sharp(contents, { limitInputPixels: MAX_PIXELS, ignoreIcc: true });
  const asIs = channels === 4 ? picture.pipelineColourspace('cmyk').toColourspace('cmyk') : picture;
  const read = channels === 1 ? asIs.toColourspace('b-w') : asIs;
  const [wide, high] = [width, height].map((side) => partOf(side, share));
  const decoded = await (share < 1 ? read.resize({ width: wide, height: high, fit: 'fill' }) : read)
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined);
  if (decoded?.info.channels !== channels) return undefined;
  return { data: decoded.data, width: decoded.info.width, height: decoded.info.height };
}

/** Rows of numbers that are no bytes as bytes; nothing where some are missing. */
function unpacked(
  bytes: Uint8Array,
  { width, height, bits }: { width: number; height: number; bits: number },
): Uint8Array | undefined {
  const rowBytes = Math.ceil((width * bits) / 8);
  if (bytes.length < rowBytes * height) return undefined;
  const data = new Uint8Array(width * height);
  const most = 2 ** bits - 1;
  for (let row = 0, at = 0; row < height; row++)
    for (let column = 0; column < width; column++, at++) {
      const bit = column * bits;
      const byte = bytes[row * rowBytes + (bit >> 3)] ?? 0;
      data[at] = bits === 16 ? byte : Math.round((((byte >> (8 - bits - (bit & 7))) & most) * 255) / most);
    }
  return data;
}
