import { bulkOrderQuoted, type EventData, orderConfirmed } from '@print-shop/contracts';
import { type Broker, isEvent } from '@print-shop/messaging';
import { movedEvents } from './proof.events.ts';
import type { ProofStore } from './proof.store.ts';
import { moved, type Proof, type QuotedOrder } from './proof.ts';
import type { QuotedOrderStore } from './quoted-order.store.ts';

interface MoveDeps {
  proofs: ProofStore;
  quotedOrders: QuotedOrderStore;
}

/** Gives a proof of a quotation to the order that the quotation has become, once. */
export const moveProof = (proofs: ProofStore, id: string, order: QuotedOrder): Promise<Proof | undefined> =>
  proofs.change(id, (proof) => {
    const changed = moved(proof, order);
    return changed && { proof: changed, events: movedEvents(changed) };
  });

/** The proofs of a quotation become those of the order or bulk order that it has become, with their versions and answers. */
export async function moveProofsOnQuotationOrdered(broker: Broker, { proofs, quotedOrders }: MoveDeps): Promise<void> {
  await broker.subscribe({
    queue: 'artwork.move-proofs-on-quotation-ordered',
    events: [orderConfirmed, bulkOrderQuoted],
    async handle(event) {
      const { quotation } = event.data;
      if (!quotation) return;
      const order = isEvent(event, orderConfirmed) ? orderOf(event.data) : bulkOrderOf(event.data);
      // First, so that a proof that is begun meanwhile finds it.
      await quotedOrders.put(quotation.id, order);
      for (const { id } of await proofs.ofQuotation(quotation.id)) await moveProof(proofs, id, order);
    },
  });
}

const orderOf = ({ orderId, userId, bill }: EventData<typeof orderConfirmed>): QuotedOrder => ({
  ...{ orderId, userId, isBulk: false },
  lines: bill?.lines.map(({ id, name }) => ({ id, name })) ?? [],
});

/** The lines of a bulk order are shirts of one design, and not those of the quotation. */
const bulkOrderOf = ({ bulkOrderId, userId }: EventData<typeof bulkOrderQuoted>): QuotedOrder => ({
  ...{ orderId: bulkOrderId, userId, isBulk: true, lines: [] },
});
