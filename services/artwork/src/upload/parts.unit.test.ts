import { ARTWORK_PART_BYTES as PART } from '@print-shop/contracts';
import { missingParts, partSize, partsOf } from './parts.ts';

describe('the parts of a file', () => {
  it.each([
    [1, 1],
    [PART, 1],
    [PART + 1, 2],
    [25 * PART, 25],
  ])('of %d bytes are %d', (bytes, parts) => expect(partsOf(bytes)).toBe(parts));

  it.each([
    [1, 10, 10],
    [1, PART, PART],
    [1, PART + 3, PART],
    [2, PART + 3, 3],
    [2, PART, 0],
    [3, PART + 3, 0],
  ])('number %d of a file of %d bytes has %d', (part, bytes, size) => expect(partSize(part, bytes)).toBe(size));

  it('are missing until they are received, in any order', () => {
    expect(missingParts(2 * PART + 1, new Set([3, 1]))).toEqual([2]);
    expect(missingParts(2 * PART + 1, new Set([1, 2, 3]))).toEqual([]);
  });
});
