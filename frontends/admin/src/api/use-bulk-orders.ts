import { type BulkOrder, listBulkOrders, setBulkOrderStatus } from '@print-shop/contracts';
import { call, callWithTotal } from '@print-shop/web-kit';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

export const PAGE_SIZE = 100;

export const useBulkOrders = (page: number) =>
  useQuery({
    queryKey: [listBulkOrders.id, page],
    queryFn: ({ signal }) => callWithTotal(listBulkOrders, { query: { page, limit: PAGE_SIZE } }, { signal }),
    placeholderData: keepPreviousData,
  });

export function useSetBulkOrderStatus() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ _id, status }: Pick<BulkOrder, '_id' | 'status'>) =>
      call(setBulkOrderStatus, { params: { id: _id }, body: { status } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [listBulkOrders.id] }),
  });
}
