import type { PDFRawStream } from '@cantoo/pdf-lib';
import { imageSpace } from '../../pdf/image-space.ts';
import { sizeOf } from '../../pdf/mean-pixels.ts';
import { filtersOf } from '../../pdf/streams.ts';
import { sourceOf } from './source.ts';

/** Most bytes of a mended file: it is checked, and 600 MB of memory are not enough for a larger one. */
export const MOST_MENDED_BYTES = 260_000_000;

const SCREEN_COLOURS = 3;
const INKS = 4;
/** How many times more bytes pictures have in inks, by measurement: JPEGs at the quality of `cmykJpeg`, and those stored without a loss. */
const JPEG_GROWTH = 4;
const LOSSLESS_GROWTH = 2;

/** About how many bytes more a picture in screen colours takes in inks, with this share of its width and height; 0 for another one. */
export function growthOf(stream: PDFRawStream, share = 1): number {
  const source = sourceOf(imageSpace(stream), undefined, 'converted');
  if (source?.kind !== 'converted' || source.pixels === 'tints' || source.components !== SCREEN_COLOURS) return 0;
  const { dict, contents } = stream;
  const { width, height } = sizeOf(dict);
  const isJpeg = filtersOf(dict).some((filter) => filter === 'DCTDecode' || filter === 'JPXDecode');
  const times = isJpeg ? JPEG_GROWTH : LOSSLESS_GROWTH;
  const most = width * height * share ** 2 * INKS;
  return Math.max(0, Math.min(contents.length * share ** 2 * times, most) - contents.length);
}
