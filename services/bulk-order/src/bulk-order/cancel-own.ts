import { checkOwner, conflict, notFound, type User } from '@print-shop/service-kit';
import type { BulkOrderStore } from './bulk-order.store.ts';
import type { BulkOrder } from './bulk-order.ts';

export const noSuchOrder = () =>
  notFound({ en: 'There is no such bulk order.', hi: 'ऐसा कोई बल्क ऑर्डर नहीं है।' }, 'bulk-order-not-found');

/**
 * Cancels a bulk order for the customer who placed it. It may be repeated. Throws not-found, forbidden for somebody else's
 * or a guest's order, and conflict once it is not pending any more.
 */
export async function cancelOwn(
  bulkOrders: BulkOrderStore,
  user: User,
  id: string,
  reason: string,
): Promise<BulkOrder> {
  for (;;) {
    const order = await bulkOrders.find(id);
    if (!order) throw noSuchOrder();
    checkOwner(user, order.userId ?? '');
    if (order.status === 'Cancelled') return order;
    if (order.status !== 'Pending')
      throw conflict(
        {
          en: 'We have begun work on this order, so it cannot be cancelled here. Please call us.',
          hi: 'इस ऑर्डर पर काम शुरू हो चुका है, इसलिए यह यहाँ रद्द नहीं हो सकता। कृपया हमें फ़ोन कीजिए।',
        },
        'order-state',
      );
    const cancelled = await bulkOrders.cancelPending(order, reason, new Date());
    if (cancelled) return cancelled; // otherwise staff have just changed it: look again
  }
}
