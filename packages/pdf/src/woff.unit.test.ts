import { readFonts } from './fonts.ts';

describe('an unpacked font', () => {
  it.each(Object.entries(readFonts()))('%s has the tables that its directory says, unharmed', (_name, font) => {
    const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
    const count = view.getUint16(4);
    const tables = Array.from({ length: count }, (_, index) => {
      const at = 12 + index * 16;
      const tag = String.fromCharCode(...font.subarray(at, at + 4));
      return { tag, checksum: view.getUint32(at + 4), offset: view.getUint32(at + 8), length: view.getUint32(at + 12) };
    });
    expect(tables.map(({ tag }) => tag)).toEqual(
      expect.arrayContaining(['cmap', 'glyf', 'head', 'hmtx', 'loca', 'name']),
    );
    for (const { tag, checksum, offset, length } of tables) {
      // The sum of the head table is taken with its own field for the sum of the whole file as 0.
      if (tag === 'head') continue;
      expect([tag, sumOf(font.subarray(offset, offset + length))]).toEqual([tag, checksum]);
    }
  });

  it('is read once', () => {
    const [one, other] = [readFonts().latin, readFonts().latin];
    expect(one).toBe(other);
  });
});

/** The checksum of a table (OpenType, "Calculating checksums"): the sum of its numbers of four bytes. */
function sumOf(table: Uint8Array): number {
  const padded = new Uint8Array(Math.ceil(table.length / 4) * 4);
  padded.set(table);
  const view = new DataView(padded.buffer);
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}
