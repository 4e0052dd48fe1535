import { listProducts } from '@print-shop/contracts/client';
import { call } from '@print-shop/web-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** Products that one request asks for. Its address is short enough for every cache. */
const AT_ONCE = 12;

/** Products by their ids, a dozen with each request. Those that no longer exist are missing. */
export function useProductsById(ids: readonly string[]) {
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    queryKey: [listProducts.id, 'by id', ...ids],
    queryFn: async ({ signal }) => {
      const parts = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, part) =>
        ids.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
      );
      const answers = parts.map((part) => call(listProducts, { query: { ids: part.join() } }, { signal }));
      return (await Promise.all(answers)).flat();
    },
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  return {
    /** Those that are known, also while others are asked for. */
    products: data ?? [],
    isComplete: data !== undefined && !isPlaceholderData,
    isError,
    retry: () => refetch(),
  };
}
