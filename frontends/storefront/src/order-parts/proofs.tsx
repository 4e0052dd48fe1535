import { listOrderProofs } from '@print-shop/contracts/client';
import { useOrderAccess } from '@print-shop/web-kit/order-access';
import { useQuery } from '@tanstack/react-query';
import { ProofList } from './proof-list.tsx';

/** Where the proof of each line of an order with a design is, and the way to it. */
export function ProofsOfOrder({ order }: { order: string }) {
  const { queryFor } = useOrderAccess();
  const { data = [] } = useQuery(queryFor(listOrderProofs, { params: { order } }));
  return <ProofList proofs={data} />;
}
