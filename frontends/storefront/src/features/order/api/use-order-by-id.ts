import type { Order } from '@print-shop/contracts';
import { getOrder, listUserOrders } from '@print-shop/contracts/client';
import { useUser } from '@print-shop/web-kit';
import { useOrderAccess } from '@print-shop/web-kit/order-access';
import { useQuery, useQueryClient } from '@tanstack/react-query';

/**
 * An order of the signed-in user, or the order of a guest's link. An error when it is somebody else's or does not exist. A customer who
 * comes from My Orders sees at once the data of the list, also offline.
 */
export function useOrderById(id: string) {
  const user = useUser();
  const queries = useQueryClient();
  const { orderLink, queryFor } = useOrderAccess();
  const isByLink = orderLink !== undefined;
  const listed = () =>
    queries
      .getQueriesData<Order[]>({ queryKey: [listUserOrders.id] })
      .flatMap(([, orders = []]) => orders)
      .find(({ _id }) => _id === id);
  return useQuery({
    ...queryFor(getOrder, { params: { id } }),
    enabled: isByLink || user !== null,
    refetchOnWindowFocus: isByLink,
    ...(isByLink ? {} : { initialData: listed, initialDataUpdatedAt: 0 }),
  });
}
