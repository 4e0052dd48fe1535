// Written by `npm run client-routes`; a test fails when it is out of date.
import type * as contracts from '../index.ts';

export const addArtwork: contracts.ClientRoute<typeof contracts.addArtwork> = {
  id: 'addArtwork',
  method: 'post',
  path: '/api/artwork',
  access: 'self',
};

export const listArtwork: contracts.ClientRoute<typeof contracts.listArtwork> = {
  id: 'listArtwork',
  method: 'get',
  path: '/api/artwork/:userId',
  access: 'self',
};
