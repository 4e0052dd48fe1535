import { dayOf, type ProductSnapshot, type Text } from '@print-shop/contracts';
import type { ImportSource, Plan } from '@print-shop/imports';
import type { ReadModel } from '@print-shop/read-model';
import type { OrderStore } from '../order/order.store.ts';
import { type OwnerStore, storeForOwner } from '../quotation/owners.ts';
import { type OrderField, orderFields } from './order-fields.ts';
import {
  invoiceKey,
  numberKey,
  orderRows,
  type PastOrder,
  pastOrderId,
  readPastOrder,
  toOrder,
  toPublished,
} from './past-order.ts';

export interface OrderSourceDeps {
  orders: OrderStore;
  owners: OwnerStore;
  products: ReadModel<ProductSnapshot>;
}

const OTHER_ORDER: Text = {
  en: 'Another order of another day has this number. Put the year before it.',
  hi: 'किसी और दिन के ऑर्डर का यही नंबर है। इसके आगे साल लिखिए।',
};
const OTHER_INVOICE: Text = {
  en: 'Another order of the same financial year has this invoice number. Correct one of the two.',
  hi: 'उसी वित्तीय वर्ष के किसी और ऑर्डर का यही बिल नंबर है। दोनों में से एक ठीक कीजिए।',
};
const NO_PRODUCT: Text = { en: 'No product has this id.', hi: 'इस आईडी का कोई प्रोडक्ट नहीं है।' };

/**
 * The list of past orders, for imports and exports. A past order holds no stock, and nobody gets a message. One that is there
 * already stays as it is.
 */
export function orderSource({ orders, owners, products }: OrderSourceDeps): ImportSource<OrderField> {
  return {
    kind: 'orders',
    fields: orderFields,
    keyOf: ({ number = '' }) => numberKey(number),
    isGrouped: true,
    parallel: 8,

    async plan(units, { by }) {
      const now = new Date();
      const read = units.map((rows) => readPastOrder(rows, dayOf(now)));
      const good = read.filter((one): one is PastOrder => !('faults' in one));
      const ids = good.flatMap(({ items }) => items.flatMap(({ productId }) => productId ?? []));
      const [known, found] = await Promise.all([
        orders.findImported(
          units.map(([row]) => numberKey(row?.cells.number ?? '')),
          good.flatMap((past) => invoiceKey(past) ?? []),
        ),
        products.find([...new Set(ids.filter((id) => /^[0-9a-f]{24}$/.test(id)))]),
      ]);
      return read.map((past, at): Plan<OrderField> => {
        const rows = units[at] ?? [];
        const row = rows[0]?.row ?? 0;
        const number = numberKey(rows[0]?.cells.number ?? '');
        const stored = known.numbers.get(number);
        // An order of the shop itself, in an export of it.
        if (stored === number) return { outcome: 'unchanged' };
        if ('faults' in past) return past;
        const id = pastOrderId(past);
        if (stored === id) return { outcome: 'unchanged' };
        if (stored) return { faults: [{ row, field: 'number', message: OTHER_ORDER }] };
        const invoice = invoiceKey(past);
        if (invoice && (known.invoices.get(invoice) ?? id) !== id)
          return { faults: [{ row, field: 'invoice', message: OTHER_INVOICE }] };
        if (invoice) known.invoices.set(invoice, id);
        const faults = past.items.flatMap(({ productId }, index) =>
          productId && !found.has(productId)
            ? [{ row: rows[index]?.row ?? 0, field: 'productId' as const, message: NO_PRODUCT }]
            : [],
        );
        if (faults.length > 0) return { faults };
        const apply = (): Promise<void> =>
          storeForOwner({ owners, orders }, past.email, (userId) =>
            orders.addImported(toOrder(past, userId, found), toPublished(past, now), by),
          );
        return { outcome: 'created', apply };
      });
    },

    async *exported() {
      for await (const order of orders.all({ sort: 'date' })) if (order.status === 'confirmed') yield* orderRows(order);
    },
  };
}
