import { type Order as OrderReply, toRupees } from '@print-shop/contracts';
import type { Order } from './order.ts';

/** An order as /api answers it (customer spec, section 3; issue 3: its `_id` at top level, dates in ISO 8601). */
export function toOrderReply(order: Order): OrderReply {
  const customised = order.lines.find(({ design, placement }) => design || placement);
  return {
    _id: order.id,
    user: order.userId,
    orderItems: order.lines.map(({ id, productId, quantity, pricePaise, ...line }) => ({
      _id: id,
      product: productId,
      qty: quantity,
      price: toRupees(pricePaise),
      ...line,
    })),
    shippingAddress: order.shippingAddress,
    paymentMethod: order.paymentMethod,
    itemsPrice: toRupees(order.itemsPaise),
    shippingPrice: toRupees(order.shippingPaise),
    totalPrice: toRupees(order.totalPaise),
    paymentStatus: order.paymentStatus,
    isDelivered: order.isDelivered,
    placement: customised?.placement ?? '',
    designurl: customised?.design ?? '',
    status: order.status,
    timeline: order.timeline.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
    createdAt: order.placedAt.toISOString(),
  };
}
