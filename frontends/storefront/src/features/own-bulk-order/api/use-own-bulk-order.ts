import type { BulkOrder } from '@print-shop/contracts';
import {
  cancelOwnBulkOrder,
  cancelTrackedBulkOrder,
  getBulkOrder,
  listUserBulkOrders,
  readTrackedBulkOrder,
} from '@print-shop/contracts/client';
import { toast } from '@print-shop/ui';
import { call, findQueryFor, queryFor, setAnswer, useUser } from '@print-shop/web-kit';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useText } from '../messages/index.ts';

const bulkOrderQuery = (id: string) => findQueryFor(getBulkOrder, { params: { id } });

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
  return useQuery({ ...bulkOrderQuery(id), enabled: user !== null, initialData: listed, initialDataUpdatedAt: 0 });
}

interface Cancelled {
  /** Places of the lines in the order, from 0; without them all of it is cancelled. */
  lines?: string[];
  /** The link of a guest's order. */
  token?: string | undefined;
}

/** Cancels a bulk order or lines of it. Takes the reason, which may be empty. */
export function useCancelBulkOrder({ _id: id }: BulkOrder, { lines, token }: Cancelled) {
  const text = useText();
  const queries = useQueryClient();
  const { queryKey } = token ? queryFor(readTrackedBulkOrder, { body: { token } }) : bulkOrderQuery(id);
  return useMutation({
    mutationFn: (reason: string) => {
      const body = { ...(lines ? { lines } : {}), reason };
      return token
        ? call(cancelTrackedBulkOrder, { body: { token, ...body } })
        : call(cancelOwnBulkOrder, { params: { id }, body });
    },
    onSuccess: (order) => {
      void setAnswer(queries, queryKey as readonly unknown[], order);
      queries.invalidateQueries({ queryKey: [listUserBulkOrders.id] });
      toast(lines ? text.lineIsCancelled : text.isCancelled);
    },
    // Work may have begun meanwhile.
    onError: () => queries.invalidateQueries({ queryKey }),
  });
}
