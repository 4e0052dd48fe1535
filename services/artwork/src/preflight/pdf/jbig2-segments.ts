/** A segment whose length is only known by its end. */
const UNKNOWN = 0xff_ff_ff_ff;
/** Flag of a segment: the number of its page has four bytes. */
const LONG_PAGE = 0x40;
/** In place of a number of segments that it refers to: the number follows. */
const MANY = 7;

/**
 * Whether the segments of a JBIG2 picture, as a PDF has them, end before the length that they name (ITU-T T.88, section 7.2). PDFium draws
 * what is there, on white.
 */
export function isCutJbig2(contents: Uint8Array): boolean {
  const bytes = Buffer.from(contents.buffer, contents.byteOffset, contents.byteLength);
  let at = 0;
  while (at + 11 <= bytes.length) {
    const number = bytes.readUInt32BE(at);
    const isLong = (bytes.readUInt8(at + 4) & LONG_PAGE) !== 0;
    const short = bytes.readUInt8(at + 5) >> 5;
    const count = short === MANY ? bytes.readUInt32BE(at + 5) & 0x1f_ff_ff_ff : short;
    const afterCount = at + (short === MANY ? 9 + Math.ceil((count + 1) / 8) : 6);
    const ofReference = number <= 256 ? 1 : number <= 65_536 ? 2 : 4;
    const lengthAt = afterCount + count * ofReference + (isLong ? 4 : 1);
    if (lengthAt + 4 > bytes.length) return true;
    const length = bytes.readUInt32BE(lengthAt);
    if (length === UNKNOWN) return false;
    at = lengthAt + 4 + length;
  }
  // Some programs write an end of line after the last one.
  return at > bytes.length;
}
