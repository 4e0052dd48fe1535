import { BOX, catalog, type Named, onePage, pages, pdfOf, stream, withImage, withPages } from './pdf-of.ts';

/** PDFs with broken parts, programs, locks and sizes that cannot be. */
export const pdfParts: readonly Named[] = [
  ['picture of negative size', () => withImage('/Width -5 /Height -5 /ColorSpace /DeviceRGB /BitsPerComponent 8', 'x')],
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
  ['no pages', () => withPages('<< /Type /Pages /Kids [] /Count 0 >>')],
  ['pages that are a number', () => withPages('42')],
  ['no catalog', () => pdfOf(['42'])],
  ['no root', () => pdfOf([catalog, pages], '')],
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
  ['page without end in sight', () => onePage({ box: '/MediaBox [0 0 1000000000 1000000000]' })],
  ['page of no size', () => onePage({ box: '/MediaBox [0 0 0 0]' })],
  ['page that is a line', () => onePage({ box: '/MediaBox [0 0 14400 1]' })],
  [
    'page of a negative size',
    () => onePage({ box: '/MediaBox [500 500 0 0] /CropBox [9999 9999 9000 9000] /TrimBox [-1 -1 -9 -9]' }),
  ],
  ['page of words', () => onePage({ box: '/MediaBox [(a) /b null true]' })],
  ['turned by a third', () => onePage({ entries: '/Rotate 33' })],
  [
    'content that is a name',
    () => withPages(pages, `<< /Type /Page /Parent 2 0 R ${BOX} /Contents /Nothing /Resources [1 2 3] >>`),
  ],
  ['dashes of a hair', () => onePage({ content: '[0.0001] 0 d 5 w 0 0 m 250 150 l S' })],
  [
    'a program at the start',
    () => onePage({ catalogEntries: '/OpenAction << /S /JavaScript /JS (while\\(true\\){}) >>' }),
  ],
  ['a program that starts another', () => onePage({ catalogEntries: '/OpenAction << /S /Launch /F (calc.exe) >>' })],
  [
    'an XFA form',
    () =>
      onePage({
        catalogEntries: '/AcroForm << /XFA 5 0 R /Fields [] >>',
        objects: [stream('', '<xdp:xdp xmlns:xdp="x">')],
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
];
