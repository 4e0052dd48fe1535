import { ARTWORK_PART_BYTES } from '@print-shop/contracts';

/** In how many parts a file of this size comes. */
export const partsOf = (bytes: number): number => Math.ceil(bytes / ARTWORK_PART_BYTES);

/** The size that a part must have, in bytes; 0 for a part that the file does not have. */
export function partSize(part: number, bytes: number): number {
  const before = (part - 1) * ARTWORK_PART_BYTES;
  return Math.max(0, Math.min(ARTWORK_PART_BYTES, bytes - before));
}

/** The parts of a file that are not here yet. */
export const missingParts = (bytes: number, received: ReadonlySet<number>): number[] =>
  Array.from({ length: partsOf(bytes) }, (_, at) => at + 1).filter((part) => !received.has(part));
