// Written by `npm run client-routes`; a test fails when it is out of date.
import type * as contracts from '../index.ts';

export const followAllOrders: contracts.ClientRoute<typeof contracts.followAllOrders> = {
  id: 'followAllOrders',
  method: 'get',
  path: '/api/notifications/live/shop',
  access: 'staff',
  permission: 'orders:read',
};

export const followOwnOrders: contracts.ClientRoute<typeof contracts.followOwnOrders> = {
  id: 'followOwnOrders',
  method: 'get',
  path: '/api/notifications/live',
  access: 'order-customer',
};
