import { PRODUCT_SIZES } from '@print-shop/contracts/client';

/** The filters in the address of the shelf; an empty text is no filter. The names are those of the API. */
export const FILTERS = [
  ...([
    'q',
    'type',
    'category',
    'color',
    'size',
    'priceFrom',
    'priceBelow',
    'inStock',
    'customizable',
    'sort',
  ] as const),
];
export type Filters = Record<(typeof FILTERS)[number], string>;

export const SORTS = ['relevance', 'newest', 'price', '-price', 'name'] as const;
type Sort = (typeof SORTS)[number];
type Size = (typeof PRODUCT_SIZES)[number];

export const PAGE_SIZE = 24;
const MAX_TEXT = { q: 100, type: 80, category: 80, color: 60 } as const;

/** The possible values of each part of an address. Anything else is no filter. */
const isAllowed: Partial<Record<keyof Filters, (value: string) => boolean>> = {
  size: (value) => PRODUCT_SIZES.some((size) => size === value),
  priceFrom: (value) => /^\d{1,8}$/.test(value),
  priceBelow: (value) => /^\d{1,8}$/.test(value),
  inStock: (value) => value === 'true',
  customizable: (value) => value === 'true',
  sort: (value) => SORTS.some((sort) => sort === value && sort !== 'relevance'),
};

/** The filters of an address, without what the API would refuse. */
export function filtersOf(query: URLSearchParams): Filters {
  const read = (name: keyof Filters): string => {
    const value = (query.get(name) ?? '').trim();
    const max = MAX_TEXT[name as keyof typeof MAX_TEXT];
    return (isAllowed[name]?.(value) ?? value.length <= (max ?? 0)) ? value : value.slice(0, max ?? 0);
  };
  return Object.fromEntries(FILTERS.map((name) => [name, read(name)])) as Filters;
}

/** Whether anything but type and category narrows or sorts the shelf. */
export const isSearch = ({ type: _, category: _c, ...rest }: Filters): boolean => Object.values(rest).some(Boolean);

/** The query of one page of results. Empty texts are left out of the address. */
export const queryOf = (page: number, filters: Filters) => ({
  page,
  limit: PAGE_SIZE,
  ...filters,
  size: filters.size as Size,
  inStock: filters.inStock as 'true',
  customizable: filters.customizable as 'true',
  sort: filters.sort as Sort,
});
