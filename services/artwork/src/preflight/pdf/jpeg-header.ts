/** The parts of a JPEG that are known without decoding it. */
interface JpegHeader {
  width: number;
  height: number;
  components: number;
  /** Bits of each number. */
  bits: number;
  /** Whether it is coded by Huffman's method, in one pass or several, as all programs read it. */
  isUsual: boolean;
  /** The bytes that a decoder keeps until all passes are read: two for each number, where there are several passes. */
  keptBytes: number;
}

const START = Buffer.from([0xff, 0xd8]);
/** The end, and the begin of the data. */
const ENDS = [0xd9, 0xda];
/** Markers of frames that all programs read: baseline, extended and progressive (ITU-T T.81, table B.1). */
const PROGRESSIVE = 0xc2;
const USUAL = [0xc0, 0xc1, PROGRESSIVE];
/** Markers among those of frames that mean something else. */
const NO_FRAMES = [0xc4, 0xc8, 0xcc];
/** Markers without a length: fill bytes, restarts and the start. */
const isAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

/** The numbers of a pixel: colours may have fewer than brightness (ITU-T T.81, section A.1.1). */
function numbersOfPixel(bytes: Uint8Array, from: number, components: number): number {
  const samplings = Array.from({ length: components }, (_, at) => bytes[from + at * 3 + 1] ?? 0x11);
  const [across, down] = [samplings.map((sampling) => sampling >> 4), samplings.map((sampling) => sampling & 15)];
  const most = Math.max(...across, 1) * Math.max(...down, 1);
  return across.reduce((sum, share, at) => sum + (share * (down[at] ?? 1)) / most, 0);
}

/** Reads the header of a JPEG's frame. Returns nothing for other bytes. */
export function jpegHeader(contents: Uint8Array): JpegHeader | undefined {
  const bytes = Buffer.from(contents.buffer, contents.byteOffset, contents.byteLength);
  let at = bytes.indexOf(START);
  while (at >= 0 && at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff || isAlone(marker)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    if (ENDS.includes(marker)) return undefined;
    if (marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.includes(marker) && at + 10 <= bytes.length) {
      const [height, width, components] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7), bytes[at + 9] ?? 0];
      return {
        bits: bytes.readUInt8(at + 4),
        height,
        width,
        components,
        isUsual: USUAL.includes(marker),
        keptBytes: marker === PROGRESSIVE ? 2 * width * height * numbersOfPixel(bytes, at + 10, components) : 0,
      };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

/** Most bytes that are kept for a JPEG: a process has 600 MB. */
const MOST_KEPT_BYTES = 290_000_000;

/** Whether there is memory to decode a JPEG. */
export const isDecodable = (contents: Uint8Array, mostBytes = MOST_KEPT_BYTES): boolean =>
  (jpegHeader(contents)?.keptBytes ?? 0) <= mostBytes;
