import { listProducts } from '@print-shop/contracts/client';
import { queryFor } from '@print-shop/web-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** Products by their ids, in one request. Those that no longer exist are missing from the answer. */
export const useProductsById = (ids: readonly string[]) =>
  useQuery({
    ...queryFor(listProducts, { query: { ids: ids.join() } }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
