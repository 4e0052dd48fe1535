import { Readable } from 'node:stream';
import { constants, createInflate } from 'node:zlib';
import type { PDFDict, PDFRawStream } from '@cantoo/pdf-lib';
import { collect } from '../collect.ts';
import { getNumber } from './objects.ts';
import { hasPredictor, isOfPng, rowBytesOf, withoutPredictor } from './predictor.ts';
import { bytesOf, filtersOf, MAX_STREAM_BYTES, parmsOf } from './streams.ts';

/** Most pixels of a picture that is read: the camera of a phone has 50 million. */
export const MAX_PIXELS = 60_000_000;
/** Most pixels along a side of it: whole rows are in memory, and each row takes some time. */
const MAX_SIDE = 100_000;

/** The size of a picture in pixels. */
export interface Size {
  width: number;
  height: number;
}

/**
 * Whether `meanPixels` reads a picture: with 8 or 16 bits for each of its numbers, and not in a form of its own, such as a JPEG. Where the
 * whole picture is unfolded for it, it has to be small.
 */
export function hasFlatPixels(stream: PDFRawStream, channels: number): boolean {
  const { dict } = stream;
  if (!isReadableSize(sizeOf(dict)) || stream.transform || bytesOfNumber(dict) === undefined) return false;
  if (filtersOf(dict).some((filter) => CODED.includes(filter))) return false;
  return isUnfoldedByRow(stream, channels) || isSmall(stream, channels);
}

/** The bytes of each number; nothing where it has no whole ones. */
function bytesOfNumber(dict: PDFDict): number | undefined {
  const bits = getNumber(dict, 'BitsPerComponent');
  return bits === 8 || bits === 16 ? bits / 8 : undefined;
}

const rowBytesIn = ({ dict }: PDFRawStream, channels: number): number =>
  sizeOf(dict).width * channels * (bytesOfNumber(dict) ?? 1);

const CODED = ['DCTDecode', 'JPXDecode', 'JBIG2Decode', 'CCITTFaxDecode'];

/** Whether a picture has a size that is read at all. */
export const isReadableSize = ({ width, height }: Size): boolean =>
  width * height <= MAX_PIXELS &&
  [width, height].every((side) => Number.isInteger(side) && side > 0 && side <= MAX_SIDE);

/** Whether all of a picture may be unfolded at once. */
const isSmall = (stream: PDFRawStream, channels: number): boolean =>
  filtersOf(stream.dict).length === 0 || rowBytesIn(stream, channels) * sizeOf(stream.dict).height <= MAX_STREAM_BYTES;

export const sizeOf = (dict: PDFDict): Size => ({
  width: getNumber(dict, 'Width') ?? 0,
  height: getNumber(dict, 'Height') ?? 0,
});

/**
 * Reads a picture with as many pixels as `size` says, no side longer than its own: `channels` bytes a pixel, each the mean of those in its
 * place, without the lower 8 of 16 bits. Only its rows are in memory, not all of it. Returns nothing where pixels are missing, and for a form that `hasFlatPixels` does not
 * name.
 */
export async function meanPixels(stream: PDFRawStream, channels: number, size: Size): Promise<Uint8Array | undefined> {
  if (!hasFlatPixels(stream, channels)) return undefined;
  const from = sizeOf(stream.dict);
  const byRow = isUnfoldedByRow(stream, channels) ? [unfoldedRows(stream, rowBytesIn(stream, channels))] : [];
  // Also of data that are not quite right, which viewers draw all the same.
  const atOnce = isSmall(stream, channels) ? [allRows(stream)] : [];
  for (const rowsOf of [...byRow, ...atOnce]) {
    const means = new MeanRows(from, size, channels, bytesOfNumber(stream.dict) ?? 1);
    try {
      for await (const rows of rowsOf) if (means.add(rows)) return means.pixels;
    } catch {
      // broken
    }
  }
  return undefined;
}

/** Pixels of which each is the mean of those in its place. */
class MeanRows {
  readonly pixels: Uint8Array;
  readonly #from: Size;
  readonly #to: Size;
  readonly #channels: number;
  readonly #bytesOfNumber: number;
  readonly #sums: Uint32Array;
  /** The first column of each place, and the end of the last. */
  readonly #columns: Uint32Array;
  #row = 0;
  #place = 0;
  #rowsInPlace = 0;

  constructor(from: Size, to: Size, channels: number, bytesOfNumber: number) {
    this.pixels = new Uint8Array(to.width * to.height * channels);
    this.#sums = new Uint32Array(to.width * channels);
    this.#columns = Uint32Array.from({ length: to.width + 1 }, (_, at) => firstOf(at, from.width, to.width));
    [this.#from, this.#to, this.#channels, this.#bytesOfNumber] = [from, to, channels, bytesOfNumber];
  }

  /** Adds whole rows. Returns whether there are enough of them. */
  add(rows: Uint8Array): boolean {
    const rowBytes = this.#from.width * this.#channels * this.#bytesOfNumber;
    for (let at = 0; at + rowBytes <= rows.length && this.#place < this.#to.height; at += rowBytes)
      this.#addRow(rows.subarray(at, at + rowBytes));
    return this.#place === this.#to.height;
  }

  #addRow(row: Uint8Array): void {
    const [sums, columns, channels, bytes] = [this.#sums, this.#columns, this.#channels, this.#bytesOfNumber];
    const pixelBytes = channels * bytes;
    for (let column = 0, to = 0; column + 1 < columns.length; column += 1)
      for (let channel = 0; channel < channels; channel += 1, to += 1) {
        let sum = 0;
        const end = (columns[column + 1] ?? 0) * pixelBytes;
        const first = (columns[column] ?? 0) * pixelBytes + channel * bytes;
        for (let at = first; at < end; at += pixelBytes) sum += row[at] ?? 0;
        sums[to] = (sums[to] ?? 0) + sum;
      }
    this.#rowsInPlace += 1;
    this.#row += 1;
    if (this.#row === firstOf(this.#place + 1, this.#from.height, this.#to.height)) this.#endPlace();
  }

  #endPlace(): void {
    const [sums, columns, channels] = [this.#sums, this.#columns, this.#channels];
    const start = this.#place * sums.length;
    for (let column = 0, at = 0; column + 1 < columns.length; column += 1) {
      const count = ((columns[column + 1] ?? 0) - (columns[column] ?? 0)) * this.#rowsInPlace;
      for (let channel = 0; channel < channels; channel += 1, at += 1)
        this.pixels[start + at] = Math.floor((sums[at] ?? 0) / count);
    }
    sums.fill(0);
    this.#place += 1;
    this.#rowsInPlace = 0;
  }
}

/** The first pixel of one of `of` places along a side. */
const firstOf = (at: number, side: number, of: number): number => Math.floor((at * side) / of);

/** Whether the rows of a picture are unfolded one after another. */
function isUnfoldedByRow(stream: PDFRawStream, channels: number): boolean {
  const predictor = predictorOf(stream);
  const isWhole = !predictor || rowBytesOf(predictor) === rowBytesIn(stream, channels);
  return filtersOf(stream.dict).join() === 'FlateDecode' && isWhole;
}

/** The parameters of differences between bytes, if a picture has such. */
function predictorOf({ dict }: PDFRawStream): PDFDict | undefined {
  const [parms] = parmsOf(dict);
  return parms && hasPredictor(parms) ? parms : undefined;
}

async function* allRows(stream: PDFRawStream): AsyncGenerator<Uint8Array> {
  yield filtersOf(stream.dict).length === 0 ? stream.contents : bytesOf(stream);
}

/** The rows of a picture, some at a time, as they are meant. */
async function* unfoldedRows(stream: PDFRawStream, rowBytes: number): AsyncGenerator<Uint8Array> {
  const predictor = predictorOf(stream);
  const storedBytes = rowBytes + (predictor && isOfPng(predictor) ? 1 : 0);
  let last = new Uint8Array(storedBytes === rowBytes ? 0 : rowBytes);
  let [parts, length] = [[] as Uint8Array[], 0];
  for await (const chunk of unfolded(stream.contents)) {
    parts.push(chunk);
    length += chunk.length;
    if (length < storedBytes) continue;
    const bytes = Buffer.concat(parts);
    const whole = length - (length % storedBytes);
    const stored = bytes.subarray(0, whole);
    [parts, length] = [[bytes.subarray(whole)], length - whole];
    if (!predictor) yield stored;
    else if (storedBytes === rowBytes) yield withoutPredictor(stored, predictor);
    else {
      // The row above is the first of them, as it is: each row may say how it differs from that.
      const rows = withoutPredictor(Buffer.concat([AS_IT_IS, last, stored]), predictor).subarray(rowBytes);
      last = rows.slice(-rowBytes);
      yield rows;
    }
  }
}

/** The filter of a row of PNG that changes nothing. */
const AS_IT_IS = Uint8Array.of(0);
const CHUNK_BYTES = 1 << 20;

/** The bytes after which the memory of those that were read is given back. */
const COLLECTED_BYTES = 16 * CHUNK_BYTES;

/** Parts of what was deflated, as far as it goes. */
async function* unfolded(bytes: Uint8Array): AsyncGenerator<Buffer> {
  const inflate = createInflate({ chunkSize: CHUNK_BYTES, finishFlush: constants.Z_SYNC_FLUSH });
  let read = 0;
  for await (const chunk of Readable.from([bytes]).pipe(inflate)) {
    yield chunk;
    read += chunk.length;
    if (read < COLLECTED_BYTES) continue;
    collect();
    read = 0;
  }
}
