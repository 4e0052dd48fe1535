import { type EventData, quotationAccepted } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import type { BulkOrderStore } from './bulk-order.store.ts';
import type { AcceptedQuotation } from './bulk-order.ts';

/** A bulk order costs what its customer has accepted in a quotation of it. */
export const applyQuotation = (broker: Broker, bulkOrders: Pick<BulkOrderStore, 'setQuoted'>): Promise<void> =>
  broker.subscribe({
    queue: 'bulk-order.apply-quotation-on-accepted',
    events: [quotationAccepted],
    async handle({ data }) {
      const { bulkOrderId, totalPaise, buyer, acceptedAt } = data;
      if (!bulkOrderId) return; // it becomes an order
      const accepted = { quotation: toAcceptedQuotation(data), totalPaise, buyer };
      await bulkOrders.setQuoted(bulkOrderId, accepted, new Date(acceptedAt));
    },
  });

function toAcceptedQuotation(data: EventData<typeof quotationAccepted>): AcceptedQuotation {
  const { quotationId: id, number, lines, advancePaise } = data;
  return {
    id,
    number,
    lines: lines.map(({ name, quantity, totalPaise, discountPaise = 0, addedTaxPaise = 0, taxRate, hsn }) => ({
      name,
      quantity,
      paise: totalPaise - discountPaise + addedTaxPaise,
      ...(taxRate === undefined ? {} : { taxRate }),
      ...(hsn ? { hsn } : {}),
    })),
    ...(advancePaise ? { advancePaise } : {}),
  };
}
