import type { ProductSearch } from '@print-shop/contracts';
import { searchProducts } from '@print-shop/contracts/client';
import { call, startingWith, urlOf } from '@print-shop/web-kit';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { FILTERS, PAGE_SIZE, queryOf } from '../filters.ts';
import type { Filter } from '../use-filter.ts';

/** The products that the filters leave, page by page, with their number and the counts of all filters. */
export function useCatalog(filter: Filter) {
  const key = FILTERS.map((name) => filter[name]);
  return useInfiniteQuery({
    queryKey: [searchProducts.id, ...key],
    queryFn: ({ pageParam, signal }) => call(searchProducts, { query: wanted(pageParam, filter) }, { signal }),
    ...startingWith(urlOf(searchProducts, { query: wanted(1, filter) }), ({ body }) => ({
      pages: [body as ProductSearch],
      pageParams: [1],
    })),
    enabled: filter.isKnown,
    placeholderData: keepPreviousData,
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length * PAGE_SIZE < last.total ? pages.length + 1 : undefined),
    select: ({ pages: [first, ...rest] }) => ({
      ...(first as ProductSearch),
      products: [first as ProductSearch, ...rest].flatMap(({ products }) => products),
    }),
  });
}

const wanted = (page: number, filter: Filter) => {
  const filters = Object.fromEntries(FILTERS.map((name) => [name, filter[name]])) as Record<
    (typeof FILTERS)[number],
    string
  >;
  return queryOf(page, filters);
};
