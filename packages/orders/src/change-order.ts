import type { OrderKind, Text } from '@print-shop/contracts';
import { notFound } from '@print-shop/service-kit';

const NONE: Record<OrderKind, Text> = {
  order: { en: 'There is no such order.', hi: 'ऐसा कोई ऑर्डर नहीं है।' },
  'bulk-order': { en: 'There is no such bulk order.', hi: 'ऐसा कोई बल्क ऑर्डर नहीं है।' },
};
export const noSuchOrder = (kind: OrderKind) => notFound(NONE[kind], `${kind}-not-found`);

export const noSuchLine = () =>
  notFound({ en: 'This order has no such item.', hi: 'इस ऑर्डर में यह सामान नहीं है।' }, 'order-line-not-found');

export interface Orders<Order> {
  kind: OrderKind;
  find(id: string): Promise<Order | undefined>;
}

/**
 * Changes an order as it was read. `change` returns the order as it is then, or `undefined` where somebody else was faster: then
 * it is read and changed again. Throws not-found, and what `change` throws.
 */
export async function changeOrder<Order>(
  { kind, find }: Orders<Order>,
  id: string,
  change: (order: Order) => Order | undefined | Promise<Order | undefined>,
): Promise<Order> {
  for (;;) {
    const order = await find(id);
    if (!order) throw noSuchOrder(kind);
    const changed = await change(order);
    if (changed) return changed;
  }
}
