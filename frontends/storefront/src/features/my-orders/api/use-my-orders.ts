import { listUserOrders } from '@print-shop/contracts/client';
import { queryFor, useUser } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';

const LIMIT = 500;

export function useMyOrders() {
  const user = useUser();
  return useQuery({
    ...queryFor(listUserOrders, { params: { userId: user?._id ?? '' }, query: { limit: LIMIT } }),
    enabled: user !== null,
  });
}
