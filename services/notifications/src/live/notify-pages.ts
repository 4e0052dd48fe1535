import {
  billingAccountChanged,
  billingInvoiceIssued,
  billingPaymentReceived,
  billingPaymentRefunded,
  billingPaymentReported,
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
  orderKindOf,
  orderLinesCancelled,
  orderPaid,
  orderPaymentFailed,
  orderPlaced,
  orderProofNoted,
  snapshotOf,
} from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import type { OpenPages } from './open-pages.ts';

/** Tells the pages that are open at this instance of every change of an order, a bulk order or a conversation. */
export async function notifyPages(broker: Broker, pages: OpenPages): Promise<void> {
  await broker.listen({
    events: [
      orderPlaced,
      orderConfirmed,
      orderPaid,
      orderPaymentFailed,
      orderBegun,
      orderDispatched,
      orderDelivered,
      orderCancelled,
      orderLinesCancelled,
      orderClaimed,
      orderClaimDecided,
      orderProofNoted,
      bulkOrderPlaced,
      bulkOrderUpdated,
      bulkOrderQuoted,
      bulkOrderAdopted,
      bulkOrderClaimed,
      bulkOrderClaimDecided,
      bulkOrderProofNoted,
    ],
    handle: ({ data }) => {
      const { userId, orderKind: about, orderId: id } = snapshotOf(data);
      pages.notify(userId, { about, id });
    },
  });
  await broker.listen({
    events: [
      billingAccountChanged,
      billingInvoiceIssued,
      billingPaymentReceived,
      billingPaymentRefunded,
      billingPaymentReported,
    ],
    handle: ({ data }) => pages.notify(data.userId, { about: orderKindOf(data), id: data.orderId }),
  });
  await broker.listen({
    events: [messageWritten, conversationRead],
    handle: ({ data: { userId, orderId: id } }) => pages.notify(userId, { about: 'conversation', id }),
  });
}
