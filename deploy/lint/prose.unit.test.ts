import { faultOf, folderOf, hasProse, sentencesOf, tooMany } from './prose.ts';

const faultsIn = (path: string, content: string) =>
  sentencesOf(path, content).flatMap((sentence) => {
    const fault = faultOf(sentence);
    return fault ? [[sentence.line, fault]] : [];
  });

it.each([
  ['a.ts', '/** What a customer sees. */', 1, 'begins with a relative clause'],
  ['a.ts', 'const a = 1;\n// Closes the month, of which nothing is left.', 2, 'nests a relative clause'],
  ['a.md', '# Who reads this\n\nThe link is over then.', 3, 'has an unusual word'],
  ['a.md', `- ${'word '.repeat(30)}and one.`, 1, 'has 32 words'],
  ['src/messages/en.ts', "  lost: 'What you typed is lost.',", 1, 'begins with a relative clause'],
  ['a.ts', "throw conflict({ en: 'No more can be taken.', hi: 'x' });", 1, 'has an unusual word'],
  ['values.yaml', '# @schema { minimum: 2 } -- Who pays the bill here', 1, ''],
])('lists a sentence of %s: %s', (path, content, line, fault) => {
  const found = faultsIn(path, content);
  expect(found).toEqual(fault ? [[line, expect.stringContaining(fault)]] : []);
});

it('reads a comment over its lines, and leaves code, tables, links and private methods alone', () => {
  const content = [
    '/**',
    ' * The customer of a shop',
    ' * pays `what is due`. It ends.',
    ' */',
    '#what(): void {}',
  ].join('\n');
  expect(sentencesOf('a.ts', content)).toEqual([{ line: 2, text: 'The customer of a shop pays X.' }]);
  const table =
    '| What it is | of the shop |\n```\nWhat a program prints\n```\n[What it costs here](prices.md) is said.';
  expect(sentencesOf('a.md', table)).toEqual([{ line: 5, text: 'What it costs here is said.' }]);
});

it('leaves Hindi texts alone', () => {
  expect([hasProse('src/messages/en.ts'), hasProse('src/messages/hi.ts'), hasProse('a.customer.hi.ts')]).toEqual([
    true,
    false,
    false,
  ]);
});

it('counts by folder, and allows two in a hundred of all and three in a hundred of a folder', () => {
  expect(['services/cart/src/app.ts', 'docs/adr/0001.md', 'README.md', 'e2e/a.ts'].map(folderOf)).toEqual([
    'services/cart',
    'docs',
    '.',
    'e2e',
  ]);
  const good = { sentences: 900, faults: 10 };
  expect(
    tooMany(
      new Map([
        ['docs', good],
        ['e2e', { sentences: 100, faults: 3 }],
      ]),
    ),
  ).toEqual([]);
  expect(
    tooMany(
      new Map([
        ['docs', good],
        ['e2e', { sentences: 100, faults: 4 }],
      ]),
    ),
  ).toEqual(['e2e: 4 of 100 sentences, at most 3 %']);
  expect(tooMany(new Map([['docs', { sentences: 100, faults: 3 }]]))).toEqual(['all: 3 of 100 sentences, at most 2 %']);
});
