import { useOrderProofs } from './api/use-order-proofs.ts';
import { ProofList } from './proof-list.tsx';

/** Where the proof of each line of an order with a design is, and the way to it. */
export function ProofsOfOrder({ order }: { order: string }) {
  const { data = [] } = useOrderProofs(order);
  return <ProofList proofs={data} />;
}
