import { quotationAccepted } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import type { BulkOrderStore } from './bulk-order.store.ts';

/** A bulk order costs what its customer has accepted in a quotation of it. */
export const applyQuotation = (broker: Broker, bulkOrders: Pick<BulkOrderStore, 'setQuoted'>): Promise<void> =>
  broker.subscribe({
    queue: 'bulk-order.apply-quotation-on-accepted',
    events: [quotationAccepted],
    async handle({ data: { quotationId: id, number, bulkOrderId, totalPaise, acceptedAt } }) {
      if (bulkOrderId) await bulkOrders.setQuoted(bulkOrderId, { id, number }, totalPaise, new Date(acceptedAt));
    },
  });
