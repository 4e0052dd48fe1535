import { deflateSync } from 'node:zlib';
import {
  BOX,
  catalog,
  deflatedBomb,
  fan,
  type Named,
  onePage,
  pages,
  pdfOf,
  stream,
  withImage,
  withPages,
} from './pdf-of.ts';

/** PDFs that unfold to more than anybody can read. */
export const pdfBombs: readonly Named[] = [
  ['content bomb', () => onePage({ filter: '/Filter /FlateDecode', content: deflatedBomb() })],
  [
    'content bomb in two layers',
    () => onePage({ filter: '/Filter [/FlateDecode /FlateDecode]', content: deflateSync(deflatedBomb()) }),
  ],
  [
    'content bomb in hex',
    () => onePage({ filter: '/Filter [/ASCIIHexDecode /FlateDecode]', content: deflatedBomb().toString('hex') }),
  ],
  [
    'run length bomb',
    () => onePage({ filter: '/Filter /RunLengthDecode', content: Buffer.alloc(2_000_000, Buffer.from([129, 32])) }),
  ],
  [
    'object stream bomb',
    () => pdfOf([catalog, pages, stream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', deflatedBomb())]),
  ],
  [
    'reference stream bomb',
    () =>
      pdfOf([
        catalog,
        pages,
        stream('/Type /XRef /Size 9 /W [1 2 1] /Root 1 0 R /Filter /FlateDecode', deflatedBomb()),
      ]),
  ],
  [
    'picture bomb',
    () =>
      withImage(
        '/Width 16000 /Height 16000 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode',
        deflatedBomb(),
      ),
  ],
  [
    'CMYK picture bomb',
    () =>
      withImage(
        '/Width 8000 /Height 8000 /ColorSpace /DeviceCMYK /BitsPerComponent 8 /Filter /FlateDecode',
        deflatedBomb(),
      ),
  ],
  [
    'picture of a billion pixels',
    () => withImage('/Width 1000000000 /Height 1000000000 /ColorSpace /DeviceRGB /BitsPerComponent 8', 'x'),
  ],
  [
    'a billion pages by their count',
    () => withPages('<< /Type /Pages /Kids [3 0 R] /Count 1000000000 >>', `<< /Type /Page ${BOX} >>`),
  ],
  [
    'pages nested ten thousand deep',
    () =>
      withPages(
        ...Array.from({ length: 10_000 }, (_, n) => `<< /Type /Pages /Kids [${n + 3} 0 R] /Count 1 >>`),
        `<< /Type /Page ${BOX} >>`,
      ),
  ],
  [
    'fifty thousand pages',
    () =>
      withPages(
        `<< /Type /Pages /Kids [${Array.from({ length: 50_000 }, (_, n) => `${n + 3} 0 R`).join(' ')}] /Count 50000 >>`,
        ...Array.from({ length: 50_000 }, () => `<< /Type /Page /Parent 2 0 R ${BOX} >>`),
      ),
  ],
  ['forms nested a thousand deep', () => fan(1000, 1)],
  [
    'colour of thirty thousand inks',
    () =>
      onePage({
        content: '/C cs 1 sc 0 0 9 9 re f',
        resources: `/ColorSpace << /C [/DeviceN [${'/A '.repeat(30_000)}] /DeviceCMYK 5 0 R] >>`,
        objects: ['42'],
      }),
  ],
  [
    'font with a range of a billion widths',
    () =>
      onePage({
        content: 'BT /F 9 Tf (abcd) Tj ET',
        resources: '/Font << /F 5 0 R >>',
        objects: [
          '<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding /Identity-H /DescendantFonts [<< /Type /Font /Subtype /CIDFontType2 /BaseFont /A /W [0 1000000000 500] >>] >>',
        ],
      }),
  ],
  [
    'type of a million points',
    () =>
      onePage({
        content: 'BT /F 1000000 Tf (abc) Tj ET',
        resources: '/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>',
      }),
  ],
  ['unit of a million', () => onePage({ entries: '/UserUnit 1000000' })],
  ['a hundred thousand open brackets', () => onePage({ content: '['.repeat(100_000) })],
  ['a hundred thousand open dictionaries', () => onePage({ content: '/A <<'.repeat(100_000) })],
  ['a hundred thousand open strings', () => onePage({ content: '('.repeat(100_000) })],
  ['objects nested fifty thousand deep', () => onePage({ objects: ['['.repeat(50_000) + ']'.repeat(50_000)] })],
  [
    'dictionaries nested fifty thousand deep',
    () => onePage({ objects: [`${'<< /A '.repeat(50_000)}1${' >>'.repeat(50_000)}`] }),
  ],
  ['a million saved states', () => onePage({ content: 'q '.repeat(1_000_000) })],
  [
    'five million operators',
    () => onePage({ filter: '/Filter /FlateDecode', content: deflateSync('0 0 9 9 re f\n'.repeat(2_500_000)) }),
  ],
  [
    'a path of two million points',
    () =>
      onePage({
        filter: '/Filter /FlateDecode',
        content: deflateSync(`0 0 m ${'200 100 l 0 50 l '.repeat(1_000_000)} f`),
      }),
  ],
  ['an array of a million numbers', () => onePage({ content: `BT [${'1 '.repeat(1_000_000)}] TJ ET` })],
  [
    'numbers without end',
    () => onePage({ content: `${'9'.repeat(100_000)} 0 0 ${'9'.repeat(400)} 0 0 cm 0 0 1 1 re f` }),
  ],
  [
    'an inline picture without end',
    () => onePage({ content: `BI /W 99999 /H 99999 /CS /RGB /BPC 8 ID ${'x'.repeat(1_000_000)}` }),
  ],
  [
    'a form of a hundred thousand fields',
    () => onePage({ catalogEntries: `/AcroForm << /Fields [${'<< /T (a) /FT /Tx >>'.repeat(100_000)}] >>` }),
  ],
  [
    'a table of a billion references',
    () =>
      Buffer.from(
        '%PDF-1.7\nxref\n0 1000000000\n0000000000 65535 f \ntrailer\n<< /Size 1000000000 /Root 1 0 R >>\nstartxref\n9\n%%EOF',
      ),
  ],
  [
    'a million empty objects',
    () =>
      Buffer.from(
        `%PDF-1.7\n${Array.from({ length: 400_000 }, (_, n) => `${n + 1} 0 obj null endobj`).join('\n')}\ntrailer << /Root 1 0 R >>`,
      ),
  ],
];
