import { BEGUN, type CancelledOrders, QUOTED, refuseCheaper } from '@print-shop/orders';
import { conflict } from '@print-shop/service-kit';
import type { BulkOrderStore } from './bulk-order.store.ts';
import { alonePaise, type BulkOrder, isLeft } from './bulk-order.ts';

/** How customers cancel bulk orders: while they are pending. A line is named by its place, from 0. */
export const cancelledBulkOrders = (
  bulkOrders: Pick<BulkOrderStore, 'find' | 'cancelPending' | 'cancelLines'>,
): CancelledOrders<BulkOrder> => ({
  kind: 'bulk-order',
  find: bulkOrders.find,
  linesOf: ({ lines }) => lines.map((line, place) => ({ id: String(place), isLeft: isLeft(line) })),
  isCancelled: ({ status }) => status === 'Cancelled',
  async cancel(order, { lines, isWhole, reason, at }) {
    if (order.status !== 'Pending') throw conflict(BEGUN, 'order-state');
    if (isWhole) return bulkOrders.cancelPending(order, reason, at);
    if (order.quotation) throw conflict(QUOTED, 'order-state');
    const staying = order.lines.filter((line, place) => isLeft(line) && !lines.has(String(place)));
    const paise = staying.reduce((sum, { pricePaise }) => sum + pricePaise, 0);
    refuseCheaper({ paise, alonePaise: alonePaise(order, staying), count: staying.length });
    return bulkOrders.cancelLines(order, new Set([...lines].map(Number)), reason, at);
  },
});
