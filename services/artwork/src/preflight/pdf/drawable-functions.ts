import { type PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { getArray, getNumber, numbersOf } from './objects.ts';
import { bytesOf } from './streams.ts';

/**
 * Gives tables of colours two entries where they have a single one for an input, which means the same (ISO 32000-2, section 7.10.2).
 * PDFium draws nothing with a single entry, or black. Says whether there were any.
 */
export function widenTables({ context }: PDFDocument): boolean {
  let isChanged = false;
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream) || getNumber(object.dict, 'FunctionType') !== 0) continue;
    const sizes = numbersOf(getArray(object.dict, 'Size'));
    if (!sizes.includes(1) || getNumber(object.dict, 'BitsPerSample') !== 8) continue;
    let entries: Uint8Array;
    try {
      entries = bytesOf(object);
    } catch {
      continue; // broken: nothing is drawn with it
    }
    let width = numbersOf(getArray(object.dict, 'Range')).length / 2;
    for (const size of sizes) {
      if (size === 1) entries = twice(entries, width);
      width *= Math.max(size, 2);
    }
    const dict = object.dict.clone(context);
    for (const key of ['Filter', 'DecodeParms', 'Encode']) dict.delete(PDFName.of(key));
    dict.set(PDFName.of('Size'), context.obj(sizes.map((size) => Math.max(size, 2))));
    context.assign(ref, PDFRawStream.of(dict, entries));
    isChanged = true;
  }
  return isChanged;
}

/** Each part of `width` bytes, twice. */
function twice(bytes: Uint8Array, width: number): Uint8Array {
  const out = new Uint8Array(bytes.length * 2);
  for (let at = 0; at < bytes.length; at += width) {
    const part = bytes.subarray(at, at + width);
    out.set(part, at * 2);
    out.set(part, at * 2 + width);
  }
  return out;
}
