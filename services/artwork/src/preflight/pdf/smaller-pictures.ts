import { deflateSync } from 'node:zlib';
import { type PDFDocument, PDFName, PDFNumber, PDFRawStream, type PDFRef } from '@cantoo/pdf-lib';
import { collect } from '../collect.ts';
import type { Deadline } from '../deadline.ts';
import { PICTURE_PX } from '../page-picture.ts';
import { cmykJpeg, DECODE_OF_CMYK_JPEG } from '../press/cmyk-jpeg.ts';
import { release } from '../raster.ts';
import { sharp } from '../sharp.ts';
import { type ColourSpace, colourSpaceOf } from './colour-space.ts';
import { shownByOthers } from './hidden-pictures.ts';
import { inkPixels } from './image-ink.ts';
import { imageSpace } from './image-space.ts';
import { isDecodable, jpegHeader } from './jpeg-header.ts';
import { shownShares } from './lowest-dpi.ts';
import { isMaskedByPixels } from './masked-by-pixels.ts';
import { hasFlatPixels, isReadableSize, MAX_PIXELS, meanPixels, type Size, sizeOf } from './mean-pixels.ts';
import { get, getBoolean, getName } from './objects.ts';
import { filtersOf, hasZlibHeader, unfilteredDict } from './streams.ts';

/** Pictures with more pixels are drawn from fewer: PDFium takes some bytes for each. Of JPEGs, those that take many bytes themselves. */
const MANY_PIXELS = 8_000_000;
const LARGE_JPEG_BYTES = 8_000_000;
/** The pixels of such a picture along the longer side of its page: some more than are drawn of it. */
const PAGE_PX = 1.5 * PICTURE_PX;
/** Most pixels of one whose size on the page is not known, as in a tile. */
const MOST_UNSEEN = 12_000_000;

/**
 * Gives a document smaller pictures instead of those that have many more pixels than are drawn. For drawing alone. Returns the pictures
 * that it had before, by their references.
 */
export async function shrinkPictures(document: PDFDocument, deadline: Deadline): Promise<Map<PDFRef, PDFRawStream>> {
  const { context } = document;
  const before = new Map<PDFRef, PDFRawStream>();
  const large = context
    .enumerateIndirectObjects()
    .flatMap(([ref, object]) => (object instanceof PDFRawStream && isLarge(object) ? [{ ref, object }] : []));
  if (large.length === 0) return before;
  const shareOf = shownShares(document, PAGE_PX, deadline);
  const others = shownByOthers(context);
  for (const { ref, object } of large) {
    deadline.check();
    const smaller = await shrunk(object, others.has(object) ? undefined : shareOf(object));
    if (!smaller) continue;
    before.set(ref, object);
    context.assign(ref, smaller);
    collect();
  }
  return before;
}

function isLarge({ dict }: PDFRawStream): boolean {
  const size = sizeOf(dict);
  if (getName(dict, 'Subtype') !== 'Image' || getBoolean(dict, 'ImageMask')) return false;
  if (!isReadableSize(size) || size.width * size.height <= MANY_PIXELS) return false;
  return !isMaskedByPixels(dict) && get(dict, 'Matte') === undefined;
}

/** A picture with this share of its width and height; nothing where it cannot be read, or where all of it is drawn. */
async function shrunk(stream: PDFRawStream, share: number | undefined): Promise<PDFRawStream | undefined> {
  const space = colourSpaceOf(imageSpace(stream), undefined);
  const { width, height } = sizeOf(stream.dict);
  const kept = share ?? Math.sqrt(MOST_UNSEEN / (width * height));
  if (!space || space.isIndexed || kept >= 1) return undefined;
  const size = { width: Math.ceil(width * kept), height: Math.ceil(height * kept) };
  if (isLargeJpeg(stream, space)) return smallerJpeg(stream, space, size);
  // PDFium draws nothing of data without a header.
  if (!hasFlatPixels(stream, space.components) || !hasHeader(stream)) return undefined;
  const pixels = await meanPixels(stream, space.components, size);
  if (!pixels) return undefined;
  const data = deflateSync(pixels, { level: 1 });
  release({ data: pixels });
  const smaller = pictureOf(stream, size, 'FlateDecode', data);
  smaller.dict.set(PDFName.of('BitsPerComponent'), PDFNumber.of(8));
  return smaller;
}

const hasHeader = ({ dict, contents }: PDFRawStream): boolean =>
  filtersOf(dict)[0] !== 'FlateDecode' || hasZlibHeader(contents);

/** Whether a picture is a JPEG that all programs read alike, and takes much memory. */
function isLargeJpeg({ dict, contents }: PDFRawStream, { components }: ColourSpace): boolean {
  if (contents.length <= LARGE_JPEG_BYTES || filtersOf(dict).join() !== 'DCTDecode' || get(dict, 'DecodeParms'))
    return false;
  const { width, height } = sizeOf(dict);
  const header = jpegHeader(contents);
  if (!isDecodable(contents)) return false;
  return (
    header?.isUsual === true &&
    header.bits === 8 &&
    header.components === components &&
    header.width === width &&
    header.height === height
  );
}

async function smallerJpeg(
  stream: PDFRawStream,
  { components, toColour }: ColourSpace,
  size: Size,
): Promise<PDFRawStream | undefined> {
  const { space } = toColour(new Array<number>(components).fill(0.5));
  if (space === 'cmyk' && components === 4) {
    const inks = await inkPixels(stream, size, 'linear');
    const smaller = inks && pictureOf(stream, size, 'DCTDecode', await cmykJpeg(inks, size));
    smaller?.dict.set(PDFName.of('Decode'), smaller.dict.context.obj(DECODE_OF_CMYK_JPEG));
    return smaller;
  }
  if (!(space === 'rgb' && components === 3) && !(space === 'gray' && components === 1)) return undefined;
  try {
    const data = await sharp(stream.contents, { limitInputPixels: MAX_PIXELS, failOn: 'error', ignoreIcc: true })
      .resize({ ...size, fit: 'fill' })
      .toColourspace(space === 'gray' ? 'b-w' : 'srgb')
      .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
      .toBuffer();
    return pictureOf(stream, size, 'DCTDecode', data);
  } catch {
    return undefined; // broken: PDFium draws as much of it as there is
  }
}

function pictureOf({ dict }: PDFRawStream, { width, height }: Size, filter: string, data: Uint8Array): PDFRawStream {
  const smaller = unfilteredDict(dict);
  smaller.set(PDFName.of('Width'), PDFNumber.of(width));
  smaller.set(PDFName.of('Height'), PDFNumber.of(height));
  smaller.set(PDFName.of('Filter'), PDFName.of(filter));
  return PDFRawStream.of(smaller, data);
}
