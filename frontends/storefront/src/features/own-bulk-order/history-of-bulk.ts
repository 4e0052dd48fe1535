import type { BulkOrder } from '@print-shop/contracts';
import type { useText } from './messages/index.ts';

/** What has happened to a bulk order, in words. */
export function historyOfBulk(order: BulkOrder, text: ReturnType<typeof useText>) {
  return order.timeline.map(({ status, by, at, note }, index) => {
    const isPlaced = status === 'Pending' && index === 0;
    const isOwn = status === 'Cancelled' && by === 'customer';
    return { title: isPlaced ? text.placed : isOwn ? text.cancelledByYou : text.events[status], at, note };
  });
}
