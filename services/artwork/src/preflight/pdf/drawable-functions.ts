import { type PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import type { Deadline } from '../deadline.ts';
import { functionOf } from './functions.ts';
import { getArray, getNumber, numbersOf } from './objects.ts';

/** Entries for each input between which PDFium is off by a few hundredths at most. */
const ENOUGH = 9;
/** Most entries of a table that is written with more of them. */
const MOST_ENTRIES = 10_000;

/**
 * Gives tables of colours as many entries as PDFium needs to draw them right, which mean the same (ISO 32000-2, section 7.10.2). With a
 * single entry for an input it draws nothing, or black. Between the entries of several inputs it adds the changes along each of them,
 * and leaves out those where all meet. Returns whether there were any.
 */
export function widenTables({ context }: PDFDocument, deadline: Deadline): boolean {
  let isChanged = false;
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream) || getNumber(object.dict, 'FunctionType') !== 0) continue;
    deadline.check();
    const sizes = numbersOf(getArray(object.dict, 'Size'));
    const wanted = wantedSizes(sizes);
    if (wanted.every((size, input) => size === sizes[input])) continue;
    const entries = entriesOf(object, wanted);
    if (!entries) continue;
    const dict = object.dict.clone(context);
    for (const key of ['Filter', 'DecodeParms', 'Encode', 'Decode']) dict.delete(PDFName.of(key));
    dict.set(PDFName.of('Size'), context.obj(wanted));
    dict.set(PDFName.of('BitsPerSample'), context.obj(8));
    context.assign(ref, PDFRawStream.of(dict, entries));
    isChanged = true;
  }
  return isChanged;
}

/** The numbers of entries for each input: all that there are, with others between them. */
function wantedSizes(sizes: readonly number[]): number[] {
  const atLeast = sizes.map((size) => Math.max(size, 2));
  if (sizes.length < 2) return atLeast;
  const enough = Math.min(ENOUGH, Math.floor(MOST_ENTRIES ** (1 / sizes.length)));
  const more = sizes.map((size) => (size === 1 ? 2 : Math.ceil((enough - 1) / (size - 1)) * (size - 1) + 1));
  return more.reduce((product, size) => product * size, 1) <= MOST_ENTRIES ? more : atLeast;
}

/** Returns the bytes of a table of these sizes, whose first input changes fastest, or nothing where they cannot be read. */
function entriesOf(table: PDFRawStream, sizes: readonly number[]): Uint8Array | undefined {
  const domain = numbersOf(getArray(table.dict, 'Domain'));
  const range = numbersOf(getArray(table.dict, 'Range'));
  const colourAt = readable(table, sizes.length);
  if (!colourAt) return undefined;
  const entries: number[] = [];
  for (let entry = 0; entry < sizes.reduce((product, size) => product * size, 1); entry++) {
    let left = entry;
    const inputs = sizes.map((size, input) => {
      const step = left % size;
      left = Math.floor(left / size);
      const [from = 0, to = 1] = domain.slice(input * 2);
      return from + (step / (size - 1)) * (to - from);
    });
    for (const [output, part] of colourAt(inputs).entries()) {
      const [low = 0, high = 1] = range.slice(output * 2);
      entries.push(high === low ? 0 : Math.round(((part - low) / (high - low)) * 255));
    }
  }
  return Uint8Array.from(entries);
}

function readable(table: PDFRawStream, inputs: number) {
  try {
    return functionOf(table, inputs);
  } catch {
    return undefined; // broken: nothing is drawn with it
  }
}
