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

/** The fields of an order in its events. */
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

/** The fields of an order that staff may change. */
type StaffChange = Partial<Pick<Order, 'paymentStatus' | 'isDelivered' | 'needsReview' | 'status'>>;

/** The record of what staff changed in an order. */
export function recordedEvent(by: Writer, order: Order, action: string, after: StaffChange, note: string) {
  const { paymentStatus, isDelivered, needsReview, status } = order;
  const before = { paymentStatus, isDelivered, needsReview, status };
  const label = `Order ${order.id.slice(-6)}`;
  const record = { kind: 'order', id: order.id, label, action, before, after: { ...before, ...after, note } } as const;
  return outboxEntry(orderingChangeRecorded, changeRecord(by, record));
}

/** The event of an export of customers' data; `detail` names the data. */
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
