import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { isoDate, languageCode, objectId } from '../shared.ts';

const line = z.object({
  productId: objectId,
  quantity: z.number().int().min(1),
  size: z.string(),
  color: z.string(),
  placement: z.string(),
  design: z.string(),
  name: z.string().optional(),
  pricePaise: z.number().int().min(0).optional(),
});

/** Whom to tell about an order, in which language, and what it comes to. */
const about = {
  customer: z.object({ name: z.string(), email: z.string() }).optional(),
  language: languageCode.optional(),
  totalPaise: z.number().int().min(0).optional(),
};

const order = z.object({ orderId: objectId, userId: objectId, placedAt: isoDate, lines: z.array(line), ...about });
const settled = z.object({ orderId: objectId, userId: objectId, ...about });

export const orderPlaced = defineEvent('ordering.order-placed', 1, order, { mustReach: true });
export const orderConfirmed = defineEvent('ordering.order-confirmed', 1, order);
export const orderCancelled = defineEvent('ordering.order-cancelled', 1, order.extend({ reason: z.string() }), {
  mustReach: true,
});
export const orderPaid = defineEvent('ordering.order-paid', 1, settled);
export const orderPaymentFailed = defineEvent('ordering.order-payment-failed', 1, settled);
export const orderBegun = defineEvent('ordering.order-begun', 1, settled);
export const orderDelivered = defineEvent('ordering.order-delivered', 1, settled);
