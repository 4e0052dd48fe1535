import { z } from 'zod';
import { ORDER_KINDS } from '../order/order-kind.ts';
import { defineRoute } from '../route.ts';
import { eventStream, objectId } from '../shared.ts';

/**
 * The news for an open page: the thing that has changed. A conversation has the id of its order. It reads the rest itself, by the
 * routes that know who may see it.
 */
export const changeSchema = z.object({ about: z.enum([...ORDER_KINDS, 'conversation']), id: objectId });
export type Change = z.output<typeof changeSchema>;

export const followOwnOrders = defineRoute({
  id: 'followOwnOrders',
  method: 'get',
  path: '/api/notifications/live',
  access: 'order-customer',
  summary:
    "Server-sent events: `open`, then a `change` for each change of the signed-in user's orders, or of the order that a link opens",
  tag: 'notifications',
  eventStream: true,
  responses: { 200: eventStream },
});

export const followAllOrders = defineRoute({
  id: 'followAllOrders',
  method: 'get',
  path: '/api/notifications/live/shop',
  access: 'staff',
  permission: 'orders:read',
  summary: 'Server-sent events: `open`, then a `change` for each change of any order',
  tag: 'notifications',
  eventStream: true,
  responses: { 200: eventStream },
});
