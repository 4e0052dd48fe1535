import type { Order } from '@print-shop/contracts';
import { Badge } from '@print-shop/ui';
import { useText } from '../messages/index.ts';

/** Delivered or Pending. An order that has ended, or waits for staff, says so beside it. */
export function DeliveryBadge({ order }: { order: Order }) {
  const text = useText().badges;
  return (
    <span className="inline-flex flex-wrap gap-1">
      {order.isDelivered ? <Badge tone="good">{text.delivered}</Badge> : <Badge tone="wait">{text.pending}</Badge>}
      {order.begunAt && !order.isDelivered && order.status !== 'cancelled' && (
        <Badge tone="info">{order.dispatchedAt ? text.dispatched : text.begun}</Badge>
      )}
      {order.needsReview && order.status !== 'cancelled' && <Badge tone="info">{text.toReview}</Badge>}
      {order.status === 'cancelled' && <Badge tone="bad">{text.cancelled}</Badge>}
    </span>
  );
}
