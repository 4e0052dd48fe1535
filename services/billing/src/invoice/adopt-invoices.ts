import { bulkOrderAdopted, type Envelope, orderAdopted, snapshotOf, type ToldOrder } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import type { InvoiceStore } from './invoice.store.ts';

/** Gives the documents of a guest's order to the account that the order moved to. */
export async function adoptInvoices(broker: Broker, invoices: Pick<InvoiceStore, 'adopt'>): Promise<void> {
  const handle = async ({ data }: Envelope<ToldOrder>): Promise<void> => {
    const { orderId, userId } = snapshotOf(data);
    if (userId) await invoices.adopt(orderId, userId);
  };
  await broker.subscribe({ queue: 'billing.adopt-invoices-on-order-adopted', events: [orderAdopted], handle });
  await broker.subscribe({ queue: 'billing.adopt-invoices-on-bulk-order-adopted', events: [bulkOrderAdopted], handle });
}
