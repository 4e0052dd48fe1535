import {
  bulkOrderAdopted,
  bulkOrderClaimDecided,
  bulkOrderClaimed,
  bulkOrderPlaced,
  bulkOrderProofNoted,
  bulkOrderQuoted,
  bulkOrderUpdated,
} from '../bulk-order/events.ts';
import type { Envelope } from '../event.ts';
import {
  orderAccepted,
  orderAdopted,
  orderBegun,
  orderCancelled,
  orderClaimDecided,
  orderClaimed,
  orderConfirmed,
  orderDelivered,
  orderDispatched,
  orderImported,
  orderLinesCancelled,
  orderPaid,
  orderPaymentFailed,
  orderPlaced,
  orderProofNoted,
} from '../ordering/events.ts';
import { type OrderSnapshot, snapshotOf, type ToldOrder } from './order-snapshot.ts';

/** A fact about an order of either kind. A bulk order is never `confirmed`: missing shirts are bought for it. */
export type OrderFact =
  | 'placed'
  | 'imported'
  | 'accepted'
  | 'confirmed'
  | 'changed'
  | 'quoted'
  | 'lines-cancelled'
  | 'cancelled'
  | 'paid'
  | 'payment-failed'
  | 'begun'
  | 'dispatched'
  | 'delivered'
  | 'adopted'
  | 'proof-noted'
  | 'claimed'
  | 'claim-decided';

const FACTS: Record<string, OrderFact> = {
  [orderPlaced.key]: 'placed',
  [orderImported.key]: 'imported',
  [orderAccepted.key]: 'accepted',
  [orderConfirmed.key]: 'confirmed',
  [orderLinesCancelled.key]: 'lines-cancelled',
  [orderCancelled.key]: 'cancelled',
  [orderPaid.key]: 'paid',
  [orderPaymentFailed.key]: 'payment-failed',
  [orderBegun.key]: 'begun',
  [orderDispatched.key]: 'dispatched',
  [orderDelivered.key]: 'delivered',
  [orderAdopted.key]: 'adopted',
  [orderProofNoted.key]: 'proof-noted',
  [orderClaimed.key]: 'claimed',
  [orderClaimDecided.key]: 'claim-decided',
  [bulkOrderPlaced.key]: 'placed',
  [bulkOrderUpdated.key]: 'changed',
  [bulkOrderQuoted.key]: 'quoted',
  [bulkOrderAdopted.key]: 'adopted',
  [bulkOrderProofNoted.key]: 'proof-noted',
  [bulkOrderClaimed.key]: 'claimed',
  [bulkOrderClaimDecided.key]: 'claim-decided',
};

/** The facts that a status of a bulk order stands for. */
const STATUS_FACTS: Record<string, OrderFact> = { Cancelled: 'cancelled', Completed: 'delivered' };
const FOLLOWS_STATUS: readonly (OrderFact | undefined)[] = ['placed', 'changed', 'quoted'];

/** The order that an event of either service is about, and what has happened to it. Throws for other events. */
export function orderNewsOf({ key, data }: Pick<Envelope<ToldOrder>, 'key' | 'data'>): {
  fact: OrderFact;
  order: OrderSnapshot;
} {
  const told = FACTS[key];
  if (!told) throw new Error(`${key} is no event of an order`);
  const order = snapshotOf(data);
  if (order.orderKind === 'order' || !FOLLOWS_STATUS.includes(told)) return { fact: told, order };
  const isPart = 'cancelledLines' in data && data.cancelledLines !== undefined;
  return { fact: STATUS_FACTS[order.status ?? ''] ?? (isPart ? 'lines-cancelled' : told), order };
}
