import { constants, deflateSync, inflateRawSync, inflateSync } from 'node:zlib';
import {
  decodePDFRawStream,
  PDFArray,
  PDFContext,
  PDFDict,
  PDFFlateStream,
  PDFName,
  PDFRawStream,
  type PDFStream,
} from '@cantoo/pdf-lib';
import { tooLarge } from '../refusal.ts';
import { dictOf, get, getName, listOf, nameOf } from './objects.ts';
import { hasPredictor, withoutPredictor } from './predictor.ts';

/** Most bytes that one stream may unfold to. A page of contents has some hundred kilobytes; a picture is never unfolded here. */
export const MAX_STREAM_BYTES = 48 * 1024 * 1024;

/**
 * Limits what pdf-lib's own decoders unfold, among them those of object streams while a file is opened. They share a base
 * class that the library does not export, so it is taken from a decoder.
 */
export function limitDecoders(): void {
  const dict = PDFDict.withContext(PDFContext.create());
  dict.set(PDFName.of('Filter'), PDFName.of('FlateDecode'));
  const decoder: object = decodePDFRawStream(PDFRawStream.of(dict, deflateSync(new Uint8Array(1))));
  const base = Object.getPrototypeOf(Object.getPrototypeOf(decoder)) as { ensureBuffer(requested: number): Uint8Array };
  const { ensureBuffer } = base;
  base.ensureBuffer = function limited(requested) {
    if (requested > MAX_STREAM_BYTES) throw tooLarge();
    return ensureBuffer.call(this, requested);
  };
}

/** A copy of the entries of a stream without those that say how its data are stored. */
export function unfilteredDict(dict: PDFDict): PDFDict {
  const copy = dict.clone(dict.context);
  for (const key of ['Filter', 'F', 'DecodeParms', 'DP']) copy.delete(PDFName.of(key));
  return copy;
}

/** The names of a stream's filters, in the order in which they are undone. */
export function filtersOf(dict: PDFDict): string[] {
  const filter = get(dict, 'Filter') ?? get(dict, 'F');
  if (filter instanceof PDFArray) return listOf(filter).map((value) => nameOf(value) ?? '');
  const name = nameOf(filter);
  return name === undefined ? [] : [name];
}

/**
 * The unfolded bytes of a stream. Of one that ends too early there is a beginning, and `onCut` is called. Throws the refusal
 * `too-large` above the limit, and another error for a broken stream.
 */
export function bytesOf(stream: PDFStream, onCut: () => void = () => undefined): Uint8Array {
  if (stream instanceof PDFFlateStream) return stream.getUnencodedContents();
  if (!(stream instanceof PDFRawStream)) return stream.getContents();
  if (stream.contents.length === 0) return stream.contents;
  const isPlainFlate =
    getName(stream.dict, 'Filter') === 'FlateDecode' && !stream.transform && !get(stream.dict, 'DecodeParms');
  if (isPlainFlate) return inflate(stream.contents, onCut);
  // pdf-lib decodes what differs from what is before it, and leaves it so.
  const parms = parmsOf(stream.dict);
  if (parms.slice(0, -1).some(hasPredictor)) throw new Error('a predictor before another filter is not read');
  const [last] = parms.slice(-1);
  const bytes = decodePDFRawStream(stream).decode();
  return last && hasPredictor(last) ? withoutPredictor(bytes, last) : bytes;
}

/** The parameters of each filter, in the order in which they are undone. */
export function parmsOf(dict: PDFDict): (PDFDict | undefined)[] {
  const parms = get(dict, 'DecodeParms') ?? get(dict, 'DP');
  if (!(parms instanceof PDFArray)) return [dictOf(parms)];
  return Array.from({ length: parms.size() }, (_, at) => dictOf(parms.lookup(at)));
}

/** Whether deflated data begin as they have to: with method 8, and a check sum of its own (RFC 1950, section 2.2). */
export const hasZlibHeader = ([first = 0, second = 0]: Uint8Array): boolean =>
  (first & 15) === 8 && (first * 256 + second) % 31 === 0;

/** Inflates as much as there is: viewers show the beginning of a stream that was cut off. */
function inflate(bytes: Uint8Array, onCut: () => void): Uint8Array {
  const limit = { maxOutputLength: MAX_STREAM_BYTES };
  const asFarAsItGoes = { ...limit, finishFlush: constants.Z_SYNC_FLUSH };
  const ways = [
    () => inflateSync(bytes, limit),
    () => inflateRawSync(bytes.subarray(2), limit), // a wrong checksum or header
    () => inflateSync(bytes, asFarAsItGoes),
  ];
  for (const [tried, way] of ways.entries()) {
    try {
      const unfolded = way();
      if (tried === ways.length - 1) onCut();
      return unfolded;
    } catch (error) {
      if (isTooLong(error)) throw tooLarge();
    }
  }
  onCut();
  return inflateRawSync(bytes.subarray(2), asFarAsItGoes);
}

/** Whether a JPEG in a file has no end; in its data, no other bytes look like one. */
export function isCutJpeg({ dict, contents }: PDFRawStream): boolean {
  if (filtersOf(dict).join() !== 'DCTDecode') return false;
  const bytes = Buffer.from(contents.buffer, contents.byteOffset, contents.byteLength);
  // A thumbnail, which has an end of its own, comes before the data.
  return bytes.lastIndexOf(END_OF_JPEG) <= bytes.lastIndexOf(DATA_OF_JPEG);
}
const END_OF_JPEG = Buffer.from([0xff, 0xd9]);
const DATA_OF_JPEG = Buffer.from([0xff, 0xda]);

const isTooLong = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
