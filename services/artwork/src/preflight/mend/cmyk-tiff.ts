const SHORT = 3;
const LONG = 4;

/**
 * An uncompressed TIFF of CMYK pixels, four bytes each (TIFF 6.0, sections 2 and 16). It is how pixels in CMYK get into sharp,
 * which takes raw pixels of four channels for RGB with alpha.
 */
export function cmykTiff(pixels: Uint8Array, width: number, height: number): Buffer {
  const entries: [tag: number, type: number, count: number, value: number][] = [
    [256, LONG, 1, width],
    [257, LONG, 1, height],
    [258, SHORT, 4, 0], // bits of each sample, below
    [259, SHORT, 1, 1], // no compression
    [262, SHORT, 1, 5], // separated: CMYK
    [273, LONG, 1, 0], // where the pixels begin, below
    [277, SHORT, 1, 4],
    [278, LONG, 1, height],
    [279, LONG, 1, pixels.length],
  ];
  const bitsAt = 8 + 2 + entries.length * 12 + 4;
  const pixelsAt = bitsAt + 8;
  const header = Buffer.alloc(pixelsAt);
  header.write('II*\0', 0, 'latin1');
  header.writeUInt32LE(8, 4);
  header.writeUInt16LE(entries.length, 8);
  for (const [index, [tag, type, count, value]] of entries.entries()) {
    const at = 10 + index * 12;
    header.writeUInt16LE(tag, at);
    header.writeUInt16LE(type, at + 2);
    header.writeUInt32LE(count, at + 4);
    header.writeUInt32LE(tag === 258 ? bitsAt : tag === 273 ? pixelsAt : value, at + 8);
  }
  for (let channel = 0; channel < 4; channel++) header.writeUInt16LE(8, bitsAt + channel * 2);
  return Buffer.concat([header, pixels]);
}
