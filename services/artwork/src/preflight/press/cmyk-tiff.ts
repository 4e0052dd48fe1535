const SHORT = 3;
const LONG = 4;
const UNDEFINED = 7;
const SEPARATED = 5;
const RGB = 2;

/**
 * An uncompressed TIFF of CMYK pixels, four bytes each (TIFF 6.0, sections 2 and 16). It is how pixels in CMYK get into sharp,
 * which takes raw pixels of four channels for RGB with alpha. `icc`: the profile of the inks.
 */
export const cmykTiff = (pixels: Uint8Array, width: number, height: number, icc?: Uint8Array): Buffer =>
  tiff(pixels, { width, height, channels: 4, meaning: SEPARATED, icc });

/** As `cmykTiff`, of pixels in RGB of three bytes each, with the profile that says what they mean. */
export const rgbTiff = (pixels: Uint8Array, width: number, height: number, icc: Uint8Array): Buffer =>
  tiff(pixels, { width, height, channels: 3, meaning: RGB, icc });

interface Form {
  width: number;
  height: number;
  channels: 3 | 4;
  meaning: number;
  icc?: Uint8Array | undefined;
}

function tiff(pixels: Uint8Array, { width, height, channels, meaning, icc }: Form): Buffer {
  const entries: [tag: number, type: number, count: number, value: number][] = [
    [256, LONG, 1, width],
    [257, LONG, 1, height],
    [258, SHORT, channels, 0], // bits of each sample, below
    [259, SHORT, 1, 1], // no compression
    [262, SHORT, 1, meaning],
    [273, LONG, 1, 0], // where the pixels begin, below
    [277, SHORT, 1, channels],
    [278, LONG, 1, height],
    [279, LONG, 1, pixels.length],
    ...(icc ? [[34675, UNDEFINED, icc.length, 0] satisfies [number, number, number, number]] : []),
  ];
  const bitsAt = 8 + 2 + entries.length * 12 + 4;
  const profileAt = bitsAt + 8;
  const pixelsAt = profileAt + (icc?.length ?? 0);
  const header = Buffer.alloc(pixelsAt);
  header.write('II*\0', 0, 'latin1');
  header.writeUInt32LE(8, 4);
  header.writeUInt16LE(entries.length, 8);
  const places: Readonly<Record<number, number>> = { 258: bitsAt, 273: pixelsAt, 34675: profileAt };
  for (const [index, [tag, type, count, value]] of entries.entries()) {
    const at = 10 + index * 12;
    header.writeUInt16LE(tag, at);
    header.writeUInt16LE(type, at + 2);
    header.writeUInt32LE(count, at + 4);
    header.writeUInt32LE(places[tag] ?? value, at + 8);
  }
  for (let channel = 0; channel < channels; channel++) header.writeUInt16LE(8, bitsAt + channel * 2);
  if (icc) header.set(icc, profileAt);
  return Buffer.concat([header, pixels]);
}
