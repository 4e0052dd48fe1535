import { PROOF_EVENTS, proofStepsOf } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import type { OrderStore } from './order.store.ts';

/** The events of the proofs of an order's lines are in its timeline. */
export const noteOnProofEvents = (broker: Broker, orders: Pick<OrderStore, 'find' | 'noteProof'>): Promise<void> =>
  broker.subscribe({
    queue: 'ordering.note-on-proof-events',
    events: PROOF_EVENTS,
    async handle(event) {
      const { orderId, isBulk } = event.data;
      const steps = proofStepsOf(event);
      if (!orderId || isBulk || steps.length === 0) return;
      const order = await orders.find(orderId);
      if (!order) throw new Error(`there is no order ${orderId}`);
      await orders.noteProof(order, steps);
    },
  });
