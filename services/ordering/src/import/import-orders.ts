import { dayOf, type ProductSnapshot, type Text } from '@print-shop/contracts';
import type { ImportSource, Plan } from '@print-shop/imports';
import type { ReadModel } from '@print-shop/read-model';
import type { OrderStore } from '../order/order.store.ts';
import type { OwnerStore } from '../quotation/owners.ts';
import { type OrderField, orderFields } from './order-fields.ts';
import { type PastOrder, readPastOrder, rowsOfOrder, toldOf, toOrder } from './past-order.ts';

export interface OrderSourceDeps {
  orders: OrderStore;
  owners: OwnerStore;
  products: ReadModel<ProductSnapshot>;
}

const NO_PRODUCT: Text = { en: 'No product has this id.', hi: 'इस आईडी का कोई प्रोडक्ट नहीं है।' };

/**
 * The list of past orders, for imports and exports. A past order holds no stock, and nobody gets a message. One that is there
 * already stays as it is.
 */
export function orderSource({ orders, owners, products }: OrderSourceDeps): ImportSource<OrderField> {
  return {
    kind: 'orders',
    fields: orderFields,
    keyOf: ({ number = '' }) => number.trim().toLowerCase(),
    isGrouped: true,
    parallel: 8,

    async plan(units, { by }) {
      const now = new Date();
      const read = units.map((rows) => readPastOrder(rows, dayOf(now)));
      const good = read.filter((one): one is PastOrder => !('faults' in one));
      const ids = good.flatMap(({ items }) => items.flatMap(({ productId }) => productId ?? []));
      const [known, found] = await Promise.all([
        orders.knownNumbers(good.map(({ number }) => number)),
        products.find([...new Set(ids.filter((id) => /^[0-9a-f]{24}$/.test(id)))]),
      ]);
      return read.map((past, at): Plan<OrderField> => {
        if ('faults' in past) return past;
        if (known.has(past.number)) return { outcome: 'unchanged' };
        const faults = past.items.flatMap(({ productId }, index) =>
          productId && !found.has(productId)
            ? [{ row: units[at]?.[index]?.row ?? 0, field: 'productId' as const, message: NO_PRODUCT }]
            : [],
        );
        if (faults.length > 0) return { faults };
        const apply = async (): Promise<void> => {
          const userId = past.email ? ((await owners.of(past.email)) ?? null) : null;
          await orders.addImported(toOrder(past, userId, found, by.name ?? 'staff'), toldOf(past, now), by);
        };
        return { outcome: 'created', apply };
      });
    },

    async *exported() {
      for await (const order of orders.all({ sort: 'date' })) yield* rowsOfOrder(order);
    },
  };
}
