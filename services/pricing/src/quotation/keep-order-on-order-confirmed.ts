import { orderConfirmed } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import type { QuotationStore } from './quotation.store.ts';

export const keepOrderOnOrderConfirmed = (broker: Broker, quotations: QuotationStore): Promise<void> =>
  broker.subscribe({
    queue: 'pricing.keep-order-on-order-confirmed',
    events: [orderConfirmed],
    async handle({ data: { orderId, quotation } }) {
      if (quotation) await quotations.keepOrder(quotation.id, orderId);
    },
  });
