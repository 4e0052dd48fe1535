import type { BulkOrder } from '@print-shop/contracts';
import { cancelOwnBulkOrder, getBulkOrder, listUserBulkOrders } from '@print-shop/contracts/client';
import { toast } from '@print-shop/ui';
import { setAnswer } from '@print-shop/web-kit';
import { useOrderAccess } from '@print-shop/web-kit/order-access';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useText } from '../messages/index.ts';

/** Cancels lines of a bulk order by their places from 0, or without them the whole order. Takes the reason, which may be empty. */
export function useCancelBulkOrder({ _id: id }: BulkOrder, lines?: string[]) {
  const text = useText();
  const queries = useQueryClient();
  const { call, findQueryFor } = useOrderAccess();
  const { queryKey } = findQueryFor(getBulkOrder, { params: { id } });
  return useMutation({
    mutationFn: (reason: string) =>
      call(cancelOwnBulkOrder, { params: { id }, body: { ...(lines ? { lines } : {}), reason } }),
    onSuccess: (order) => {
      void setAnswer(queries, queryKey, order);
      queries.invalidateQueries({ queryKey: [listUserBulkOrders.id] });
      toast(lines ? text.lineIsCancelled : text.isCancelled);
    },
    // Work may have begun meanwhile.
    onError: () => queries.invalidateQueries({ queryKey }),
  });
}
