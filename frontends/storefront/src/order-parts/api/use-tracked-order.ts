import { getBulkOrder, getOrder } from '@print-shop/contracts/client';
import { useOrderAccess } from '@print-shop/web-kit/order-access';
import { useQuery } from '@tanstack/react-query';

/** An order that a guest opens by its link. */
export function useTrackedOrder(id: string) {
  const { queryFor } = useOrderAccess();
  return useQuery({ ...queryFor(getOrder, { params: { id } }), refetchOnWindowFocus: true });
}

/** A bulk order that a guest opens by its link. */
export function useTrackedBulkOrder(id: string) {
  const { queryFor } = useOrderAccess();
  return useQuery({ ...queryFor(getBulkOrder, { params: { id } }), refetchOnWindowFocus: true });
}
