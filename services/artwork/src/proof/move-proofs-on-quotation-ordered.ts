import { bulkOrderQuoted, type OrderSnapshot, orderConfirmed, snapshotOf } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import type { CancelProofs } from './cancel-proofs.ts';
import { movedEvents } from './proof.events.ts';
import type { ProofStore } from './proof.store.ts';
import { moved, type Proof, type QuotedOrder } from './proof.ts';
import type { QuotedOrderStore } from './quoted-order.store.ts';

interface MoveDeps {
  proofs: ProofStore;
  cancelProofs: CancelProofs;
  quotedOrders: QuotedOrderStore;
}

/** Gives a proof of a quotation to the order that the quotation has become, once. It ends with an order that was cancelled. */
export async function moveProof(
  { proofs, cancelProofs }: Pick<MoveDeps, 'proofs' | 'cancelProofs'>,
  id: string,
  order: QuotedOrder,
): Promise<Proof | undefined> {
  const proof = await proofs.change(id, (known) => {
    const changed = moved(known, order);
    return changed && { proof: changed, events: movedEvents(changed) };
  });
  const isOver = proof && (await cancelProofs.closeIfCancelled(proof, new Date(), order.version));
  return isOver ? proofs.find(id) : proof;
}

/** The proofs of a quotation become those of the order or bulk order that it has become, with their versions and answers. */
export async function moveProofsOnQuotationOrdered(broker: Broker, deps: MoveDeps): Promise<void> {
  const { proofs, quotedOrders } = deps;
  await broker.subscribe({
    queue: 'artwork.move-proofs-on-quotation-ordered',
    events: [orderConfirmed, bulkOrderQuoted],
    async handle({ data }) {
      const { quotation, ...order } = snapshotOf(data);
      if (!quotation) return;
      const quoted = quotedOrderOf(order);
      // First, so that a proof that is begun meanwhile finds it.
      await quotedOrders.put(quotation.id, quoted);
      for (const { id } of await proofs.ofQuotation(quotation.id)) await moveProof(deps, id, quoted);
    },
  });
}

/** The lines of a bulk order are shirts of one design, and not those of the quotation. */
const quotedOrderOf = ({ orderId, orderKind, userId, version, bill }: OrderSnapshot): QuotedOrder => ({
  orderId,
  orderKind,
  userId,
  lines: orderKind === 'order' && bill ? bill.lines.map(({ id, name }) => ({ id, name })) : [],
  ...(orderKind === 'bulk-order' ? { version } : {}),
});
