import { Region } from '@print-shop/web-kit/region';
import { useOrderProofs } from './api/use-order-proofs.ts';
import { useText } from './messages/index.ts';
import { ProofList } from './proof-list.tsx';

/** Where the proof of each line of an order with a design is, and the way to it. */
export function OrderProofs({ order }: { order: string }) {
  const { proofs: text } = useText();
  return (
    <Region query={useOrderProofs(order)} loading={null} failed={text.failed}>
      {(proofs) => <ProofList proofs={proofs} />}
    </Region>
  );
}
