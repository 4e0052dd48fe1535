import { PDFDocument, PDFName, PDFNumber, PDFRawStream } from '@cantoo/pdf-lib';
import { colourSpaceOf, middleOf } from './colour-space.ts';
import { imageSpace } from './image-space.ts';
import { type JpxHeader, jpxHeader } from './jpx-header.ts';
import { getBoolean, getNumber } from './objects.ts';
import { openDrawn } from './pdfium-document.ts';
import { filtersOf } from './streams.ts';

/** Most bytes that PDFium may need for a picture, as one of A4 at 300 dpi: four for each number, and eight for each pixel that it draws. */
const MOST_BYTES = 180_000_000;
const MOST_CHANNELS = 8;
/** `SMaskInData` of colours that were multiplied with their opacity (ISO 32000-2, table 87). */
const MULTIPLIED = 2;

export const isJpx = (stream: PDFRawStream): boolean => filtersOf(stream.dict).join() === 'JPXDecode';

/** Whether the data of a picture say where it is transparent, and how: 0 for no, or 1 or 2 (ISO 32000-2, section 11.6.5.2). */
export const maskInData = (stream: PDFRawStream): number =>
  isJpx(stream) ? (getNumber(stream.dict, 'SMaskInData') ?? 0) : 0;

/**
 * Returns a picture in JPEG 2000 as plain bytes in the same colours, eight bits each, with its opacity as a soft mask. Returns
 * nothing for one that is too large, or in a form that is not read.
 */
export async function plainJpx(stream: PDFRawStream): Promise<PDFRawStream | undefined> {
  const { dict } = stream;
  const header = jpxHeader(stream.contents);
  const named = imageSpace(stream);
  const space = colourSpaceOf(named, undefined);
  if (!header || !named || !space || getBoolean(dict, 'ImageMask') || !isReadable(header)) return undefined;
  // Luminance and differences would have to be converted first. In other spaces the container does not count.
  if (header.isYcc && middleOf(space).space === 'rgb') return undefined;
  const count = header.bits.length;
  const maskKind = maskInData(stream);
  const opacity = maskKind > 0 && count > space.components ? (header.opacity ?? count - 1) : undefined;
  const others = Array.from({ length: count }, (_, at) => at).filter((at) => at !== (opacity ?? header.opacity));
  const colours = header.colours?.length === space.components ? header.colours : others;
  if (colours.length !== space.components) return undefined;
  const wanted = opacity === undefined ? colours : [...colours, opacity];
  const planes = await planesOf(header, space.isIndexed, wanted);
  if (!planes) return undefined;
  const { width, height } = header;
  const plain = dict.clone(dict.context);
  for (const key of ['Filter', 'DecodeParms', 'Decode', 'SMaskInData']) plain.delete(PDFName.of(key));
  const picture = { Width: width, Height: height, BitsPerComponent: 8 };
  for (const [key, value] of Object.entries(picture)) plain.set(PDFName.of(key), PDFNumber.of(value));
  if (named instanceof PDFName) plain.set(PDFName.of('ColorSpace'), named);
  if (opacity !== undefined) {
    const opaque = planes.pop() ?? new Uint8Array();
    if (maskKind === MULTIPLIED) for (const plane of planes) divide(plane, opaque);
    const mask = dict.context.obj({ Type: 'XObject', Subtype: 'Image', ...picture, ColorSpace: 'DeviceGray' });
    plain.set(PDFName.of('SMask'), dict.context.register(PDFRawStream.of(mask, opaque)));
  }
  return PDFRawStream.of(plain, interleaved(planes));
}

const isReadable = ({ width, height, bits, isUneven, hasPalette }: JpxHeader): boolean =>
  width > 0 &&
  height > 0 &&
  bits.length <= MOST_CHANNELS &&
  width * height * (4 * bits.length + 8) <= MOST_BYTES &&
  !isUneven &&
  !hasPalette;

/** The wanted channels, a byte for each number; entries of an index as they are. */
async function planesOf(
  { width, height, bits, codeStream }: JpxHeader,
  isIndexed: boolean,
  wanted: readonly number[],
): Promise<Uint8Array[] | undefined> {
  const planes: Uint8Array[] = [];
  for (let from = 0; from < wanted.length; from += 3) {
    const channels = wanted.slice(from, from + 3);
    const drawn = await drawnChannels(codeStream, { width, height, count: bits.length, channels });
    if (!drawn) return undefined;
    for (const [at, channel] of channels.entries()) {
      const missing = Math.max(0, 8 - (bits[channel] ?? 8));
      const most = 255 >> missing;
      const plane = new Uint8Array(width * height);
      for (let pixel = 0; pixel < plane.length; pixel++) {
        // PDFium moves numbers of fewer bits to the upper end of a byte.
        const number = (drawn[pixel * 4 + at] ?? 0) >> missing;
        plane[pixel] = isIndexed || missing === 0 ? number : Math.round((number * 255) / most);
      }
      planes.push(plane);
    }
  }
  return planes;
}

interface Channels {
  width: number;
  height: number;
  /** Number of all channels of the picture. */
  count: number;
  /** Up to three that are wanted. */
  channels: readonly number[];
}

/**
 * Has PDFium, which brings a decoder, draw the channels as red, green and blue, pixel for pixel. Returns four bytes for each pixel, or
 * nothing where it draws nothing.
 */
async function drawnChannels(
  codeStream: Uint8Array,
  { width, height, count, channels }: Channels,
): Promise<Uint8Array | undefined> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const { context } = document;
  const pick = () => {
    // The last number is on top of the stack, and each that was picked lies above it then.
    const picks = channels.map((channel, picked) => `${count - 1 - channel + picked} index`);
    const program = `{ ${picks.join(' ')} ${'0 '.repeat(3 - channels.length)} ${count + 3} 3 roll ${'pop '.repeat(count)} }`;
    const pairs = (numbers: number) => Array.from({ length: numbers }, () => [0, 1]).flat();
    return context.register(
      context.stream(program, { FunctionType: 4, Domain: pairs(count), Range: pairs(3) } as never),
    );
  };
  const names = Array.from({ length: count }, (_, at) => `C${at}`);
  const isPlain = count === 1 || (count === 3 && channels.join() === '0,1,2');
  const device = count === 1 ? 'DeviceGray' : 'DeviceRGB';
  const space = isPlain ? device : ['DeviceN', names, 'DeviceRGB', pick()];
  const entries = { Type: 'XObject', Subtype: 'Image', Width: width, Height: height, Filter: 'JPXDecode' };
  const dict = context.obj({ ...entries, ColorSpace: space } as never);
  const image = context.register(PDFRawStream.of(dict as never, codeStream));
  const page = document.addPage([width, height]);
  page.node.set(PDFName.of('Resources'), context.obj({ XObject: { Im: image } }));
  page.node.set(PDFName.of('Contents'), context.register(context.stream(`${width} 0 0 ${height} 0 0 cm /Im Do`)));
  const drawn = await openDrawn(await document.save({ useObjectStreams: false }), false);
  try {
    const { data, ...size } = drawn.draw(0, { longestPx: Math.max(width, height), ground: 'nothing' });
    const isDrawn = data[3] === 255 && data.at(-1) === 255;
    return isDrawn && size.width === width && size.height === height ? data : undefined;
  } finally {
    drawn.close();
  }
}

/** Takes the opacity out of numbers that were multiplied with it. */
function divide(plane: Uint8Array, opaque: Uint8Array): void {
  for (const [pixel, opacity] of opaque.entries())
    plane[pixel] = opacity === 0 ? 0 : Math.min(255, Math.round(((plane[pixel] ?? 0) * 255) / opacity));
}

function interleaved(planes: readonly Uint8Array[]): Uint8Array {
  const [first] = planes;
  if (!first || planes.length === 1) return first ?? new Uint8Array();
  const bytes = new Uint8Array(first.length * planes.length);
  for (const [at, plane] of planes.entries())
    for (let pixel = 0; pixel < plane.length; pixel++) bytes[pixel * planes.length + at] = plane[pixel] ?? 0;
  return bytes;
}
