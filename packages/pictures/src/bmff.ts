/** Boxes that hold the pictures and what is said of them. Programs of telephones append things of their own, whose boxes may be odd. */
const NEEDED = new Set(['meta', 'mdat']);

/**
 * Whether a HEIC is cut off: a box with its pictures says that it is longer than what is left of the file (ISO/IEC 14496-12, 4.2).
 * A decoder may draw such a file with stripes where tiles are missing.
 */
export function isCutOff(file: Buffer): boolean {
  let at = 0;
  while (at + 8 <= file.length) {
    const short = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    if (short === 0) return false; // it goes on to the end of the file
    if (short === 1 && at + 16 > file.length) return true;
    const length = short === 1 ? Number(file.readBigUInt64BE(at + 8)) : short;
    if (at + length > file.length) return NEEDED.has(type);
    if (length < 8) return false;
    at += length;
  }
  return false;
}
