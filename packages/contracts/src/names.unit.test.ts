import { nameInput, requiredName } from './shared.ts';

it.each([
  ['  Asha   Rao ', 'Asha Rao'],
  ['Asha\r\n\tRao', 'Asha Rao'],
  ['\u202eoaR\u202c ahsA\u001b[31m', 'oaR ahsA [31m'],
  ['क्षिति\u200dज \u200cराव', 'क्षिति\u200dज \u200cराव'],
])('%j is the name %j', (given, name) => expect(nameInput(100).parse(given)).toBe(name));

it.each(['Your refund waits: http://example.com', 'See www.example.com', 'ftp://x'])('%j is no name', (given) =>
  expect(nameInput(100).safeParse(given).error?.issues[0]?.message).toBe('Please enter a name without a web address.'),
);

it('is needed where it is required, and is not longer than it may be', () => {
  expect(requiredName(5).safeParse(' \n ').success).toBe(false);
  expect(nameInput(5).safeParse('123456').success).toBe(false);
  expect(nameInput(5).parse(' 12345 ')).toBe('12345');
});
