import { PDFContext, type PDFDict } from '@cantoo/pdf-lib';
import type { Glyph } from 'fontkit';
import { outlineContent } from './outline-content.ts';
import type { OutlineFont } from './outline-font.ts';

const context = PDFContext.create();
const font = (name: string) => context.obj({ Subtype: 'Type1', BaseFont: name, FirstChar: 65, Widths: [500, 500] });
const [missing, carried] = [font('Missing'), font('Carried')];
const fonts = new Map<string, PDFDict>([
  ['M', missing],
  ['C', carried],
]);
const states = new Map<string, PDFDict>([['G', context.obj({ Font: [missing, 20] })]]);
/** A and the space are squares of half a unit, half a unit apart. */
const squares: OutlineFont = {
  letterOf: (code) =>
    code === 65 || code === 32
      ? {
          parts: [
            {
              path: {
                commands: [
                  { command: 'moveTo', args: [0, 0] },
                  { command: 'lineTo', args: [500, 500] },
                  { command: 'closePath', args: [] },
                ],
              } as unknown as Glyph['path'],
              x: 0,
              stretch: 1,
            },
          ],
          scale: 1 / 1000,
          advance: 0.5,
        }
      : undefined,
};
const outlined = (content: string): string =>
  Buffer.from(
    outlineContent(Buffer.from(content), { fonts, states }, (dict) => (dict === missing ? squares : undefined)),
  )
    .toString()
    .replaceAll(/\s+/g, ' ')
    .trim();

it.each([
  ['a letter', 'BT /M 10 Tf 5 7 Td (A) Tj ET', 'BT /M 10 Tf ET 5 7 m 10 12 l h f BT ET'],
  ['letters one after the other', 'BT /M 10 Tf (AA) Tj ET', 'BT /M 10 Tf ET 0 0 m 5 5 l h 5 0 m 10 5 l h f BT ET'],
  [
    'gaps, spacing and stretching',
    'BT /M 10 Tf 2 Tc 3 Tw 50 Tz [(A) -100 (A A)] TJ ET',
    // (0.5 × 10 + 2) × 50 % = 3.5, the gap 0.5, and the space 3.5 + 1.5.
    'BT /M 10 Tf 2 Tc 3 Tw 50 Tz ET 0 0 m 2.5 5 l h 4 0 m 6.5 5 l h 7.5 0 m 10 5 l h 12.5 0 m 15 5 l h f BT ET',
  ],
  ['the size and font of a graphics state', 'BT /G gs (A) Tj ET', 'BT /G gs ET 0 0 m 10 10 l h f BT ET'],
  ['a turned matrix', 'BT /M 10 Tf 0 1 -1 0 20 30 Tm (A) Tj ET', 'BT /M 10 Tf ET 20 30 m 15 35 l h f BT ET'],
  ['raised text that is stroked', 'BT /M 10 Tf 1 Tr 4 Ts (A) Tj ET', 'BT /M 10 Tf 1 Tr 4 Ts ET 0 4 m 5 9 l h S BT ET'],
  [
    'the next lines',
    'BT /M 10 Tf 12 TL (A) Tj (A) \' 1 0 (A) " ET',
    'BT /M 10 Tf 12 TL ET 0 0 m 5 5 l h f BT ET 0 -12 m 5 -7 l h f BT ET 0 -24 m 5 -19 l h f BT ET',
  ],
])('makes shapes of %s', (_, content, expected) => expect(outlined(content)).toBe(expected));

it.each([
  [
    'text in another font at its place after shapes',
    'BT /M 10 Tf (A) Tj /C 10 Tf (B) Tj 0 -12 Td (B) Tj ET',
    'BT /M 10 Tf ET 0 0 m 5 5 l h f BT /C 10 Tf 1 0 0 1 5 0 Tm (B) Tj 1 0 0 1 0 -12 Tm (B) Tj ET',
  ],
  ['text that clips', 'BT /M 10 Tf 7 Tr (A) Tj ET', 'BT /M 10 Tf 7 Tr 1 0 0 1 0 0 Tm (A) Tj ET'],
  [
    'a line of its own as such',
    'BT /C 10 Tf 12 TL 3 1 (B) " ET',
    'BT /C 10 Tf 12 TL 1 0 0 1 0 -12 Tm 3 Tw 1 Tc <42> Tj ET',
  ],
])('leaves %s', (_, content, expected) => expect(outlined(content)).toBe(expected));

it('refuses text with a letter that has no shape', () =>
  expect(() => outlined('BT /M 10 Tf (AB) Tj ET')).toThrow(expect.objectContaining({ code: 'font-not-embedded' })));

it('shows nothing of invisible text, and knows the font again that was saved', () => {
  expect(outlined('BT /M 10 Tf 3 Tr (A) Tj ET')).toBe('BT /M 10 Tf 3 Tr ET 0 0 m 5 5 l h n BT ET');
  expect(outlined('/M 10 Tf q /C 10 Tf Q BT (A) Tj ET')).toBe('/M 10 Tf q /C 10 Tf Q BT ET 0 0 m 5 5 l h f BT ET');
});

it('drops marks within text, which would begin in one text object and end in another', () => {
  expect(outlined('/P BMC BT /M 10 Tf /Span <</MCID 1>> BDC (A) Tj EMC ET EMC')).toBe(
    '/P BMC BT /M 10 Tf ET 0 0 m 5 5 l h f BT ET EMC',
  );
});
