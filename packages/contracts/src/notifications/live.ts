import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { eventStream, objectId } from '../shared.ts';

/** What an open page is told: whose state has changed. It reads the rest itself, by the routes that know who may see it. */
export const changeSchema = z.object({ about: z.enum(['order', 'bulk-order']), id: objectId });
export type Change = z.output<typeof changeSchema>;

const HOW =
  'An event `open` comes first, also after each break: read again what you show. Then `change`, with {"about": "order", "id": "..."} as its data. A stream ends after some minutes; connect again.';

export const followOwnOrders = defineRoute({
  id: 'followOwnOrders',
  method: 'get',
  path: '/api/notifications/live',
  access: 'signed-in',
  summary: `Server-sent events about the signed-in user's orders and bulk orders. ${HOW}`,
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
  summary: `Server-sent events about all orders and bulk orders. ${HOW}`,
  tag: 'notifications',
  eventStream: true,
  responses: { 200: eventStream },
});
