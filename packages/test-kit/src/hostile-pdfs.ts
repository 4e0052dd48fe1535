import { deflateSync } from 'node:zlib';

/** A file that was made to break its reader. */
export interface HostileFile {
  name: string;
  /** Made when asked for: some are large. */
  bytes(): Buffer;
}

/** Unfolds to more than any honest page holds. */
const BOMB_BYTES = 256 * 1024 * 1024;
let bomb: Buffer | undefined;
const deflatedBomb = (): Buffer => {
  bomb ??= deflateSync(Buffer.alloc(BOMB_BYTES, ' '), { level: 9 });
  return bomb;
};

const stream = (entries: string, data: string | Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<< ${entries} /Length ${Buffer.byteLength(data)} >>\nstream\n`, 'latin1'),
    typeof data === 'string' ? Buffer.from(data, 'latin1') : data,
    Buffer.from('\nendstream', 'latin1'),
  ]);

/** A PDF of the given objects, numbered from 1, with a table of references. */
export function pdfOf(objects: readonly (string | Buffer)[], trailer = '/Root 1 0 R'): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  const offsets: number[] = [];
  let at = parts[0]?.length ?? 0;
  for (const [index, object] of objects.entries()) {
    offsets.push(at);
    const body = typeof object === 'string' ? Buffer.from(object, 'latin1') : object;
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
    parts.push(part);
    at += part.length;
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} ${trailer} >>\nstartxref\n${at}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}

const catalog = '<< /Type /Catalog /Pages 2 0 R >>';
const pages = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const BOX = '/MediaBox [0 0 255 153]';

interface Page {
  content?: string | Buffer;
  /** Entries of the content stream's dictionary. */
  filter?: string;
  resources?: string;
  box?: string;
  entries?: string;
  /** Objects from number 5 on. */
  objects?: (string | Buffer)[];
  catalogEntries?: string;
}

/** A PDF of one page. */
const onePage = ({
  content = '',
  filter = '',
  resources = '',
  box = BOX,
  entries = '',
  objects = [],
  catalogEntries = '',
}: Page): Buffer =>
  pdfOf([
    `<< /Type /Catalog /Pages 2 0 R ${catalogEntries} >>`,
    pages,
    `<< /Type /Page /Parent 2 0 R ${box} /Contents 4 0 R /Resources << ${resources} >> ${entries} >>`,
    stream(filter, content),
    ...objects,
  ]);

const image = (entries: string, data: string | Buffer): Buffer =>
  stream(`/Type /XObject /Subtype /Image ${entries}`, data);
const form = (entries: string, data: string): Buffer =>
  stream(`/Type /XObject /Subtype /Form /BBox [0 0 100 100] ${entries}`, data);
const withImage = (entries: string, data: string | Buffer): Buffer =>
  onePage({
    content: '100 0 0 100 0 0 cm /I Do',
    resources: '/XObject << /I 5 0 R >>',
    objects: [image(entries, data)],
  });
const withPages = (...objects: (string | Buffer)[]): Buffer => pdfOf([catalog, ...objects]);

/** Forms that each draw the next one many times. */
const fan = (levels: number, times: number): Buffer =>
  onePage({
    content: '/F Do',
    resources: '/XObject << /F 5 0 R >>',
    objects: Array.from({ length: levels }, (_, level) =>
      form(
        `/Resources << /XObject << /F ${level + 6} 0 R >> >>`,
        level === levels - 1 ? '0 0 9 9 re f' : '/F Do '.repeat(times),
      ),
    ),
  });

/** PDFs with bombs, loops, wrong types, programs and absurd sizes. */
export const hostilePdfs: readonly HostileFile[] = (
  [
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
      'picture of negative size',
      () => withImage('/Width -5 /Height -5 /ColorSpace /DeviceRGB /BitsPerComponent 8', 'x'),
    ],
    [
      'picture in a broken JPEG',
      () =>
        withImage(
          '/Width 9 /Height 9 /ColorSpace /DeviceCMYK /BitsPerComponent 8 /Filter /DCTDecode',
          '\xff\xd8\xff\xc0\0\x11\x08\xff\xff\xff\xff',
        ),
    ],
    [
      'picture in a broken JPEG 2000',
      () => withImage('/Width 9 /Height 9 /Filter /JPXDecode', '\xff\x4f\xff\x51garbage'),
    ],
    [
      'picture in broken JBIG2',
      () =>
        withImage(
          '/Width 99999 /Height 99999 /BitsPerComponent 1 /ColorSpace /DeviceGray /Filter /JBIG2Decode',
          'garbage',
        ),
    ],
    [
      'picture in broken fax',
      () =>
        withImage(
          '/Width 99999 /Height 99999 /BitsPerComponent 1 /ColorSpace /DeviceGray /Filter /CCITTFaxDecode',
          'garbage',
        ),
    ],
    [
      'picture whose mask is itself',
      () => withImage('/Width 2 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8 /SMask 5 0 R', 'abcd'),
    ],
    ['pages within themselves', () => withPages('<< /Type /Pages /Kids [2 0 R] /Count 1 >>')],
    [
      'pages in a circle',
      () => withPages('<< /Type /Pages /Kids [3 0 R] /Count 1 >>', '<< /Type /Pages /Kids [2 0 R] /Count 1 >>'),
    ],
    [
      'a billion pages by their count',
      () => withPages('<< /Type /Pages /Kids [3 0 R] /Count 1000000000 >>', `<< /Type /Page ${BOX} >>`),
    ],
    [
      'pages that fan out',
      () =>
        withPages(
          ...Array.from({ length: 30 }, (_, n) => `<< /Type /Pages /Kids [${`${n + 3} 0 R `.repeat(10)}] /Count 10 >>`),
          `<< /Type /Page ${BOX} >>`,
        ),
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
    ['no pages', () => withPages('<< /Type /Pages /Kids [] /Count 0 >>')],
    ['pages that are a number', () => withPages('42')],
    ['no catalog', () => pdfOf(['42'])],
    ['no root', () => pdfOf([catalog, pages], '')],
    [
      'form within itself',
      () =>
        onePage({
          content: '/F Do',
          resources: '/XObject << /F 5 0 R >>',
          objects: [form('/Resources << /XObject << /F 5 0 R >> >>', '/F Do')],
        }),
    ],
    [
      'forms in a circle',
      () =>
        onePage({
          content: '/F Do',
          resources: '/XObject << /F 5 0 R >>',
          objects: [
            form('/Resources << /XObject << /F 6 0 R >> >>', '/F Do /F Do'),
            form('/Resources << /XObject << /F 5 0 R >> >>', '/F Do /F Do'),
          ],
        }),
    ],
    ['forms that fan out', () => fan(8, 12)],
    ['forms that fan out far', () => fan(11, 40)],
    ['forms nested a thousand deep', () => fan(1000, 1)],
    [
      'pattern within itself',
      () =>
        onePage({
          content: '/Pattern cs /P scn 0 0 200 100 re f',
          resources: '/Pattern << /P 5 0 R >>',
          objects: [
            stream(
              '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 5 5] /XStep 5 /YStep 5 /Resources << /Pattern << /P 5 0 R >> >>',
              '/Pattern cs /P scn 0 0 5 5 re f',
            ),
          ],
        }),
    ],
    [
      'pattern with a step of nothing',
      () =>
        onePage({
          content: '/Pattern cs /P scn 0 0 200 100 re f',
          resources: '/Pattern << /P 5 0 R >>',
          objects: [
            stream(
              '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 5 5] /XStep 0.0001 /YStep 0.0001 /Resources << >>',
              '0 0 5 5 re f',
            ),
          ],
        }),
    ],
    [
      'mask within itself',
      () =>
        onePage({
          content: '/G gs 0 0 9 9 re f',
          resources: '/ExtGState << /G 5 0 R >>',
          objects: [
            '<< /SMask << /S /Luminosity /G 6 0 R >> >>',
            form('/Group << /S /Transparency >> /Resources << /ExtGState << /G 5 0 R >> >>', '/G gs 0 0 9 9 re f'),
          ],
        }),
    ],
    [
      'colour space within itself',
      () =>
        onePage({
          content: '/C cs 1 sc 0 0 9 9 re f',
          resources: '/ColorSpace << /C 5 0 R >>',
          objects: ['[/Indexed 5 0 R 255 (abc)]'],
        }),
    ],
    [
      'function within itself',
      () =>
        onePage({
          content: '/C cs 1 sc 0 0 9 9 re f',
          resources: '/ColorSpace << /C [/Separation /Gold /DeviceCMYK 5 0 R] >>',
          objects: ['<< /FunctionType 3 /Domain [0 1] /Functions [5 0 R] /Bounds [] /Encode [0 1] >>'],
        }),
    ],
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
      'font within itself',
      () =>
        onePage({
          content: 'BT /F 9 Tf (abc) Tj ET',
          resources: '/Font << /F 5 0 R >>',
          objects: ['<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding /Identity-H /DescendantFonts [5 0 R] >>'],
        }),
    ],
    [
      'drawn font within itself',
      () =>
        onePage({
          content: 'BT /F 9 Tf (aaa) Tj ET',
          resources: '/Font << /F 5 0 R >>',
          objects: [
            '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 9 9] /FontMatrix [1 0 0 1 0 0] /FirstChar 97 /LastChar 97 /Widths [9] /Encoding << /Differences [97 /a] >> /CharProcs << /a 6 0 R >> /Resources << /Font << /F 5 0 R >> >> >>',
            stream('', 'BT /F 9 Tf (aaa) Tj ET'),
          ],
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
      'font file that is garbage',
      () =>
        onePage({
          content: 'BT /F 9 Tf (abcd) Tj ET',
          resources: '/Font << /F 5 0 R >>',
          objects: [
            '<< /Type /Font /Subtype /TrueType /BaseFont /A /FontDescriptor << /FontFile2 6 0 R >> >>',
            stream('', 'garbage'.repeat(999)),
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
    ['references in a circle', () => onePage({ entries: '/Rotate 5 0 R', objects: ['6 0 R', '5 0 R'] })],
    [
      'length that is itself',
      () =>
        pdfOf([
          catalog,
          pages,
          `<< /Type /Page /Parent 2 0 R ${BOX} /Contents 4 0 R >>`,
          '<< /Length 4 0 R >>\nstream\nq\nendstream',
        ]),
    ],
    ['page without end in sight', () => onePage({ box: '/MediaBox [0 0 1000000000 1000000000]' })],
    ['page of no size', () => onePage({ box: '/MediaBox [0 0 0 0]' })],
    ['page that is a line', () => onePage({ box: '/MediaBox [0 0 14400 1]' })],
    [
      'page of a negative size',
      () => onePage({ box: '/MediaBox [500 500 0 0] /CropBox [9999 9999 9000 9000] /TrimBox [-1 -1 -9 -9]' }),
    ],
    ['page of words', () => onePage({ box: '/MediaBox [(a) /b null true]' })],
    ['unit of a million', () => onePage({ entries: '/UserUnit 1000000' })],
    ['turned by a third', () => onePage({ entries: '/Rotate 33' })],
    [
      'content that is a name',
      () => withPages(pages, `<< /Type /Page /Parent 2 0 R ${BOX} /Contents /Nothing /Resources [1 2 3] >>`),
    ],
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
    ['dashes of a hair', () => onePage({ content: '[0.0001] 0 d 5 w 0 0 m 250 150 l S' })],
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
      'a program at the start',
      () => onePage({ catalogEntries: '/OpenAction << /S /JavaScript /JS (while\\(true\\){}) >>' }),
    ],
    ['a program that starts another', () => onePage({ catalogEntries: '/OpenAction << /S /Launch /F (calc.exe) >>' })],
    [
      'a form of a hundred thousand fields',
      () => onePage({ catalogEntries: `/AcroForm << /Fields [${'<< /T (a) /FT /Tx >>'.repeat(100_000)}] >>` }),
    ],
    [
      'form fields in a circle',
      () =>
        onePage({
          catalogEntries: '/AcroForm << /Fields [5 0 R] >>',
          objects: ['<< /T (a) /Kids [5 0 R] /Parent 5 0 R >>'],
        }),
    ],
    [
      'an XFA form',
      () =>
        onePage({
          catalogEntries: '/AcroForm << /XFA 5 0 R /Fields [] >>',
          objects: [stream('', '<xdp:xdp xmlns:xdp="x">')],
        }),
    ],
    [
      'layers in a circle',
      () =>
        onePage({
          catalogEntries: '/OCProperties << /OCGs [5 0 R] /D << /OFF [5 0 R] /Order [5 0 R] >> >>',
          objects: ['[5 0 R]'],
        }),
    ],
    [
      'a lock that is garbage',
      () =>
        pdfOf(
          [catalog, pages, `<< /Type /Page /Parent 2 0 R ${BOX} >>`],
          '/Root 1 0 R /Encrypt << /Filter /Standard /V 5 /R 6 /O (a) /U (b) /P -1 >> /ID [(a) (b)]',
        ),
    ],
    [
      'a lock that is itself',
      () => pdfOf([catalog, pages, '<< /Type /Page >>', '4 0 R'], '/Root 1 0 R /Encrypt 4 0 R'),
    ],
    [
      'tables of references in a circle',
      () =>
        Buffer.concat([
          Buffer.from('%PDF-1.7\n'),
          Buffer.from(
            'xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 1 /Prev 9 /Root 1 0 R >>\nstartxref\n9\n%%EOF',
          ),
        ]),
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
    [
      'notes in a circle',
      () =>
        onePage({
          entries: '/Annots [5 0 R]',
          objects: [
            '<< /Type /Annot /Subtype /Stamp /Rect [0 0 9 9] /AP << /N 6 0 R >> /Popup 5 0 R /Parent 5 0 R >>',
            form('/Resources << /XObject << /F 6 0 R >> >>', '/F Do'),
          ],
        }),
    ],
    [
      'a shading that never ends',
      () =>
        onePage({
          content: '/S sh',
          resources: '/Shading << /S 5 0 R >>',
          objects: [
            stream(
              '/ShadingType 4 /ColorSpace /DeviceRGB /BitsPerCoordinate 1 /BitsPerComponent 1 /BitsPerFlag 2 /Decode [0 99999 0 99999 0 1 0 1 0 1]',
              Buffer.alloc(3_000_000, 0x1b),
            ),
          ],
        }),
    ],
  ] satisfies [string, () => Buffer][]
).map(([name, bytes]) => ({ name: `PDF: ${name}`, bytes }));

/** A small PDF with a picture, text and a form, to be cut and spoilt. */
export const honestPdf = (): Buffer =>
  onePage({
    content: '/F Do q 50 0 0 30 20 20 cm /I Do Q BT /T 9 Tf 20 100 Td (Asha Verma) Tj ET 0 0 1 rg 0 0 255 20 re f',
    resources: '/XObject << /F 5 0 R /I 6 0 R >> /Font << /T << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>',
    objects: [
      form('', '0.1 w 0 0 m 50 50 l S'),
      image(
        '/Width 4 /Height 4 /ColorSpace /DeviceCMYK /BitsPerComponent 8 /Filter /FlateDecode',
        deflateSync(Buffer.alloc(64, 99)),
      ),
    ],
  });
