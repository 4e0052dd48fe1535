import { listOrderProofs } from '@print-shop/contracts/client';
import { useOrderAccess } from '@print-shop/web-kit/order-access';
import { useQuery } from '@tanstack/react-query';

/** The proofs of the lines of an order that have a design. */
export function useOrderProofs(order: string) {
  const { queryFor } = useOrderAccess();
  return useQuery(queryFor(listOrderProofs, { params: { order } }));
}
