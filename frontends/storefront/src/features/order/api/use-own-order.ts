import type { Order } from '@print-shop/contracts';
import { listUserOrders } from '@print-shop/contracts/client';
import { useUser } from '@print-shop/web-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ownOrderQuery } from './own-order-query.ts';

/**
 * An order of the signed-in user by its id; an error when it is not theirs or does not exist. A customer who comes from My
 * Orders sees at once the data of the list, also offline.
 */
export function useOwnOrder(id: string) {
  const user = useUser();
  const queries = useQueryClient();
  const listed = () =>
    queries
      .getQueriesData<Order[]>({ queryKey: [listUserOrders.id] })
      .flatMap(([, orders = []]) => orders)
      .find(({ _id }) => _id === id);
  return useQuery({
    ...ownOrderQuery(id),
    enabled: user !== null,
    initialData: listed,
    initialDataUpdatedAt: 0,
  });
}
