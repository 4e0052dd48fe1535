import type { BulkOrder } from '@print-shop/contracts';
import { cancelOwnBulkOrder, getBulkOrder, listUserBulkOrders } from '@print-shop/contracts/client';
import { toast } from '@print-shop/ui';
import { findQueryFor, setAnswer, useUser } from '@print-shop/web-kit';
import { useOrderAccess } from '@print-shop/web-kit/order-access';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useText } from '../messages/index.ts';

/**
 * A bulk order of the signed-in user by its id; null where there is none, an error where it is somebody else's. A customer
 * who comes from My Orders sees at once the data of the list.
 */
export function useOwnBulkOrder(id: string) {
  const user = useUser();
  const queries = useQueryClient();
  const listed = () =>
    queries
      .getQueriesData<BulkOrder[]>({ queryKey: [listUserBulkOrders.id] })
      .flatMap(([, orders = []]) => orders)
      .find(({ _id }) => _id === id);
  return useQuery({
    ...findQueryFor(getBulkOrder, { params: { id } }),
    enabled: user !== null,
    initialData: listed,
    initialDataUpdatedAt: 0,
  });
}

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
