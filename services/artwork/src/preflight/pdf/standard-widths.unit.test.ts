import { PDFContext } from '@cantoo/pdf-lib';
import { fontOf } from './fonts.ts';
import { standardWidths } from './standard-widths.ts';

it.each([
  ['Helvetica', [667, 500]],
  ['Arial,Bold', [722, 611]],
  ['Times-Roman', [722, 556]],
  ['TimesNewRomanPS-BoldItalicMT', [667, 556]],
  ['Courier-Oblique', [600, 600]],
])('knows how wide A and a ligature of %s are', (name, widths) => {
  expect(['A', 'fi'].map((glyph) => standardWidths(name)?.(glyph))).toEqual(widths);
});

it('knows nothing of other fonts', () => expect(standardWidths('Mukta-Regular')).toBeUndefined());

it.each([
  ['without widths', {}, 722 + 556 + 222 + 222 + 556],
  ['with some of its own', { FirstChar: 72, Widths: [1000] }, 1000 + 556 + 222 + 222 + 556],
])('measures text in a standard font %s', (_, own, expected) => {
  const dict = PDFContext.create().obj({ Subtype: 'Type1', BaseFont: 'Helvetica', ...own });
  let sum = 0;
  fontOf(dict).eachSign(Buffer.from('Hello'), (width) => {
    sum += width;
  });
  expect(sum).toBe(expected);
});
