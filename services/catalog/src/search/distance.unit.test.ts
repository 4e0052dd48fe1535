import { distance, lettersApart, lettersOf, typosAllowed } from './distance.ts';

it.each([
  ['card', 'card', 0],
  ['card', 'crad', 1],
  ['card', 'cart', 1],
  ['card', 'cad', 1],
  ['card', 'cards', 1],
  ['visting', 'visiting', 1],
  ['brosure', 'brochure', 2],
  ['mug', 'bag', 2],
  ['card', 'banner', 3],
  ['kitten', 'sitting', 3],
])('%s to %s takes %i typos, or too many', (a, b, typos) => {
  expect(distance(a, b, 2)).toBe(typos);
});

it.each([
  ['cup', 0],
  ['card', 1],
  ['visting', 1],
  ['brochure', 2],
  ['banner4711', 0],
])('allows %s %i wrong letters', (word, typos) => {
  expect(typosAllowed(word)).toBe(typos);
});

it('never rules out by letters what is near enough', () => {
  for (const [a, b] of [
    ['visting', 'visiting'],
    ['crad', 'card'],
    ['brosure', 'brochure'],
    ['kard', 'card'],
  ] as const) {
    expect(lettersApart(lettersOf(a), lettersOf(b))).toBeLessThanOrEqual(2 * distance(a, b, 2));
  }
});
