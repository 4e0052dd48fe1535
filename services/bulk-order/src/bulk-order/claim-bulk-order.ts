import { sharesOf } from '@print-shop/contracts';
import { type About, createClaims } from '@print-shop/orders';
import type { Days } from '@print-shop/shop';
import type { BulkOrderStore } from './bulk-order.store.ts';
import { type BulkOrder, completedAtOf, isLeft } from './bulk-order.ts';

const aboutOf = (order: BulkOrder, days: number): About => {
  const { status, totalPaise, claims = [] } = order;
  const refunded = claims.reduce((sum, { refundPaise = 0 }) => sum + refundPaise, order.creditedPaise ?? 0);
  const lines = order.lines.flatMap((line, index) => (isLeft(line) ? [{ ...line, place: String(index) }] : []));
  // An accepted quotation has prices for all lines together.
  const shares = sharesOf(
    totalPaise,
    lines.map(({ pricePaise }) => pricePaise),
  );
  return {
    lines: lines.map(({ place, quantity }, n) => ({ line: place, pieces: quantity, paise: shares[n] ?? 0 })),
    claims,
    days,
    deliveredAt: completedAtOf(order),
    // The price of a cancelled order goes back as a whole.
    paidPaise: status === 'Cancelled' ? 0 : Math.max(0, totalPaise - refunded),
  };
};

/** Claims about completed bulk orders, which are taken for the days that `getDays` reads. */
export const createBulkOrderClaims = (bulkOrders: Pick<BulkOrderStore, 'find' | 'setClaims'>, getDays: Days) =>
  createClaims<BulkOrder>({
    kind: 'bulk-order',
    find: bulkOrders.find,
    aboutOf: async (order) => aboutOf(order, await getDays()),
    save: bulkOrders.setClaims,
  });
