import { inflateSync } from 'node:zlib';

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/**
 * The font inside a WOFF file, with its tables unpacked (WOFF File Format 1.0, sections 4 to 6). A caller that draws many
 * documents unpacks them once.
 */
export function sfntOf(woff: Uint8Array): Uint8Array {
  const file = Buffer.from(woff.buffer, woff.byteOffset, woff.byteLength);
  const count = file.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const at = WOFF_HEADER + index * WOFF_ENTRY;
    const from = file.readUInt32BE(at + 4);
    const packed = file.readUInt32BE(at + 8);
    const length = file.readUInt32BE(at + 12);
    const content = file.subarray(from, from + packed);
    // A table that deflating does not make smaller is stored as it is.
    const data = packed < length ? inflateSync(content) : content;
    return { tag: file.subarray(at, at + 4), checksum: file.subarray(at + 16, at + 20), data };
  });
  const head = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY);
  file.copy(head, 0, 4, 8);
  const power = Math.floor(Math.log2(count));
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(2 ** power * SFNT_ENTRY, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE((count - 2 ** power) * SFNT_ENTRY, 10);
  const parts: Buffer[] = [head];
  let offset = head.length;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const at = SFNT_HEADER + index * SFNT_ENTRY;
    tag.copy(head, at);
    checksum.copy(head, at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(data.length, at + 12);
    // Tables begin at multiples of four bytes.
    const padding = Buffer.alloc((4 - (data.length % 4)) % 4);
    parts.push(data, padding);
    offset += data.length + padding.length;
  }
  return new Uint8Array(Buffer.concat(parts));
}
