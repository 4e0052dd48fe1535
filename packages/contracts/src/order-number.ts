import type { OrderKind } from './order/order-kind.ts';

/**
 * The number of an order on every screen, message and paper, in capitals and without `#`. It is the last six characters of its id, or the
 * first eight of a bulk order's.
 */
export const orderNumber = (id: string, kind: OrderKind = 'order'): string =>
  (kind === 'bulk-order' ? id.slice(0, 8) : id.slice(-6)).toUpperCase();
