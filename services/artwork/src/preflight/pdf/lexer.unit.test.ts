import { type Operand, readContent } from './lexer.ts';

function read(content: string): [string, ...Operand[]][] {
  const found: [string, ...Operand[]][] = [];
  readContent(Buffer.from(content, 'latin1'), (operator, operands) => found.push([operator, ...operands]));
  return found;
}
const bytes = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'latin1'));

it.each<[string, string, [string, ...Operand[]][]]>([
  ['numbers', '1 -2.5 .5 +3 4. cm', [['cm', 1, -2.5, 0.5, 3, 4]]],
  ['numbers that are written wrong', '1.2.3 --5 w', [['w', 1.2, 0]]],
  [
    'names',
    '/F#20a gs/B gs',
    [
      ['gs', '/F a'],
      ['gs', '/B'],
    ],
  ],
  ['strings with brackets, escapes and octals', '(a(b)\\)\\101\\n\\\r\n) Tj', [['Tj', bytes('a(b))A\n\n')]]],
  ['hexadecimal strings', '<4 1 4> Tj', [['Tj', bytes('A@')]]],
  ['arrays', '[(a) -5 [1]] TJ', [['TJ', [bytes('a'), -5, [1]]]]],
  [
    'dictionaries',
    '/OC << /A [1] /B true >> BDC',
    [
      [
        'BDC',
        '/OC',
        new Map<string, Operand>([
          ['/A', [1]],
          ['/B', true],
        ]),
      ],
    ],
  ],
  ['comments', '1 % 2 w\n3 w', [['w', 1, 3]]],
  [
    'an inline picture',
    'BI /W 4 /H 2 ID xEIyzEI?\nEI Q',
    [
      [
        'BI',
        new Map([
          ['/W', 4],
          ['/H', 2],
        ]),
        9,
      ],
      ['Q'],
    ],
  ],
  ['what is not closed', '[1 (abc', []],
  ['stray brackets', '] >> ) 1 w', [[']'], ['>>'], [')'], ['w', 1]]],
])('reads %s', (_, content, expected) => expect(read(content)).toEqual(expected));

it('ends with brackets that are never closed', () => {
  expect(read('['.repeat(100_000))).toEqual([]);
});
