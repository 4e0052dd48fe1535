import { bulkOrderAdopted, orderAdopted } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import type { InvoiceStore } from './invoice.store.ts';

/** Gives the documents of a guest's order to the account that the order moved to. */
export async function adoptInvoices(broker: Broker, invoices: Pick<InvoiceStore, 'adopt'>): Promise<void> {
  await broker.subscribe({
    queue: 'billing.adopt-invoices-on-order-adopted',
    events: [orderAdopted],
    handle: async ({ data: { orderId, userId } }) => {
      if (userId) await invoices.adopt(orderId, userId);
    },
  });
  await broker.subscribe({
    queue: 'billing.adopt-invoices-on-bulk-order-adopted',
    events: [bulkOrderAdopted],
    handle: async ({ data: { bulkOrderId, userId } }) => {
      if (userId) await invoices.adopt(bulkOrderId, userId);
    },
  });
}
