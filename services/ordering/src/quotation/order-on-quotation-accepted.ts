import { type ProductSnapshot, quotationAccepted } from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import type { ReadModel } from '@print-shop/read-model';
import type { OrderStore } from '../order/order.store.ts';
import { type OwnerStore, storeForOwner } from './owners.ts';
import { quotedOrder } from './quoted-order.ts';

export interface QuotedOrderDeps {
  orders: OrderStore;
  owners: OwnerStore;
  products: ReadModel<ProductSnapshot>;
}

/** An accepted quotation becomes an order, once, of the account that has the address it was sent to, or of a guest. */
export const orderOnQuotationAccepted = (
  broker: Broker,
  { orders, owners, products }: QuotedOrderDeps,
): Promise<void> =>
  broker.subscribe({
    queue: 'ordering.order-on-quotation-accepted',
    events: [quotationAccepted],
    async handle({ data }) {
      if (data.bulkOrderId) return; // it goes back into the bulk order that it prices
      const found = await products.findOrWait(data.lines.flatMap(({ productId }) => productId ?? []));
      await storeForOwner({ owners, orders }, data.email, (userId) =>
        orders.insertQuoted(quotedOrder(data, userId, found)),
      );
    },
  });
