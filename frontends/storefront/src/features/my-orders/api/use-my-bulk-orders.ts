import { listUserBulkOrders } from '@print-shop/contracts/client';
import { queryFor, useUser } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';

const LIMIT = 500;

export function useMyBulkOrders() {
  const user = useUser();
  return useQuery({
    ...queryFor(listUserBulkOrders, { params: { userId: user?._id ?? '' }, query: { limit: LIMIT } }),
    enabled: user !== null,
  });
}
