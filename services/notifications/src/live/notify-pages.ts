import {
  billingAccountChanged,
  billingInvoiceIssued,
  billingPaymentReceived,
  billingPaymentRefunded,
  bulkOrderAdopted,
  bulkOrderClaimDecided,
  bulkOrderClaimed,
  bulkOrderPlaced,
  bulkOrderProofNoted,
  bulkOrderQuoted,
  bulkOrderUpdated,
  conversationRead,
  messageWritten,
  orderBegun,
  orderCancelled,
  orderClaimDecided,
  orderClaimed,
  orderConfirmed,
  orderDelivered,
  orderDispatched,
  orderLinesCancelled,
  orderPaid,
  orderPaymentFailed,
  orderPlaced,
  orderProofNoted,
} from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import type { OpenPages } from './open-pages.ts';

/** Tells the pages that are open at this instance of every change of an order, a bulk order or a conversation. */
export async function notifyPages(broker: Broker, pages: OpenPages): Promise<void> {
  await broker.listen({
    events: [
      ...[orderPlaced, orderConfirmed, orderPaid, orderPaymentFailed],
      ...[orderBegun, orderDispatched, orderDelivered, orderCancelled, orderLinesCancelled],
      ...[orderClaimed, orderClaimDecided, orderProofNoted],
    ],
    handle: ({ data: { userId, orderId: id } }) => pages.notify(userId, { about: 'order', id }),
  });
  await broker.listen({
    events: [
      ...[bulkOrderPlaced, bulkOrderUpdated, bulkOrderQuoted, bulkOrderAdopted],
      ...[bulkOrderClaimed, bulkOrderClaimDecided, bulkOrderProofNoted],
    ],
    handle: ({ data: { userId, bulkOrderId: id } }) => pages.notify(userId, { about: 'bulk-order', id }),
  });
  await broker.listen({
    events: [billingAccountChanged, billingInvoiceIssued, billingPaymentReceived, billingPaymentRefunded],
    handle: ({ data: { userId, orderId: id, isBulk } }) =>
      pages.notify(userId, { about: isBulk ? 'bulk-order' : 'order', id }),
  });
  await broker.listen({
    events: [messageWritten, conversationRead],
    handle: ({ data: { userId, orderId: id } }) => pages.notify(userId, { about: 'conversation', id }),
  });
}
