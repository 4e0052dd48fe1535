import sharp from 'sharp';

/** Tags of a TIFF: the place of its data and their number. */
const [STRIP_OFFSETS, STRIP_BYTES] = [273, 279];
/** libvips writes that many rows at once. */
const MOST_ROWS = 128;

/** Stripes in black and white as a fax of group 4 (ITU-T T.6). Has `MOST_ROWS` rows at most. */
export async function fax(width: number, height = MOST_ROWS): Promise<Buffer> {
  const pixels = Uint8Array.from({ length: width * height }, (_, at) =>
    ((at % width) + Math.floor(at / width)) % 24 < 12 ? 255 : 0,
  );
  const tiff = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .toColourspace('b-w')
    .tiff({ compression: 'ccittfax4', bitdepth: 1 })
    .toBuffer();
  const ifd = tiff.readUInt32LE(4);
  const entries = Array.from({ length: tiff.readUInt16LE(ifd) }, (_, at) => ifd + 2 + at * 12);
  const numberOf = (tag: number): number => {
    const entry = entries.find((at) => tiff.readUInt16LE(at) === tag) ?? 0;
    const isShort = tiff.readUInt16LE(entry + 2) === 3;
    return isShort ? tiff.readUInt16LE(entry + 8) : tiff.readUInt32LE(entry + 8);
  };
  const from = numberOf(STRIP_OFFSETS);
  return tiff.subarray(from, from + numberOf(STRIP_BYTES));
}

const hex = (...parts: string[]): Buffer => Buffer.from(parts.join('').replace(/\s/g, ''), 'hex');

/** A scan of 64 × 56 pixels in JBIG2: the page and the last generic region of the example in ITU-T T.88, annex H. */
export const jbig2 = {
  width: 64,
  height: 56,
  bytes: hex(
    '00000000 30 00 01 00000013 00000040 00000038 00000000 00000000 00 0000',
    '00000001 27 00 01 00000023 00000036 0000002c 00000004 0000000b 00 08 03fffdff02fefefe',
    '04eeed87fbcb2bffac',
  ),
};
