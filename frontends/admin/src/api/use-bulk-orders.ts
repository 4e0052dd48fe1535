import type { BulkOrder } from '@print-shop/contracts';
import { countWaitingBulkOrders, listBulkOrders, setBulkOrderStatus } from '@print-shop/contracts/client';
import { call } from '@print-shop/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';

export function useSetBulkOrderStatus() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ _id, status }: Pick<BulkOrder, '_id' | 'status'>) =>
      call(setBulkOrderStatus, { params: { id: _id }, body: { status } }),
    onSuccess: () => {
      queries.invalidateQueries({ queryKey: [countWaitingBulkOrders.id] });
      return queries.invalidateQueries({ queryKey: [listBulkOrders.id] });
    },
  });
}
