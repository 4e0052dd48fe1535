import type { Product } from '@print-shop/contracts';
import { listProducts } from '@print-shop/contracts/client';
import { callWithTotal, startingWith, urlOf } from '@print-shop/web-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Filter } from '../use-filter.ts';

const PAGE_SIZE = 24;

export const queryOf = (page: number, type: string, category: string) => ({ page, limit: PAGE_SIZE, type, category });

/** The products of a type and category, page by page, with the number of all of them. Empty strings mean any. */
export const useCatalog = ({ isKnown, type, category }: Pick<Filter, 'isKnown' | 'type' | 'category'>) =>
  useInfiniteQuery({
    queryKey: [listProducts.id, 'catalog', type, category],
    queryFn: ({ pageParam, signal }) =>
      callWithTotal(listProducts, { query: queryOf(pageParam, type, category) }, { signal }),
    ...startingWith(urlOf(listProducts, { query: queryOf(1, type, category) }), ({ body, total }) => ({
      pages: [{ data: body as Product[], total }],
      pageParams: [1],
    })),
    enabled: isKnown,
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length * PAGE_SIZE < (last.total ?? 0) ? pages.length + 1 : undefined),
    select: ({ pages }) => {
      const products = pages.flatMap((page) => page.data);
      return { products, total: pages[0]?.total ?? products.length };
    },
  });
