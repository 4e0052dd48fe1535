import {
  PDFArray,
  type PDFContext,
  type PDFDict,
  type PDFDocument,
  PDFName,
  type PDFObject,
  PDFRawStream,
  type PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';
import type { Deadline } from '../../deadline.ts';
import { inkPixels } from '../image-ink.ts';
import { imageSpace } from '../image-space.ts';
import { shownShares } from '../lowest-dpi.ts';
import { isMaskedByPixels } from '../masked-by-pixels.ts';
import { MAX_PIXELS, type Size, sizeOf } from '../mean-pixels.ts';
import { getArray, getName, getNumber, listOf, nameOf, numbersOf } from '../objects.ts';
import { unfilteredDict } from '../streams.ts';
import type { Plates } from './plate-profiles.ts';

/** The pixels of a photograph along the longer side of its page, and along each side of one in a pattern: on A4, a pixel is 0.75 mm. */
const PAGE_PX = 400;
/** Most pixels of all photographs of a document: four bytes each are kept. */
const MOST_PIXELS = 12_000_000;
const INKS = 4;
const PAPER = 255;

/** The inks of a photograph with as many pixels as a map shows: four bytes a pixel, 255 for full ink. */
export interface InkPhotograph {
  ref: PDFRef;
  dict: PDFDict;
  inks: Uint8Array;
  width: number;
  height: number;
}

/** Reads the photographs in inks of a document. PDFium takes half a second to find the inks of each megapixel, on every plate. */
export async function inkPhotographs(document: PDFDocument, deadline: Deadline): Promise<InkPhotograph[]> {
  const found = document.context
    .enumerateIndirectObjects()
    .flatMap(([ref, stream]) => (stream instanceof PDFRawStream && isInkPhotograph(stream) ? [{ ref, stream }] : []));
  if (found.length === 0) return [];
  const shareOf = shownShares(document, PAGE_PX, deadline);
  const sizes = found.map(({ stream }) => shownSize(stream, shareOf(stream)));
  const pixels = sizes.reduce((sum, { width, height }) => sum + width * height, 0);
  const share = Math.min(1, Math.sqrt(MOST_PIXELS / pixels));
  const photographs: InkPhotograph[] = [];
  for (const [at, { ref, stream }] of found.entries()) {
    deadline.check();
    const size = part(sizes[at] ?? sizeOf(stream.dict), share);
    const inks = await inkPixels(stream, size, 'linear');
    if (inks) photographs.push({ ref, dict: stream.dict, inks, ...size });
  }
  return photographs;
}

/** A picture in four inks, but for one whose pixels say what of it is seen. */
function isInkPhotograph(stream: PDFRawStream): boolean {
  const { dict } = stream;
  const { width, height } = sizeOf(dict);
  if (getName(dict, 'Subtype') !== 'Image' || !(width * height > 0) || width * height > MAX_PIXELS) return false;
  if (isMaskedByPixels(dict) || !isDecodedEvenly(dict)) return false;
  const space = imageSpace(stream);
  const [family, profile] = space instanceof PDFArray ? listOf(space) : [space];
  if (nameOf(family) === 'DeviceCMYK') return true;
  return nameOf(family) === 'ICCBased' && profile instanceof PDFStream && getNumber(profile.dict, 'N') === INKS;
}

/** Whether the numbers of all inks are taken as they are, or all are inverted. */
function isDecodedEvenly(dict: PDFDict): boolean {
  const decode = numbersOf(getArray(dict, 'Decode'));
  return decode.every(
    (number, at) => number === (at % 2 === 0 ? decode[0] : 1 - (decode[0] ?? 0)) && [0, 1].includes(number),
  );
}

/** The size at which a picture is shown of which its page keeps this share. */
function shownSize({ dict }: PDFRawStream, share: number | undefined): Size {
  const { width, height } = sizeOf(dict);
  // Each side by itself, as a narrow picture may be stretched over a whole page.
  if (share === undefined) return { width: Math.min(width, PAGE_PX), height: Math.min(height, PAGE_PX) };
  return part({ width, height }, share);
}

const part = ({ width, height }: Size, share: number): Size => ({
  width: Math.ceil(width * share),
  height: Math.ceil(height * share),
});

/** A colour space of one or three components that PDFium takes as it is, whatever a page says of those of devices. */
export const ownSpace = (context: PDFContext, components: 1 | 3): PDFObject =>
  context.obj([components === 1 ? 'CalGray' : 'CalRGB', { WhitePoint: [0.9505, 1, 1.089] }]);

/** Returns a photograph as a plate shows it. */
export function pictureOn(plates: Plates, { dict, inks, width, height }: InkPhotograph): PDFRawStream {
  const { context } = dict;
  const picture = unfilteredDict(dict);
  picture.delete(PDFName.of('Decode'));
  const entries = { Width: width, Height: height, BitsPerComponent: 8 };
  for (const [key, value] of Object.entries(entries)) picture.set(PDFName.of(key), context.obj(value));
  picture.set(PDFName.of('ColorSpace'), ownSpace(context, plates === 'k' ? 1 : 3));
  return PDFRawStream.of(picture, levelsOf(plates, inks));
}

/** The levels of each pixel, of three inks or of one: the more ink, the darker. */
function levelsOf(plates: Plates, inks: Uint8Array): Uint8Array {
  const channels = plates === 'k' ? 1 : 3;
  const levels = new Uint8Array((inks.length / INKS) * channels);
  for (let to = 0, at = 0; to < levels.length; to += channels, at += INKS) {
    const [cyan = 0, magenta = 0, yellow = 0, black = 0] = inks.subarray(at, at + INKS);
    if (plates === 'k') levels[to] = PAPER - black;
    // As between the corners of `plateProfile`, the greater one of yellow and black is seen.
    else levels.set([PAPER - cyan, PAPER - magenta, PAPER - (plates === 'cmy' ? yellow : Math.max(yellow, black))], to);
  }
  return levels;
}
