import { type About, createClaims } from '@print-shop/orders';
import type { Days } from '@print-shop/shop';
import type { BulkOrderStore } from './bulk-order.store.ts';
import { type BulkOrder, completedAtOf, isLeft } from './bulk-order.ts';

const aboutOf = (order: BulkOrder, days: number): About => {
  const claims = order.claims ?? [];
  const refunded = claims.reduce((sum, { refundPaise = 0 }) => sum + refundPaise, order.creditedPaise ?? 0);
  return {
    lines: order.lines.flatMap((line, index) =>
      isLeft(line) ? [{ line: String(index), pieces: line.quantity, paise: line.pricePaise }] : [],
    ),
    claims,
    days,
    deliveredAt: completedAtOf(order),
    paidPaise: Math.max(0, order.totalPaise - refunded),
  };
};

/** Claims about completed bulk orders, for so many days after the completion. */
export const createBulkOrderClaims = (bulkOrders: Pick<BulkOrderStore, 'find' | 'setClaims'>, getDays: Days) =>
  createClaims<BulkOrder>({
    kind: 'bulk-order',
    find: bulkOrders.find,
    aboutOf: async (order) => aboutOf(order, await getDays()),
    save: bulkOrders.setClaims,
  });
