import { listOrderProofs } from '@print-shop/contracts/client';
import { queryFor, usePermission } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';

/** The proofs of an order's lines; none for roles that may not read artwork. */
export function useOrderProofs(order: string) {
  const mayRead = usePermission('artwork:read');
  const query = useQuery({
    ...queryFor(listOrderProofs, { params: { order } }),
    enabled: mayRead,
  });
  return { proofs: query.data ?? [], query };
}
