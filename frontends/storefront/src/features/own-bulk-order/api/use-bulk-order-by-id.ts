import type { BulkOrder } from '@print-shop/contracts';
import { getBulkOrder, listUserBulkOrders } from '@print-shop/contracts/client';
import { useUser } from '@print-shop/web-kit';
import { useOrderAccess } from '@print-shop/web-kit/order-access';
import { useQuery, useQueryClient } from '@tanstack/react-query';

/**
 * A bulk order of the signed-in user, or the one of a guest's link. Null where there is none, an error where it is somebody else's. A
 * customer who comes from My Orders sees at once the data of the list.
 */
export function useBulkOrderById(id: string) {
  const user = useUser();
  const queries = useQueryClient();
  const { orderLink, findQueryFor } = useOrderAccess();
  const isByLink = orderLink !== undefined;
  const listed = () =>
    queries
      .getQueriesData<BulkOrder[]>({ queryKey: [listUserBulkOrders.id] })
      .flatMap(([, orders = []]) => orders)
      .find(({ _id }) => _id === id);
  return useQuery({
    ...findQueryFor(getBulkOrder, { params: { id } }),
    enabled: isByLink || user !== null,
    refetchOnWindowFocus: isByLink,
    ...(isByLink ? {} : { initialData: listed, initialDataUpdatedAt: 0 }),
  });
}
