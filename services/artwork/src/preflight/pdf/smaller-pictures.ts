import { deflateSync } from 'node:zlib';
import { type PDFDocument, PDFName, PDFNumber, PDFRawStream, type PDFRef } from '@cantoo/pdf-lib';
import { collect } from '../collect.ts';
import type { Deadline } from '../deadline.ts';
import { PICTURE_PX } from '../page-picture.ts';
import { release } from '../raster.ts';
import { colourSpaceOf } from './colour-space.ts';
import { imageSpace } from './image-space.ts';
import { shownShares } from './lowest-dpi.ts';
import { isMaskedByPixels } from './masked-by-pixels.ts';
import { hasFlatPixels, meanPixels, type Size, sizeOf } from './mean-pixels.ts';
import { get, getBoolean, getName } from './objects.ts';
import { unfilteredDict } from './streams.ts';

/** Pictures with more pixels are drawn from fewer, where they are stored without a loss: PDFium takes some bytes for each. */
const MANY_PIXELS = 8_000_000;
/** The pixels of such a picture along the longer side of its page: some more than are drawn of it. */
const PAGE_PX = 1.5 * PICTURE_PX;
/** Most pixels of one that is not known to be shown by a page, as in a tile. */
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
  for (const { ref, object } of large) {
    deadline.check();
    const smaller = await shrunk(object, shareOf(object));
    if (!smaller) continue;
    before.set(ref, object);
    context.assign(ref, smaller);
  }
  return before;
}

function isLarge({ dict }: PDFRawStream): boolean {
  const { width, height } = sizeOf(dict);
  if (getName(dict, 'Subtype') !== 'Image' || getBoolean(dict, 'ImageMask') || width * height <= MANY_PIXELS)
    return false;
  return !isMaskedByPixels(dict) && get(dict, 'Matte') === undefined;
}

/** A picture with this share of its width and height; nothing where it cannot be read, or where all of it is drawn. */
async function shrunk(stream: PDFRawStream, share: number | undefined): Promise<PDFRawStream | undefined> {
  const space = colourSpaceOf(imageSpace(stream), undefined);
  if (!space || space.isIndexed || !hasFlatPixels(stream, space.components)) return undefined;
  const { width, height } = sizeOf(stream.dict);
  const kept = share ?? Math.sqrt(MOST_UNSEEN / (width * height));
  if (kept >= 1) return undefined;
  const size: Size = { width: Math.ceil(width * kept), height: Math.ceil(height * kept) };
  const pixels = await meanPixels(stream, space.components, size);
  if (!pixels) return undefined;
  const dict = unfilteredDict(stream.dict);
  dict.set(PDFName.of('Width'), PDFNumber.of(size.width));
  dict.set(PDFName.of('Height'), PDFNumber.of(size.height));
  dict.set(PDFName.of('Filter'), PDFName.of('FlateDecode'));
  const data = deflateSync(pixels, { level: 1 });
  release({ data: pixels });
  collect();
  return PDFRawStream.of(dict, data);
}
