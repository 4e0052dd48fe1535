import { anId } from '@print-shop/web-kit/testing/samples';
import { bandsOf } from './bands.ts';

const WORDS = ['Print', 'Wear', 'Glow'].map((title) => ({ title, text: 'Of the page.' }));
const typesOf = (...list: [string, string[]][]) =>
  list.map(([type, category], n) => ({ _id: anId(n + 1), type, category }));
const SHIRTS: [string, string[]] = ['T-Shirt', ['Round Neck', 'Polo']];
const GOODS = [
  { type: 'T-Shirt', category: 'Polo' },
  { type: 'T-Shirt', category: 'Round Neck' },
  { type: 'Mugs', category: 'Round Neck' },
];
/** The bands by title, each with the numbers of its goods. */
const shown = (...given: Parameters<typeof bandsOf>) =>
  bandsOf(...given).map(({ title, isIn }) => [title, GOODS.flatMap((product, n) => (isIn(product) ? [n] : []))]);

describe('the bands of a shop that has set none', () => {
  it('are its first three product types', () => {
    const types = typesOf(['Mugs', ['Round Neck']], SHIRTS, ['Cards', []], ['Banners', []]);
    expect(shown(undefined, types, WORDS)).toEqual([
      ['Mugs', [2]],
      ['T-Shirt', [0, 1]],
      ['Cards', []],
    ]);
  });

  it('are three also where it has fewer types: their categories, then the words of the page', () => {
    expect(shown(undefined, typesOf(SHIRTS), WORDS)).toEqual([
      ['T-Shirt', [0, 1]],
      ['Round Neck', [1]],
      ['Polo', [0]],
    ]);
    const mugs = typesOf(['Mugs', ['Mugs']]);
    expect(shown(undefined, mugs, WORDS).map(([title]) => title)).toEqual(['Mugs', 'Print', 'Wear']);
    expect(shown(undefined, [], WORDS).map(([title]) => title)).toEqual(['Print', 'Wear', 'Glow']);
  });

  it('name the first categories of their type', () => {
    const [band] = bandsOf(undefined, typesOf(['Cards', ['A', 'B', 'C', 'D', 'E']]), WORDS);
    expect(band?.text).toBe('A, B, C, D...');
  });
});

it('takes the bands of the settings by ids, so that a renamed type stays in its band', () => {
  const title = { title: 'For teams', text: '' };
  const chosen = [
    { title: 'For teams', text: '', types: [anId(1)], categories: [] },
    { title: 'For gifts', text: '', types: [], categories: [{ type: anId(2), category: 'Round Neck' }] },
    { ...title, title: 'Gone', types: [anId(99)], categories: [{ type: anId(98), category: 'Polo' }] },
  ];
  expect(shown(chosen, typesOf(SHIRTS, ['Mugs', ['Round Neck']]), WORDS)).toEqual([
    ['For teams', [0, 1]],
    ['For gifts', [2]],
    ['Gone', []],
  ]);
});
