import { billingAccountCredited, orderKindOf, PROOF_EVENTS, type ProofStep, proofStepsOf } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import type { Orders } from './change-order.ts';

interface NotedOrders<Order> extends Orders<Order> {
  noteProof(order: Order, steps: readonly ProofStep[]): Promise<void>;
  noteCredit(id: string, creditedPaise: number): Promise<void>;
}

/** The events of the proofs of an order are in its timeline. */
export const noteOnProofEvents = <Order>(broker: Broker, queue: string, orders: NotedOrders<Order>): Promise<void> =>
  broker.subscribe({
    queue,
    events: PROOF_EVENTS,
    async handle(event) {
      const { orderId } = event.data;
      const steps = proofStepsOf(event);
      if (!orderId || orderKindOf(event.data) !== orders.kind || steps.length === 0) return;
      const order = await orders.find(orderId);
      if (!order) throw new Error(`there is no ${orders.kind} ${orderId}`);
      await orders.noteProof(order, steps);
    },
  });

/** A claim refunds no more than what staff have left of the order's price. */
export const noteCredits = (
  broker: Broker,
  queue: string,
  { kind, noteCredit }: Pick<NotedOrders<unknown>, 'kind' | 'noteCredit'>,
): Promise<void> =>
  broker.subscribe({
    queue,
    events: [billingAccountCredited],
    async handle({ data }) {
      if (orderKindOf(data) === kind) await noteCredit(data.orderId, data.creditedPaise ?? data.paise);
    },
  });
