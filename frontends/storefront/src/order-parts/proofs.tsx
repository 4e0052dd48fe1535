import { listOrderProofs, listTrackedProofs } from '@print-shop/contracts/client';
import { queryFor } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';
import { ProofList } from './proof-list.tsx';

/** Where the proof of each line of an order with a design is, and the way to it. */
export function Proofs({ order }: { order: string }) {
  const { data = [] } = useQuery(queryFor(listOrderProofs, { params: { order } }));
  return <ProofList proofs={data} />;
}

/** The proofs of a guest's order, by its link. */
export function TrackedProofs({ token }: { token: string }) {
  const { data = [] } = useQuery(queryFor(listTrackedProofs, { body: { token } }));
  return <ProofList proofs={data} />;
}
