import { open } from 'node:fs/promises';

/** The samples of a page of a TIFF, as its header tells them (TIFF 6.0). */
export interface TiffPage {
  /** 1 grey, 2 RGB, 5 inks, 8 Lab, and others. */
  photometric: number;
  bits: number;
  /** 1 whole numbers, 2 with a sign, 3 floating. */
  sampleFormat: number;
  samples: number;
  /** The meaning of each sample beyond its colours: 1 and 2 are opacity, 0 is nothing that the file names. */
  extraSamples: readonly number[];
}

const [BITS, PHOTOMETRIC, SAMPLES, EXTRA, FORMAT] = [258, 262, 277, 338, 339];
const MAX_PAGES = 200;
const MAX_ENTRIES = 4_000;
const MAX_VALUES = 64;
const BYTES: Readonly<Record<number, number>> = { 1: 1, 3: 2, 4: 4, 16: 8 };

/** Reads the headers of the pages of a TIFF, also of a large one (BigTIFF). The list ends at a page that cannot be read. */
export async function tiffPages(path: string): Promise<TiffPage[]> {
  const file = await open(path);
  try {
    const read = async (at: number, length: number): Promise<Buffer> => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
      return buffer.subarray(0, bytesRead);
    };
    const head = await read(0, 16);
    const isLittle = head.toString('latin1', 0, 2) === 'II';
    const number = (bytes: Buffer, at: number, length: number): number => {
      if (at + length > bytes.length) throw new RangeError('the header ends');
      if (length === 8) return Number(isLittle ? bytes.readBigUInt64LE(at) : bytes.readBigUInt64BE(at));
      return isLittle ? bytes.readUIntLE(at, length) : bytes.readUIntBE(at, length);
    };
    const isBig = number(head, 2, 2) === 43;
    const [word, counts, entryBytes] = isBig ? [8, 8, 20] : [4, 2, 12];
    const pages: TiffPage[] = [];
    const seen = new Set<number>();
    let at = number(head, isBig ? 8 : 4, word);
    while (at > 0 && !seen.has(at) && pages.length < MAX_PAGES) {
      seen.add(at);
      const count = Math.min(number(await read(at, counts), 0, counts), MAX_ENTRIES);
      const entries = await read(at + counts, count * entryBytes + word);
      const values = new Map<number, number[]>();
      for (let entry = 0; entry < count; entry++) {
        const from = entry * entryBytes;
        const tag = number(entries, from, 2);
        const bytes = BYTES[number(entries, from + 2, 2)];
        if (!bytes || ![BITS, PHOTOMETRIC, SAMPLES, EXTRA, FORMAT].includes(tag)) continue;
        const many = Math.min(number(entries, from + 4, word), MAX_VALUES);
        const place = from + 4 + word;
        const isHere = many * bytes <= word;
        const held = isHere ? entries.subarray(place) : await read(number(entries, place, word), many * bytes);
        values.set(
          tag,
          Array.from({ length: many }, (_, index) => number(held, index * bytes, bytes)),
        );
      }
      const first = (tag: number, usual: number): number => values.get(tag)?.[0] ?? usual;
      pages.push({
        photometric: first(PHOTOMETRIC, 1),
        bits: first(BITS, 1),
        sampleFormat: first(FORMAT, 1),
        samples: first(SAMPLES, 1),
        extraSamples: values.get(EXTRA) ?? [],
      });
      at = number(entries, count * entryBytes, word);
    }
    return pages;
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  } finally {
    await file.close();
  }
}
