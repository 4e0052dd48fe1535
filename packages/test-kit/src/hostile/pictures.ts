import { crc32, deflateSync, gzipSync } from 'node:zlib';
import type { Named } from './pdf-of.ts';

export function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

export function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, 2, 0, 0, 0], 8);
  return chunk('IHDR', data);
}

export const png = (...chunks: Buffer[]): Buffer =>
  Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks, chunk('IEND', Buffer.alloc(0))]);

/** An honest PNG, to be cut and spoilt. */
export const honestPng = (): Buffer => png(header(64, 64), chunk('IDAT', deflateSync(Buffer.alloc(64 * 193, 77))));

export const zeros = (bytes: number): Buffer => deflateSync(Buffer.alloc(bytes), { level: 9 });

function tiff(entries: readonly [tag: number, type: number, count: number, value: number][], next = 0): Buffer {
  const file = Buffer.alloc(8 + 2 + entries.length * 12 + 4 + 64);
  file.write('II*\0', 0, 'latin1');
  file.writeUInt32LE(8, 4);
  file.writeUInt16LE(entries.length, 8);
  for (const [index, [tag, type, count, value]] of entries.entries()) {
    const at = 10 + index * 12;
    file.writeUInt16LE(tag, at);
    file.writeUInt16LE(type, at + 2);
    file.writeUInt32LE(count, at + 4);
    file.writeUInt32LE(value, at + 8);
  }
  file.writeUInt32LE(next, 10 + entries.length * 12);
  return file;
}

const tiffOf = (width: number, height: number, strip: [offset: number, bytes: number], next = 0): Buffer =>
  tiff(
    [
      [256, 4, 1, width],
      [257, 4, 1, height],
      [258, 3, 1, 8],
      [259, 3, 1, 1],
      [262, 3, 1, 1],
      [273, 4, 1, strip[0]],
      [277, 3, 1, 1],
      [278, 4, 1, height],
      [279, 4, 1, strip[1]],
    ],
    next,
  );

const jpeg = (width: number, height: number): Buffer => {
  const frame = Buffer.from('ffd8ffc00011080000000003012200021101031101ffda000c03010002110311003f00', 'hex');
  frame.writeUInt16BE(height, 7);
  frame.writeUInt16BE(width, 9);
  return Buffer.concat([frame, Buffer.alloc(2000, 0x55)]);
};

const webp = (body: string): Buffer => Buffer.from(`RIFF\xff\xff\xff\x7fWEBP${body}`, 'latin1');
const container = (brand: string, body: string): Buffer =>
  Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0${brand}mif1${body}`, 'latin1');

/** Pictures with bombs, loops and absurd sizes, and files of other kinds. */
export const hostilePictures: readonly Named[] = [
  ['PNG: two billion pixels wide', () => png(header(2_147_483_647, 2_147_483_647), chunk('IDAT', zeros(1000)))],
  ['PNG: of no size', () => png(header(0, 0), chunk('IDAT', zeros(10)))],
  ['PNG: bomb', () => png(header(12_000, 12_000), chunk('IDAT', zeros(12_000 * 36_001)))],
  ['PNG: a line of a hundred million', () => png(header(100_000_000, 1), chunk('IDAT', zeros(1000)))],
  [
    'PNG: profile bomb',
    () =>
      png(
        header(9, 9),
        chunk('iCCP', Buffer.concat([Buffer.from('p\0\0'), zeros(200_000_000)])),
        chunk('IDAT', zeros(9 * 28)),
      ),
  ],
  [
    'PNG: text bomb',
    () =>
      png(
        header(9, 9),
        chunk('zTXt', Buffer.concat([Buffer.from('t\0\0'), zeros(200_000_000)])),
        chunk('IDAT', zeros(9 * 28)),
      ),
  ],
  [
    'PNG: a hundred thousand chunks',
    () =>
      png(
        header(9, 9),
        ...Array.from({ length: 100_000 }, () => chunk('tEXt', Buffer.from('a\0b'))),
        chunk('IDAT', zeros(9 * 28)),
      ),
  ],
  [
    'PNG: a chunk longer than the file',
    () => Buffer.concat([png(header(9, 9)).subarray(0, 33), Buffer.from('7fffffff49444154', 'hex')]),
  ],
  ['JPEG: 65,535 pixels square', () => jpeg(65_535, 65_535)],
  ['JPEG: of no size', () => jpeg(0, 0)],
  ['JPEG: only its mark', () => Buffer.from('ffd8ffe0', 'hex')],
  [
    'JPEG: a million marks',
    () => Buffer.concat([Buffer.from('ffd8', 'hex'), Buffer.alloc(4_000_000, Buffer.from('fffe0002', 'hex'))]),
  ],
  ['TIFF: directory in a circle', () => tiffOf(9, 9, [122, 64], 8)],
  ['TIFF: four billion pixels', () => tiffOf(4_000_000_000, 4_000_000_000, [122, 64])],
  ['TIFF: fifteen thousand pixels square of nothing', () => tiffOf(12_000, 12_000, [122, 64])],
  ['TIFF: strip beyond the end', () => tiffOf(900, 900, [4_000_000_000, 4_000_000_000])],
  [
    'TIFF: a billion entries',
    () =>
      tiff([
        [256, 4, 1_000_000_000, 8],
        [257, 4, 1_000_000_000, 8],
        [273, 4, 1_000_000_000, 8],
      ]),
  ],
  ['WebP: garbage', () => webp('VP8 \xff\xff\xff\x7fgarbage')],
  ['WebP: sixteen thousand square', () => webp('VP8X\x0a\0\0\0\x10\0\0\0\xff\x3f\0\xff\x3f\0ANIM')],
  ['AVIF: garbage', () => container('avif', 'garbage')],
  ['AVIF: a box longer than the file', () => container('avif', '\x7f\xff\xff\xffmeta')],
  ['HEIC: garbage', () => container('heic', 'garbage')],
  ['HEIC: boxes within boxes', () => container('heic', '\0\0\0\x10meta'.repeat(50_000))],
  ['other: nothing', () => Buffer.alloc(0)],
  ['other: one byte', () => Buffer.from('%')],
  ['other: a web page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['other: a web page called PDF', () => Buffer.from('<html>%PDF-1.7<script>alert(1)</script></html>')],
  ['other: a program of Windows', () => Buffer.from('MZ\x90\0\x03', 'latin1')],
  ['other: a program of Linux', () => Buffer.from('\x7fELF\x02\x01', 'latin1')],
  ['other: an archive', () => Buffer.from('PK\x03\x04\x14\0', 'latin1')],
  ['other: an archive bomb', () => gzipSync(Buffer.alloc(100_000_000))],
  ['other: PostScript', () => Buffer.from('%!PS\n{} loop')],
  ['other: two megabytes of zeros', () => Buffer.alloc(2_000_000)],
];
