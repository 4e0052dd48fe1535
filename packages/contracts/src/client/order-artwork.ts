// Written by `npm run client-routes`; a test fails when it is out of date.
import type * as contracts from '../index.ts';

export const getOrderArtwork: contracts.ClientRoute<typeof contracts.getOrderArtwork> = {
  id: 'getOrderArtwork',
  method: 'get',
  path: '/api/artwork/orders/:order',
  access: 'order-customer-or-staff',
  permission: 'artwork:read',
};
