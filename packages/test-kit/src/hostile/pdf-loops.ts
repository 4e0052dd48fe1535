import { BOX, catalog, fan, form, type Named, onePage, pages, pdfOf, stream, withImage, withPages } from './pdf-of.ts';

/** PDFs whose parts refer to each other without end. */
export const pdfLoops: readonly Named[] = [
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
    'pages that fan out',
    () =>
      withPages(
        ...Array.from({ length: 30 }, (_, n) => `<< /Type /Pages /Kids [${`${n + 3} 0 R `.repeat(10)}] /Count 10 >>`),
        `<< /Type /Page ${BOX} >>`,
      ),
  ],
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
  [
    'form fields in a circle',
    () =>
      onePage({
        catalogEntries: '/AcroForm << /Fields [5 0 R] >>',
        objects: ['<< /T (a) /Kids [5 0 R] /Parent 5 0 R >>'],
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
  ['a lock that is itself', () => pdfOf([catalog, pages, '<< /Type /Page >>', '4 0 R'], '/Root 1 0 R /Encrypt 4 0 R')],
  [
    'tables of references in a circle',
    () =>
      Buffer.concat([
        Buffer.from('%PDF-1.7\n'),
        Buffer.from('xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 1 /Prev 9 /Root 1 0 R >>\nstartxref\n9\n%%EOF'),
      ]),
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
];
