/** The parts of a JPEG that are known without decoding it. */
interface JpegHeader {
  width: number;
  height: number;
  components: number;
  /** Bits of each number. */
  bits: number;
  /** Whether it is coded by Huffman's method, in one pass or several, as all programs read it. */
  isUsual: boolean;
}

const START = Buffer.from([0xff, 0xd8]);
/** The end, and the begin of the data. */
const ENDS = [0xd9, 0xda];
/** Markers of frames that all programs read: baseline, extended and progressive (ITU-T T.81, table B.1). */
const USUAL = [0xc0, 0xc1, 0xc2];
/** Markers among those of frames that mean something else. */
const NO_FRAMES = [0xc4, 0xc8, 0xcc];
/** Markers without a length: fill bytes, restarts and the start. */
const isAlone = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);

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
    if (marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.includes(marker) && at + 10 <= bytes.length)
      return {
        bits: bytes.readUInt8(at + 4),
        height: bytes.readUInt16BE(at + 5),
        width: bytes.readUInt16BE(at + 7),
        components: bytes.readUInt8(at + 9),
        isUsual: USUAL.includes(marker),
      };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}
