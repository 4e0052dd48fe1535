import { crc32, deflateSync, gzipSync } from 'node:zlib';
import type { HostileFile } from './hostile-pdfs.ts';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([8, 2, 0, 0, 0], 8);
  return chunk('IHDR', data);
}

const png = (...chunks: Buffer[]): Buffer =>
  Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks, chunk('IEND', Buffer.alloc(0))]);

/** An honest PNG, to be cut and spoilt. */
export const honestPng = (): Buffer => png(header(64, 64), chunk('IDAT', deflateSync(Buffer.alloc(64 * 193, 77))));

const zeros = (bytes: number): Buffer => deflateSync(Buffer.alloc(bytes), { level: 9 });

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
const svg = (inside: string, attributes = 'width="90mm" height="54mm"'): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`,
  );

const laughs = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join('');
const uses = Array.from({ length: 12 }, (_, n) => `<g id="u${n + 1}">${`<use href="#u${n}"/>`.repeat(10)}</g>`).join(
  '',
);

/** Pictures and drawings with bombs, loops, programs and absurd sizes, and files of other kinds. */
export const hostilePictures: readonly HostileFile[] = (
  [
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
    ['SVG: program', () => svg('<script>while(true){}</script>')],
    ['SVG: handler', () => svg('<rect width="9" height="9" onload="alert(1)"/>')],
    ['SVG: link to a program', () => svg('<a href="javascript:alert(1)"><rect width="9" height="9"/></a>')],
    [
      'SVG: markup',
      () =>
        svg('<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="http://127.0.0.1/"/></foreignObject>'),
    ],
    ['SVG: picture of the machine', () => svg('<image href="file:///etc/passwd"/>')],
    ['SVG: picture of the network', () => svg('<image xlink:href="http://169.254.169.254/latest"/>')],
    ['SVG: style of the network', () => svg('<style>@import url(http://127.0.0.1/a.css);</style>')],
    ['SVG: style of the network, escaped', () => svg('<rect style="fill:\\75rl(http://127.0.0.1/)"/>')],
    [
      'SVG: file as an entity',
      () =>
        Buffer.concat([
          Buffer.from('<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>'),
          svg('<text>&a;</text>'),
        ]),
    ],
    [
      'SVG: a billion laughs',
      () => Buffer.concat([Buffer.from(`<!DOCTYPE svg [<!ENTITY l0 "ha">${laughs}]>`), svg('<text>&l9;</text>')]),
    ],
    [
      'SVG: uses that multiply',
      () => svg(`<defs><rect id="u0" width="9" height="9"/>${uses}</defs><use href="#u12"/>`),
    ],
    ['SVG: uses in a circle', () => svg('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>')],
    [
      'SVG: pattern in a circle',
      () =>
        svg(
          '<pattern id="a" width="9" height="9"><rect fill="url(#a)" width="9" height="9"/></pattern><rect fill="url(#a)" width="9" height="9"/>',
        ),
    ],
    ['SVG: nested ten thousand deep', () => svg('<g>'.repeat(10_000) + '</g>'.repeat(10_000))],
    ['SVG: two hundred thousand shapes', () => svg('<rect/>'.repeat(200_000))],
    ['SVG: a million pixels wide', () => svg('<rect width="9" height="9"/>', 'width="1000000" height="1000000"')],
    ['SVG: wide and flat', () => svg('<rect width="9" height="9"/>', 'width="99999" height="0.001"')],
    ['SVG: of no size', () => svg('', 'width="0" height="0"')],
    [
      'SVG: clouds at every scale',
      () =>
        svg(
          '<filter id="a"><feTurbulence baseFrequency="0.9" numOctaves="99999"/></filter><rect width="340" height="204" filter="url(#a)"/>',
        ),
    ],
    [
      'SVG: blur without end',
      () =>
        svg(
          '<filter id="a"><feGaussianBlur stdDeviation="99999"/></filter><rect width="340" height="204" filter="url(#a)"/>',
        ),
    ],
    [
      'SVG: a grower of dots',
      () =>
        svg(
          '<filter id="a"><feMorphology operator="dilate" radius="9999"/></filter><rect width="340" height="204" filter="url(#a)"/>',
        ),
    ],
    ['SVG: a path of a million numbers', () => svg(`<path d="M0 0${' L9 9'.repeat(500_000)}"/>`)],
    ['SVG: dashes of a hair', () => svg('<path d="M0 0 L300 200" stroke="red" stroke-dasharray="0.0001"/>')],
    [
      'SVG: picture bomb within',
      () =>
        svg(
          `<image width="9" height="9" href="data:image/png;base64,${png(header(12_000, 12_000), chunk('IDAT', zeros(12_000 * 36_001))).toString('base64')}"/>`,
        ),
    ],
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
  ] satisfies [string, () => Buffer][]
).map(([name, bytes]) => ({ name, bytes }));
