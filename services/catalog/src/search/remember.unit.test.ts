import { searched } from './product-index.fixture.ts';
import { createProductIndex, type Search } from './product-index.ts';
import { remembering } from './remember.ts';

const SEARCH: Search = { text: 'mug', sort: 'relevance', page: 1, limit: 20 };
let asked = 0;
const index = createProductIndex();
let time = 0;
const kept = remembering(
  {
    ...index,
    search(search) {
      asked += 1;
      return index.search(search);
    },
    suggest(text) {
      asked += 1;
      return index.suggest(text);
    },
  },
  () => time,
);
const [chai, tea] = [
  searched({ name: 'Chai mug', type: 'Mugs' }),
  searched({ name: 'Tea mug', type: 'Mugs', stock: 0 }),
];
const found = (part: Partial<Search> = {}, behindMs?: number) => kept.search({ ...SEARCH, ...part }, behindMs).ids;

beforeEach(() => {
  for (const product of [chai, tea]) kept.put(product);
  asked = 0;
});

it('searches once for the same search, and again for another', () => {
  expect(found()).toEqual([chai.id, tea.id]);
  expect(found()).toEqual([chai.id, tea.id]);
  expect(asked).toBe(1);
  expect(found({ inStock: true })).toEqual([chai.id]);
  expect(found({ page: 2 })).toEqual([]);
  expect(asked).toBe(3);
});

it('suggests once for the same letters until something changes', () => {
  const suggested = () => kept.suggest('mu').map((one) => (one.kind === 'product' ? one.id : one.type));
  expect(suggested()).toEqual(['Mugs', chai.id, tea.id]);
  expect(suggested()).toEqual(['Mugs', chai.id, tea.id]);
  expect(asked).toBe(1);
  kept.remove(chai.id);
  expect(suggested()).toEqual(['Mugs', tea.id]);
});

it('keeps what it found while products are read again that have not changed', () => {
  found();
  asked = 0;
  kept.put({ ...chai, colors: [...chai.colors] });
  found();
  expect(asked).toBe(0);
  kept.put({ ...chai, stock: chai.stock - 1 });
  found();
  expect(asked).toBe(1);
});

it.each([
  ['a product changes', () => kept.put({ ...tea, name: 'Tea cup', type: 'Cups' }), [chai.id]],
  ['a product goes', () => kept.remove(chai.id), [tea.id]],
])('searches anew when %s', (_what, change, left) => {
  found();
  change();
  expect(found()).toEqual(left);
});

it('searches anew when words get another meaning, for whoever accepts older answers, too', () => {
  expect(found({ text: 'pyala' }, 1000)).toEqual([]);
  kept.setSynonyms([['pyala', 'mug']]);
  expect(found({ text: 'pyala' }, 1000)).toEqual([chai.id, tea.id]);
});

describe('for somebody who accepts what was found up to a second ago', () => {
  it('answers at once after a change, and searches once when nobody waits', async () => {
    found();
    kept.remove(chai.id);
    asked = 0;
    expect([found({}, 1000), found({}, 1000)]).toEqual([
      [chai.id, tea.id],
      [chai.id, tea.id],
    ]);
    expect(asked).toBe(0);
    await new Promise(setImmediate);
    expect(asked).toBe(1);
    expect(found({}, 1000)).toEqual([tea.id]);
  });

  it('repeats one search at a time', async () => {
    for (const page of [1, 2, 3]) found({ page });
    kept.remove(chai.id);
    asked = 0;
    for (const page of [1, 2, 3]) found({ page }, 1000);
    await new Promise(setImmediate);
    expect(asked).toBe(1);
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    expect(asked).toBe(3);
  });

  it('searches anew a second after the first change, however many follow', () => {
    found();
    kept.remove(chai.id);
    time += 600;
    kept.put({ ...tea, stock: 5 });
    time += 400;
    expect(found({}, 1000)).toEqual([tea.id]);
  });
});
