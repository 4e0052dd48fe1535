import type { BulkOrder, Order } from '@print-shop/contracts';
import { toPaise } from '@print-shop/contracts/client';
import type { ClaimedOrder } from './api/use-claims.ts';

/** An order as its claims need it. */
export const orderLines = (order: Order): ClaimedOrder => ({
  id: order._id,
  orderKind: 'order',
  claims: order.claims ?? [],
  claimableUntil: order.claimableUntil,
  lines: order.orderItems
    .filter(({ cancelledAt }) => !cancelledAt)
    .map(({ _id, name, qty, price }) => ({ line: _id, name, pieces: qty, paise: qty * toPaise(price) })),
});

/** A bulk order as its claims need it; `nameOf` says how a line is called. */
export const bulkLines = (order: BulkOrder, nameOf: (item: BulkOrder['items'][number]) => string): ClaimedOrder => ({
  id: order._id,
  orderKind: 'bulk-order',
  claims: order.claims ?? [],
  claimableUntil: order.claimableUntil,
  lines: order.items.flatMap((item, index) =>
    item.cancelledAt
      ? []
      : [{ line: String(index), name: nameOf(item), pieces: item.quantity, paise: toPaise(item.price) }],
  ),
});
