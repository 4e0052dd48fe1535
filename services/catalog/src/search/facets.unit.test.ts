import { indexOf, searched } from './product-index.fixture.ts';

const tee = { type: 'T-Shirt', category: 'Cotton', isCustomizable: true };
const { search } = indexOf([
  searched({ ...tee, name: 'Red tee', colors: ['Red'], sizes: ['S', 'M'], pricePaise: 19_900 }),
  searched({ ...tee, name: 'Blue tee', colors: ['Blue', 'Red'], sizes: ['M'], pricePaise: 20_000, stock: 0 }),
  searched({ ...tee, name: 'Polo', category: 'Polo', colors: ['Blue'], pricePaise: 60_000, happyHourDiscount: 50 }),
  searched({ name: 'Red mug', type: 'Mugs', category: 'Ceramic', colors: ['Red'], pricePaise: 300_000 }),
]);
const filtered = (query: object) => {
  const { facets, total } = search('', query);
  const counts = (list: { value: string; count: number }[]) =>
    Object.fromEntries(list.map(({ value, count }) => [value, count]));
  return {
    total,
    types: counts(facets.types),
    categories: counts(facets.categories),
    colors: counts(facets.colors),
    sizes: counts(facets.sizes),
    prices: facets.prices.map(({ count }) => count),
    inStock: facets.inStock,
    customizable: facets.customizable,
  };
};

it('counts every value when nothing is filtered', () => {
  expect(filtered({})).toEqual({
    total: 4,
    types: { 'T-Shirt': 3, Mugs: 1 },
    categories: { Cotton: 2, Ceramic: 1, Polo: 1 },
    colors: { Red: 3, Blue: 2 },
    sizes: { S: 1, M: 2 },
    prices: [1, 2, 0, 0, 1],
    inStock: 3,
    customizable: 3,
  });
});

it('counts the values of a filter as if it were not set, and the others with it', () => {
  expect(filtered({ color: 'Red' })).toMatchObject({
    total: 3,
    colors: { Red: 3, Blue: 2 },
    types: { 'T-Shirt': 2, Mugs: 1 },
  });
  expect(filtered({ color: 'Red', inStock: true })).toMatchObject({
    total: 2,
    colors: { Red: 2, Blue: 1 },
    inStock: 2,
  });
  expect(filtered({ size: 'S' })).toMatchObject({ total: 1, sizes: { S: 1, M: 2 }, colors: { Red: 1 } });
  expect(filtered({ isCustomizable: true })).toMatchObject({ total: 3, customizable: 3, types: { 'T-Shirt': 3 } });
});

it('counts types without the category, which a new type resets', () => {
  expect(filtered({ type: 'T-Shirt', category: 'Polo' })).toMatchObject({
    total: 1,
    types: { 'T-Shirt': 3, Mugs: 1 },
    categories: { Cotton: 2, Polo: 1 },
  });
});

it('filters by the discounted price, from a price up to below another', () => {
  expect(search('', { fromPaise: 20_000, belowPaise: 30_001 }).names).toEqual(['Polo', 'Blue tee']);
  expect(search('', { belowPaise: 20_000 }).names).toEqual(['Red tee']);
});

it('finds nothing by a value that no product has, and shows the value with none', () => {
  expect(filtered({ type: 'Sofa' })).toMatchObject({ total: 0, types: { 'T-Shirt': 3, Mugs: 1 } });
  expect(filtered({ size: 'XXL' })).toMatchObject({ total: 0, sizes: { S: 1, M: 2, XXL: 0 } });
});

it.each([
  ['price', ['Red tee', 'Blue tee', 'Polo', 'Red mug']],
  ['-price', ['Red mug', 'Polo', 'Blue tee', 'Red tee']],
  ['name', ['Blue tee', 'Polo', 'Red mug', 'Red tee']],
  ['newest', ['Red mug', 'Polo', 'Blue tee', 'Red tee']],
] as const)('sorts by %s, page by page', (sort, names) => {
  const pages = [1, 2].map((page) => search('', { sort, page, limit: 3 }).names);
  expect(pages.flat()).toEqual(names);
});
