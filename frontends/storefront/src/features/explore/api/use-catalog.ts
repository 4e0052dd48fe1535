import { listProducts } from '@print-shop/contracts';
import { callWithTotal } from '@print-shop/web-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { Filter } from '../use-filter.ts';

const PAGE_SIZE = 24;

/** The products of a type and category, page by page, with the number of all of them. Empty strings mean any. */
export const useCatalog = ({ isKnown, type, category }: Pick<Filter, 'isKnown' | 'type' | 'category'>) =>
  useInfiniteQuery({
    queryKey: [listProducts.id, 'catalog', type, category],
    queryFn: ({ pageParam, signal }) =>
      callWithTotal(listProducts, { query: { page: pageParam, limit: PAGE_SIZE, type, category } }, { signal }),
    enabled: isKnown,
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length * PAGE_SIZE < (last.total ?? 0) ? pages.length + 1 : undefined),
    select: ({ pages }) => {
      const products = pages.flatMap((page) => page.data);
      return { products, total: pages[0]?.total ?? products.length };
    },
  });
