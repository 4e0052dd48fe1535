import { PROOF_EVENTS, proofStepsOf } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import type { BulkOrderStore } from './bulk-order.store.ts';

/** The events of a bulk order's proof are in its timeline. */
export const noteOnProofEvents = (
  broker: Broker,
  bulkOrders: Pick<BulkOrderStore, 'find' | 'noteProof'>,
): Promise<void> =>
  broker.subscribe({
    queue: 'bulk-order.note-on-proof-events',
    events: PROOF_EVENTS,
    async handle(event) {
      const { orderId, isBulk } = event.data;
      const steps = proofStepsOf(event);
      if (!orderId || !isBulk || steps.length === 0) return;
      const order = await bulkOrders.find(orderId);
      if (!order) throw new Error(`there is no bulk order ${orderId}`);
      await bulkOrders.noteProof(order, steps);
    },
  });
