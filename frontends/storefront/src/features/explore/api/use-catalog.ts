import { listProducts } from '@print-shop/contracts';
import { callWithTotal } from '@print-shop/web-kit';
import { useInfiniteQuery } from '@tanstack/react-query';

const PAGE_SIZE = 24;

/** The products of a type and category, page by page, with the number of all of them. Empty strings mean any. */
export const useCatalog = (type: string, category: string) =>
  useInfiniteQuery({
    queryKey: [listProducts.id, 'catalog', type, category],
    queryFn: ({ pageParam, signal }) =>
      callWithTotal(listProducts, { query: { page: pageParam, limit: PAGE_SIZE, type, category } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length * PAGE_SIZE < (last.total ?? 0) ? pages.length + 1 : undefined),
    select: ({ pages }) => {
      const products = pages.flatMap((page) => page.data);
      return { products, total: pages[0]?.total ?? products.length };
    },
  });
