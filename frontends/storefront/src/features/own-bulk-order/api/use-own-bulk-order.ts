import type { BulkOrder } from '@print-shop/contracts';
import { cancelOwnBulkOrder, getBulkOrder, listUserBulkOrders } from '@print-shop/contracts/client';
import { toast } from '@print-shop/ui';
import { call, findQueryFor, useUser } from '@print-shop/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useText } from '../messages/index.ts';

const bulkOrderQuery = (id: string) => findQueryFor(getBulkOrder, { params: { id } });

/**
 * A bulk order of the signed-in user by its id; null where there is none, an error where it is somebody else's. Whoever comes
 * from My Orders sees at once what the list knows of it.
 */
export function useOwnBulkOrder(id: string) {
  const user = useUser();
  const queries = useQueryClient();
  const listed = () =>
    queries
      .getQueriesData<BulkOrder[]>({ queryKey: [listUserBulkOrders.id] })
      .flatMap(([, orders = []]) => orders)
      .find(({ _id }) => _id === id);
  return useQuery({ ...bulkOrderQuery(id), enabled: user !== null, initialData: listed, initialDataUpdatedAt: 0 });
}

/** Cancels a bulk order. Takes the reason, which may be empty. */
export function useCancelBulkOrder({ _id: id }: BulkOrder) {
  const text = useText();
  const queries = useQueryClient();
  const { queryKey } = bulkOrderQuery(id);
  return useMutation({
    mutationFn: (reason: string) => call(cancelOwnBulkOrder, { params: { id }, body: { reason } }),
    onSuccess: (order) => {
      queries.setQueryData(queryKey, order);
      queries.invalidateQueries({ queryKey: [listUserBulkOrders.id] });
      toast(text.isCancelled);
    },
    // Work may have begun meanwhile.
    onError: () => queries.invalidateQueries({ queryKey }),
  });
}
