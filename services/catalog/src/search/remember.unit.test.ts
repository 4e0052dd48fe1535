import { searched } from './product-index.fixture.ts';
import { createProductIndex, type Search } from './product-index.ts';
import { remembering } from './remember.ts';

const SEARCH: Search = { text: 'mug', sort: 'relevance', page: 1, limit: 20 };
let asked = 0;
const index = createProductIndex();
const kept = remembering({
  ...index,
  search(search) {
    asked += 1;
    return index.search(search);
  },
});
const [chai, tea] = [
  searched({ name: 'Chai mug', type: 'Mugs' }),
  searched({ name: 'Tea mug', type: 'Mugs', stock: 0 }),
];
const found = (part: Partial<Search> = {}) => kept.search({ ...SEARCH, ...part }).ids;

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

it.each([
  ['a product changes', () => kept.put({ ...tea, name: 'Tea cup', type: 'Cups' }), [chai.id]],
  ['a product goes', () => kept.remove(chai.id), [tea.id]],
])('searches anew when %s', (_what, change, left) => {
  found();
  change();
  expect(found()).toEqual(left);
});

it('searches anew when words get another meaning', () => {
  expect(found({ text: 'pyala' })).toEqual([]);
  kept.setSynonyms([['pyala', 'mug']]);
  expect(found({ text: 'pyala' })).toEqual([chai.id, tea.id]);
});
