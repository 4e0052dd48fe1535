// Written by `npm run client-routes`; a test fails when it is out of date.
import type * as contracts from '../index.ts';

export const getOrderArtwork: contracts.ClientRoute<typeof contracts.getOrderArtwork> = {
  id: 'getOrderArtwork',
  method: 'get',
  path: '/api/artwork/orders/:order',
  access: 'signed-in',
};

export const readTrackedArtwork: contracts.ClientRoute<typeof contracts.readTrackedArtwork> = {
  id: 'readTrackedArtwork',
  method: 'post',
  path: '/api/artwork/orders/tracked',
  access: 'anyone',
};
