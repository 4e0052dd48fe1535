import type { Order } from '@print-shop/contracts';
import { Badge } from '@print-shop/ui';

/** Delivered or Pending; an order that is over, or waits for staff, says so beside it. */
export function DeliveryBadge({ order }: { order: Order }) {
  return (
    <span className="inline-flex flex-wrap gap-1">
      {order.isDelivered ? <Badge tone="good">Delivered</Badge> : <Badge tone="wait">Pending</Badge>}
      {order.needsReview && order.status !== 'cancelled' && <Badge tone="info">To review</Badge>}
      {order.status === 'cancelled' && <Badge tone="bad">Cancelled</Badge>}
    </span>
  );
}
