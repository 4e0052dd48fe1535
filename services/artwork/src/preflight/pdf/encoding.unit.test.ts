import { PDFContext } from '@cantoo/pdf-lib';
import { encodingOf, signNamed } from './encoding.ts';

const context = PDFContext.create();
/** The signs that a font means by these codes. */
const signs = (font: object, ...codes: number[]) => codes.map(encodingOf(context.obj(font as never) as never));

it.each([
  ['A', 'A'],
  ['ampersand', '&'],
  ['eacute', 'é'],
  ['Scaron', 'Š'],
  ['ccedilla', 'ç'],
  ['quoteright', '’'],
  ['uni0905', 'अ'],
  ['g123', undefined],
])('knows the sign named %s', (name, sign) => expect(signNamed(name)).toBe(sign));

it.each([
  ['of Windows', { Encoding: 'WinAnsiEncoding' }, ['A', "'", 'é', '€']],
  ['of the Macintosh', { Encoding: 'MacRomanEncoding' }, ['A', "'", 'È', 'Ä']],
  ['that is the standard', {}, ['A', '’', undefined, undefined]],
])('reads an encoding %s', (_, font, expected) => expect(signs(font, 65, 39, 0xe9, 0x80)).toEqual(expected));

it('reads what differs from an encoding', () => {
  const Encoding = { BaseEncoding: 'WinAnsiEncoding', Differences: [65, 'eacute', 'g7', 90, 'Euro'] };
  expect(signs({ Encoding }, 65, 66, 67, 90)).toEqual(['é', undefined, 'C', '€']);
});
