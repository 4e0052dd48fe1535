import type { BulkOrder, Order } from '@print-shop/contracts';

/** An order, or a bulk order, which has lines of shirts and no payment. */
export type AnyOrder = Order | BulkOrder;

export const isInBulk = (order: AnyOrder): order is BulkOrder => !('orderItems' in order);

export type SortKey = 'date' | 'total' | 'status';
export interface Arrangement {
  search: string;
  /** A payment status, or 'all'. */
  status: string;
  sortKey: SortKey;
  isDescending: boolean;
}

export const DEFAULT_ARRANGEMENT: Arrangement = { search: '', status: 'all', sortKey: 'date', isDescending: true };

/** The active key flips its direction; a new key starts descending. */
export const sortBy = (current: Arrangement, key: SortKey): Arrangement => ({
  ...current,
  sortKey: key,
  isDescending: key === current.sortKey ? !current.isDescending : true,
});

const statusOf = (order: AnyOrder): string => (isInBulk(order) ? order.status.toLowerCase() : order.paymentStatus);

const namesOf = (order: AnyOrder): string[] =>
  isInBulk(order) ? [order.productName] : order.orderItems.map(({ name }) => name);

const COMPARE: Record<SortKey, (a: AnyOrder, b: AnyOrder) => number> = {
  date: (a, b) => a.createdAt.localeCompare(b.createdAt),
  total: (a, b) => a.totalPrice - b.totalPrice,
  status: (a, b) => statusOf(a).localeCompare(statusOf(b)),
};

/** The orders that match, in the chosen order. Bulk orders are paid outside the shop, so no payment status finds them. */
export function arrangeOrders(
  orders: readonly AnyOrder[],
  { search, status, sortKey, isDescending }: Arrangement,
): AnyOrder[] {
  // Emails write the number of an order with a #.
  const words = search.trim().replace(/^#/, '').toLowerCase();
  const matches = (order: AnyOrder) =>
    (status === 'all' || (!isInBulk(order) && order.paymentStatus === status)) &&
    (order._id.includes(words) || namesOf(order).some((name) => name.toLowerCase().includes(words)));
  const direction = isDescending ? -1 : 1;
  return orders.filter(matches).sort((a, b) => direction * COMPARE[sortKey](a, b));
}
