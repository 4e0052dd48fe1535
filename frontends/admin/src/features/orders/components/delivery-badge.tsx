import type { Order } from '@print-shop/contracts';
import { Badge } from '@print-shop/ui';

/** Delivered or Pending; an order that is over says so beside it. */
export function DeliveryBadge({ order }: { order: Order }) {
  return (
    <span className="inline-flex flex-wrap gap-1">
      {order.isDelivered ? <Badge tone="good">Delivered</Badge> : <Badge tone="wait">Pending</Badge>}
      {order.status === 'cancelled' && <Badge tone="bad">Cancelled</Badge>}
    </span>
  );
}
