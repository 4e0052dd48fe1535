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
  ['that is the standard', {}, ['A', '’', 'Ø', undefined]],
])('reads an encoding %s', (_, font, expected) => expect(signs(font, 65, 39, 0xe9, 0x80)).toEqual(expected));

it.each([
  [
    'the standard has ligatures, quotes and dashes above ASCII',
    {},
    [0xae, 0xaf, 0xb7, 0xd0, 0xaa, 0xba, 0xe8],
    'ﬁﬂ•—“”Ł',
  ],
  ['Windows has a space and a hyphen twice', { Encoding: 'WinAnsiEncoding' }, [0xa0, 0xad], ' -'],
  [
    'codes that Windows does not use are bullets',
    { Encoding: 'WinAnsiEncoding' },
    [0x81, 0x8d, 0x8f, 0x90, 0x9d],
    '•••••',
  ],
  ['the Macintosh has a space twice', { Encoding: 'MacRomanEncoding' }, [0xca, 0xde], ' ﬁ'],
  [
    'names differ from it',
    { Encoding: { Differences: [1, 'fi', 'fl', 'Lslash', 'minus', 'onehalf'] } },
    [1, 2, 3, 4, 5],
    'ﬁﬂŁ−½',
  ],
])('%s', (_, font, codes, text) => expect(signs(font, ...codes).join('')).toBe(text));

it('reads what differs from an encoding', () => {
  const Encoding = { BaseEncoding: 'WinAnsiEncoding', Differences: [65, 'eacute', 'g7', 90, 'Euro'] };
  expect(signs({ Encoding }, 65, 66, 67, 90)).toEqual(['é', undefined, 'C', '€']);
});
