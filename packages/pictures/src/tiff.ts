const SHORT = 3;
const LONG = 4;
const UNDEFINED = 7;

export interface TiffHeader {
  width: number;
  height: number;
  /** 3 for RGB, 4 with alpha; one byte each. */
  channels: 3 | 4;
  /** ICC profile. */
  profile?: Uint8Array | undefined;
}

/**
 * The header of an uncompressed TIFF (TIFF 6.0, sections 2 and 6). The rows follow it from top to bottom without gaps. Such
 * a file can be read row by row, so a decoded picture need not be held in memory.
 */
export function tiffHeader({ width, height, channels, profile }: TiffHeader): Buffer {
  const entries: [tag: number, type: number, count: number, value: number][] = [
    [256, LONG, 1, width],
    [257, LONG, 1, height],
    [258, SHORT, channels, 0], // bits of each sample, below
    [259, SHORT, 1, 1], // no compression
    [262, SHORT, 1, 2], // RGB
    [273, LONG, height, 0], // strip offsets, below
    [277, SHORT, 1, channels],
    [278, LONG, 1, 1], // rows of a strip
    [279, LONG, height, 0], // bytes of each strip, below
    ...(channels === 4 ? [[338, SHORT, 1, 2] satisfies [number, number, number, number]] : []), // the fourth channel is alpha
    ...(profile ? [[34675, UNDEFINED, profile.length, 0] satisfies [number, number, number, number]] : []),
  ];
  const rowBytes = width * channels;
  const bitsAt = 8 + 2 + entries.length * 12 + 4;
  const offsetsAt = bitsAt + channels * 2;
  const countsAt = offsetsAt + height * 4;
  const profileAt = countsAt + height * 4;
  const rowsAt = profileAt + (profile?.length ?? 0);
  const places = new Map([
    [258, bitsAt],
    [273, offsetsAt],
    [279, countsAt],
    [34675, profileAt],
  ]);

  const header = Buffer.alloc(rowsAt);
  header.write('II*\0', 0, 'latin1');
  header.writeUInt32LE(8, 4);
  header.writeUInt16LE(entries.length, 8);
  for (const [index, [tag, type, count, value]] of entries.entries()) {
    const at = 10 + index * 12;
    header.writeUInt16LE(tag, at);
    header.writeUInt16LE(type, at + 2);
    header.writeUInt32LE(count, at + 4);
    header.writeUInt32LE(places.get(tag) ?? value, at + 8); // a SHORT takes the lower half
  }
  for (let channel = 0; channel < channels; channel++) header.writeUInt16LE(8, bitsAt + channel * 2);
  for (let row = 0; row < height; row++) {
    header.writeUInt32LE(rowsAt + row * rowBytes, offsetsAt + row * 4);
    header.writeUInt32LE(rowBytes, countsAt + row * 4);
  }
  if (profile) header.set(profile, profileAt);
  return header;
}
