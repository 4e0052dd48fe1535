import type { Text } from '@print-shop/service-kit/errors';
import type { Kind } from './kind.ts';

/** The facts in a picture's header, read before anything is decoded. */
export interface Header {
  kind: Kind;
  /** In pixels. */
  width: number;
  height: number;
  channels: number;
  /** Format of one sample as libvips names it: `uchar`, `ushort`, ... */
  depth: string;
  /** Interlaced or progressive: no row is finished before the last scan. */
  isProgressive: boolean;
}

/**
 * Bytes that decoding one picture may hold in memory. One picture is decoded at a time, and the pod's memory limit leaves
 * room for it.
 */
export const MAX_HELD_BYTES = 224_000_000;

/** An A3 design at 600 dpi has 70 million pixels; more would only take longer. */
export const MAX_PIXELS = 100_000_000;

/** Rows that libvips holds of a picture that is read row by row. */
const ROWS_KEPT = 2048;

const sampleBytes: Readonly<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2 };

/**
 * Bytes that decoding holds at once. The factors are the growth of the process at 12 to 25 million pixels, measured with libvips
 * 8.18 and rounded up. GIF and WebP are decoded to four channels. AVIF keeps frames of its own beside the result.
 */
export function heldBytes({ kind, width, height, channels, depth, isProgressive }: Header): number {
  const bytes = sampleBytes[depth] ?? 8;
  const pixels = width * height;
  const decoded = pixels * channels * bytes;
  const rows = Math.min(height, ROWS_KEPT) * width * channels * bytes;
  switch (kind) {
    case 'png':
      return isProgressive ? decoded * 1.1 : rows;
    case 'jpeg':
      return isProgressive ? pixels * channels * 2 : rows; // two bytes per coefficient
    case 'webp':
      return pixels * 5;
    case 'gif':
      return pixels * 9;
    case 'tiff':
      return decoded * 2.6; // a strip or tile may be the whole picture
    case 'avif':
      return pixels * (bytes > 1 ? 26 : 17) + (channels > 3 ? pixels * 4 * bytes : 0);
    case 'heic':
      return pixels * 8; // in a worker with its own limit
  }
}

/** Why a picture may not be decoded, in words for the person who sent it; `undefined` when it may. */
export function overBudget(header: Header): Text | undefined {
  const { width, height, isProgressive } = header;
  const pixels = width * height;
  const tooLarge = (en: string, hi: string): Text => ({
    en: `The picture is too large: ${width} x ${height} px. ${en}`,
    hi: `तस्वीर बहुत बड़ी है: ${width} x ${height} px। ${hi}`,
  });
  const most = MAX_PIXELS / 1e6;
  if (pixels > MAX_PIXELS) {
    return tooLarge(`Please use at most ${most} megapixels.`, `ज़्यादा से ज़्यादा ${most} मेगापिक्सेल की रखिए।`);
  }
  const held = heldBytes(header);
  if (held <= MAX_HELD_BYTES) return undefined;
  const fitting = Math.floor((pixels * MAX_HELD_BYTES) / held / 1e6);
  return isProgressive
    ? tooLarge(
        `Please save it without interlacing, or with at most ${fitting} megapixels.`,
        `इसे बिना इंटरलेसिंग के, या ज़्यादा से ज़्यादा ${fitting} मेगापिक्सेल में सेव कीजिए।`,
      )
    : tooLarge(
        `Please use at most ${fitting} megapixels, or save it as PNG or JPEG.`,
        `ज़्यादा से ज़्यादा ${fitting} मेगापिक्सेल की रखिए, या PNG या JPEG में सेव कीजिए।`,
      );
}
