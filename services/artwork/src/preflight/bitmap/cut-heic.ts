import { readFile } from 'node:fs/promises';

// A HEIC is a file of boxes within boxes (ISO/IEC 14496-12), which say where the data of each of its items lie (ISO/IEC 23008-12).

/** More zeros in a row than HEVC has: it marks a third one (ITU-T H.265, section 7.4.2), and only the length of a part has some more. */
const HOLE = Buffer.alloc(8);
const MAX_ITEMS = 4_000;
const MAX_EXTENTS = 64;
/** References from an item to its parts, and to it from others, such as its opacity. */
const PARTS = new Set(['dimg', 'auxl']);
/** Data that lie in the file itself. */
const IN_FILE = 0;

interface Extent {
  from: number;
  length: number;
}

/**
 * Returns how many parts of the picture of a HEIC are incomplete. Such a part ends beyond the file, or has a hole of zeros, as
 * an unfinished download does. Returns 0 for a file without boxes that tell it.
 */
export async function cutPartsOf(path: string): Promise<number> {
  const bytes = await readFile(path);
  try {
    const meta = boxIn(bytes, 'meta')?.subarray(4);
    const places = placesOf(meta && boxIn(meta, 'iloc'));
    const wanted = partsOf(meta);
    const coded = codedItems(meta && boxIn(meta, 'iinf'));
    const parts = [...places].filter(([item]) => wanted.has(item) && coded.has(item));
    return parts.filter(([, extents]) => extents.some((extent) => isCut(bytes, extent))).length;
  } catch (error) {
    if (error instanceof RangeError) return 0; // a box that ends too early; the decoder says so
    throw error;
  }
}

function isCut(bytes: Buffer, { from, length }: Extent): boolean {
  const data = bytes.subarray(from, from + length);
  return data.length < length || data.includes(HOLE);
}

/** The item that is shown, and the items that it is made of. */
function partsOf(meta: Buffer | undefined): Set<number> {
  const primary = meta && boxIn(meta, 'pitm');
  const references = meta && boxIn(meta, 'iref');
  if (!primary) return new Set();
  const wanted = new Set([primary[0] === 0 ? primary.readUInt16BE(4) : primary.readUInt32BE(4)]);
  const wide = references?.[0] === 0 ? 2 : 4;
  const made = [...boxesIn(references?.subarray(4) ?? Buffer.alloc(0))]
    .filter(([type]) => PARTS.has(type))
    .map(([type, box]) => {
      const from = box.readUIntBE(0, wide);
      const count = Math.min(box.readUInt16BE(wide), MAX_ITEMS);
      const to = Array.from({ length: count }, (_, at) => box.readUIntBE(wide + 2 + at * wide, wide));
      // An opacity refers to its picture.
      return type === 'auxl' ? { of: to, parts: [from] } : { of: [from], parts: to };
    });
  // A grid of opacity is made of parts itself.
  for (let round = 0; round < 3; round++)
    for (const { of, parts } of made)
      if (of.some((item) => wanted.has(item))) for (const part of parts) wanted.add(part);
  return wanted;
}

/** The items that are pictures in HEVC, by their entries in the box of item information. */
function codedItems(box: Buffer | undefined): Set<number> {
  const found = new Set<number>();
  if (!box) return found;
  for (const [type, entry] of boxesIn(box.subarray(box[0] === 0 ? 6 : 8))) {
    const version = entry[0] ?? 0;
    if (type !== 'infe' || version < 2) continue;
    const wide = version === 2 ? 2 : 4;
    // The item, an index of two bytes, and its type.
    if (entry.toString('latin1', 4 + wide + 2, 4 + wide + 6) === 'hvc1') found.add(entry.readUIntBE(4, wide));
  }
  return found;
}

/** Where the data of each item lie that are in the file (the box of item locations). */
function placesOf(box: Buffer | undefined): Map<number, Extent[]> {
  const places = new Map<number, Extent[]>();
  if (!box) return places;
  const version = box[0] ?? 0;
  const sizes = box.readUInt16BE(4);
  const [offsetSize, lengthSize, baseSize, indexSize] = [12, 8, 4, 0].map((shift) => (sizes >> shift) & 15) as [
    number,
    number,
    number,
    number,
  ];
  let at = 6;
  const next = (size: number): number => {
    const value = size === 8 ? Number(box.readBigUInt64BE(at)) : size === 0 ? 0 : box.readUIntBE(at, size);
    at += size;
    return value;
  };
  const wide = version < 2 ? 2 : 4;
  const count = Math.min(next(wide), MAX_ITEMS);
  for (let item = 0; item < count; item++) {
    const id = next(wide);
    const method = version === 0 ? IN_FILE : next(2) & 15;
    next(2); // the file, of which there is one
    const base = next(baseSize);
    const extents = Array.from({ length: Math.min(next(2), MAX_EXTENTS) }, (): Extent => {
      if (version > 0) next(indexSize);
      return { from: base + next(offsetSize), length: next(lengthSize) };
    });
    if (method === IN_FILE) places.set(id, extents);
  }
  return places;
}

const boxIn = (bytes: Buffer, type: string): Buffer | undefined => {
  for (const [name, content] of boxesIn(bytes)) if (name === type) return content;
  return undefined;
};

/** The boxes of a file or of a box, with their types; the last one may end too early. */
function* boxesIn(bytes: Buffer): Generator<[type: string, content: Buffer]> {
  for (let at = 0; at + 8 <= bytes.length; ) {
    const short = bytes.readUInt32BE(at);
    const isLong = short === 1;
    const length = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short || bytes.length - at;
    const head = isLong ? 16 : 8;
    if (length < head) return;
    yield [bytes.toString('latin1', at + 4, at + 8), bytes.subarray(at + head, at + length)];
    at += length;
  }
}
