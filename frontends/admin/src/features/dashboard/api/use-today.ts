import { countWaitingBulkOrders, getOrdersToday, listProducts } from '@print-shop/contracts/client';
import { callWithTotal, queryFor } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';

/** How often the figures are asked for while they are looked at. */
const refetchInterval = 60_000;

export const useOrdersToday = () => useQuery({ ...queryFor(getOrdersToday, {}), refetchInterval });

export const useWaitingBulkOrders = () =>
  useQuery({ ...queryFor(countWaitingBulkOrders, {}), refetchInterval, select: ({ waiting }) => waiting });

/** How many products are running out: the number that their list would show. */
export const useLowStock = () =>
  useQuery({
    queryKey: [listProducts.id, 'low stock'],
    queryFn: ({ signal }) => callWithTotal(listProducts, { query: { stock: 'low', limit: 1 } }, { signal }),
    select: ({ total }) => total ?? 0,
    refetchInterval,
  });
