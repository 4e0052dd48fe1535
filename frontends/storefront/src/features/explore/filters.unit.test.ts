import { filtersOf, isSearch, queryOf } from './filters.ts';

const of = (query: string) => filtersOf(new URLSearchParams(query));

it.each([
  ['q=%20bainar%20&size=M&sort=price', { q: 'bainar', size: 'M', sort: 'price' }],
  ['size=HUGE&sort=cheapest&inStock=no&priceFrom=-1&priceBelow=many', {}],
  [
    'priceFrom=200&priceBelow=500&inStock=true&customizable=true',
    { priceFrom: '200', priceBelow: '500', inStock: 'true', customizable: 'true' },
  ],
  [`q=${'a'.repeat(200)}`, { q: 'a'.repeat(100) }],
  ['sort=relevance&utm=1', {}],
])('reads %s', (query, filters) => {
  expect(Object.fromEntries(Object.entries(of(query)).filter(([, value]) => value))).toEqual(filters);
});

it('tells a shelf from a search', () => {
  expect(isSearch(of('type=Mugs&category=Ceramic'))).toBe(false);
  expect(isSearch(of('type=Mugs&q=tea'))).toBe(true);
  expect(isSearch(of('sort=price'))).toBe(true);
});

it('asks for a page of them', () => {
  expect(queryOf(2, of('q=mug&color=Red'))).toMatchObject({ page: 2, limit: 24, q: 'mug', color: 'Red', type: '' });
});
