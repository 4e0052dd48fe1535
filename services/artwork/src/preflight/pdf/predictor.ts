import type { PDFDict } from '@cantoo/pdf-lib';
import { getNumber } from './objects.ts';

const TIFF = 2;
/** This and those above it say that each row names its own. */
const FIRST_OF_PNG = 10;

/** Whether the bytes of a filter are differences to those before them, by its parameters. */
export const hasPredictor = (parms: PDFDict | undefined): boolean => predictorOf(parms) > 1;
const predictorOf = (parms: PDFDict | undefined): number => (parms && getNumber(parms, 'Predictor')) ?? 1;

/** Whether each row begins with a byte that says how it differs. */
export const isOfPng = (parms: PDFDict): boolean => predictorOf(parms) >= FIRST_OF_PNG;

function rowOf(parms: PDFDict): { colors: number; bits: number; columns: number } {
  const of = (key: string, usual: number, most: number) => {
    const number = getNumber(parms, key) ?? usual;
    return Number.isInteger(number) && number > 0 && number <= most ? number : usual;
  };
  return { colors: of('Colors', 1, 32), bits: of('BitsPerComponent', 8, 16), columns: of('Columns', 1, 1e6) };
}

/** The bytes of a row that was meant. */
export function rowBytesOf(parms: PDFDict): number {
  const { colors, bits, columns } = rowOf(parms);
  return Math.ceil((columns * colors * bits) / 8);
}

/** The bytes that were meant, from differences (ISO 32000-2, section 7.4.4.4). A last row that is not whole is kept as far as it goes. */
export function withoutPredictor(bytes: Uint8Array, parms: PDFDict): Uint8Array {
  const { colors, bits, columns } = rowOf(parms);
  const pixelBytes = Math.max(1, (colors * bits) >> 3);
  const rowBytes = rowBytesOf(parms);
  if (isOfPng(parms)) return ofPng(bytes, rowBytes, pixelBytes);
  return predictorOf(parms) === TIFF ? ofTiff(bytes, { rowBytes, parts: columns * colors, colors, bits }) : bytes;
}

const UP = 2;
const PART_BYTES = 1 << 20;

/**
 * Rows of PNG, some at a time, in which each byte is the difference to the one above it (`Predictor` 15). Photographs become a third smaller
 * by it.
 */
export function* asDifferences(bytes: Uint8Array, rowBytes: number): Generator<Uint8Array> {
  const rows = bytes.length / rowBytes;
  const atOnce = Math.max(1, Math.floor(PART_BYTES / rowBytes));
  for (let first = 0; first < rows; first += atOnce) {
    const count = Math.min(atOnce, rows - first);
    const part = new Uint8Array(count * (rowBytes + 1));
    for (let row = 0; row < count; row++) {
      const [from, to] = [(first + row) * rowBytes, row * (rowBytes + 1) + 1];
      part[to - 1] = UP;
      for (let at = 0; at < rowBytes; at++)
        part[to + at] = (bytes[from + at] ?? 0) - (from > 0 ? (bytes[from + at - rowBytes] ?? 0) : 0);
    }
    yield part;
  }
}

/** The filters of PNG (W3C, Portable Network Graphics, section 9). */
function ofPng(bytes: Uint8Array, rowBytes: number, pixelBytes: number): Uint8Array {
  const rows = Math.ceil(bytes.length / (rowBytes + 1));
  const out = new Uint8Array(Math.max(0, bytes.length - rows));
  for (let row = 0; row < rows; row++) {
    const from = row * (rowBytes + 1);
    const type = bytes[from];
    const to = row * rowBytes;
    const count = Math.min(rowBytes, bytes.length - from - 1);
    for (let at = 0; at < count; at++) {
      const left = at >= pixelBytes ? (out[to + at - pixelBytes] ?? 0) : 0;
      const above = row > 0 ? (out[to + at - rowBytes] ?? 0) : 0;
      const corner = row > 0 && at >= pixelBytes ? (out[to + at - rowBytes - pixelBytes] ?? 0) : 0;
      out[to + at] = (bytes[from + 1 + at] ?? 0) + predicted(type, left, above, corner);
    }
  }
  return out;
}

function predicted(type: number | undefined, left: number, above: number, corner: number): number {
  switch (type) {
    case 1:
      return left;
    case 2:
      return above;
    case 3:
      return (left + above) >> 1;
    case 4: {
      const estimate = left + above - corner;
      const toLeft = Math.abs(estimate - left);
      const toAbove = Math.abs(estimate - above);
      const toCorner = Math.abs(estimate - corner);
      if (toLeft <= toAbove && toLeft <= toCorner) return left;
      return toAbove <= toCorner ? above : corner;
    }
    default:
      return 0;
  }
}

/** Each component less that of the pixel to its left (TIFF 6.0, section 14). */
function ofTiff(
  bytes: Uint8Array,
  { rowBytes, parts, colors, bits }: { rowBytes: number; parts: number; colors: number; bits: number },
): Uint8Array {
  const out = Uint8Array.from(bytes);
  const most = 2 ** bits - 1;
  const read = (bit: number): number => {
    if (bits === 8) return out[bit >> 3] ?? 0;
    if (bits === 16) return ((out[bit >> 3] ?? 0) << 8) | (out[(bit >> 3) + 1] ?? 0);
    return ((out[bit >> 3] ?? 0) >> (8 - bits - (bit & 7))) & most;
  };
  const write = (bit: number, value: number): void => {
    const at = bit >> 3;
    if (bits === 8) out[at] = value;
    else if (bits === 16) out.set([value >> 8, value & 255], at);
    else {
      const shift = 8 - bits - (bit & 7);
      out[at] = ((out[at] ?? 0) & ~(most << shift)) | (value << shift);
    }
  };
  for (let row = 0; row + rowBytes <= out.length; row += rowBytes)
    for (let at = colors; at < parts; at++) {
      const bit = row * 8 + at * bits;
      write(bit, (read(bit) + read(bit - colors * bits)) & most);
    }
  return out;
}
