import type { OrderKind } from '@print-shop/contracts';

/** The address at which staff see an order; bulk orders are on one list. */
export const orderPage = (kind: OrderKind, id: string): string =>
  kind === 'bulk-order' ? `/admin/bulk-orders?search=${id}` : `/admin/orders/${id}`;
