import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { isoDate, objectId } from '../shared.ts';

const line = z.object({
  productId: objectId,
  quantity: z.number().int().min(1),
  size: z.string(),
  color: z.string(),
  placement: z.string(),
  design: z.string(),
});

const order = z.object({ orderId: objectId, userId: objectId, placedAt: isoDate, lines: z.array(line) });

export const orderPlaced = defineEvent('ordering.order-placed', 1, order, { mustReach: true });
export const orderConfirmed = defineEvent('ordering.order-confirmed', 1, order);
export const orderCancelled = defineEvent('ordering.order-cancelled', 1, order.extend({ reason: z.string() }), {
  mustReach: true,
});
export const orderPaid = defineEvent('ordering.order-paid', 1, z.object({ orderId: objectId, userId: objectId }));
export const orderDelivered = defineEvent(
  'ordering.order-delivered',
  1,
  z.object({ orderId: objectId, userId: objectId }),
);
