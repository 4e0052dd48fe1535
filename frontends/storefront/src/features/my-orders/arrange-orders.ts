import type { Order } from '@print-shop/contracts';

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

const COMPARE: Record<SortKey, (a: Order, b: Order) => number> = {
  date: (a, b) => a.createdAt.localeCompare(b.createdAt),
  total: (a, b) => a.totalPrice - b.totalPrice,
  status: (a, b) => a.paymentStatus.localeCompare(b.paymentStatus),
};

/** The orders that match, in the chosen order. */
export function arrangeOrders(
  orders: readonly Order[],
  { search, status, sortKey, isDescending }: Arrangement,
): Order[] {
  const words = search.trim().toLowerCase();
  const matches = (order: Order) =>
    (status === 'all' || order.paymentStatus === status) &&
    (order._id.includes(words) || order.orderItems.some((item) => item.name.toLowerCase().includes(words)));
  const direction = isDescending ? -1 : 1;
  return orders.filter(matches).sort((a, b) => direction * COMPARE[sortKey](a, b));
}
