import {
  changeRecord,
  orderCancelled,
  orderConfirmed,
  orderDelivered,
  orderingChangeRecorded,
  orderingSecurityEventRecorded,
  orderPaid,
  orderPlaced,
  type Writer,
} from '@print-shop/contracts';
import { outboxEntry } from '@print-shop/messaging';
import type { User } from '@print-shop/service-kit';
import type { Order } from './order.ts';

/** What the events of an order say about it. */
const eventOf = ({ id: orderId, userId, lines, placedAt }: Order) => ({
  orderId,
  userId,
  placedAt: placedAt.toISOString(),
  lines: lines.map(({ productId, quantity, size, color, placement, design }) => ({
    productId,
    quantity,
    size,
    color,
    placement,
    design,
  })),
});

export const placedEvent = (order: Order) => outboxEntry(orderPlaced, eventOf(order));
export const confirmedEvent = (order: Order) => outboxEntry(orderConfirmed, eventOf(order));
export const cancelledEvent = (order: Order, reason: string) =>
  outboxEntry(orderCancelled, { ...eventOf(order), reason });
export const paidEvent = ({ id: orderId, userId }: Order) => outboxEntry(orderPaid, { orderId, userId });
export const deliveredEvent = ({ id: orderId, userId }: Order) => outboxEntry(orderDelivered, { orderId, userId });

/** What staff may change of an order. */
type StaffChange = Partial<Pick<Order, 'paymentStatus' | 'isDelivered' | 'needsReview' | 'status'>>;

/** What staff did to an order, for the record of changes. */
export function recordedEvent(by: Writer, order: Order, action: string, after: StaffChange, note: string) {
  const { paymentStatus, isDelivered, needsReview, status } = order;
  const before = { paymentStatus, isDelivered, needsReview, status };
  const label = `Order ${order.id.slice(-6)}`;
  const record = { kind: 'order', id: order.id, label, action, before, after: { ...before, ...after, note } } as const;
  return outboxEntry(orderingChangeRecorded, changeRecord(by, record));
}

/** Somebody took customers' data out of the shop; `detail` names what it was. */
export const exportedEvent = (
  { id, name, email, from = { address: 'unknown', userAgent: '' } }: User,
  detail: string,
  at: Date,
) =>
  outboxEntry(orderingSecurityEventRecorded, {
    kind: 'exported',
    account: { id, name: name || email || id },
    from,
    detail,
    at: at.toISOString(),
  });
