// Written by `npm run client-routes`; a test fails when it is out of date.
import type * as contracts from '../index.ts';

export const addFavorite: contracts.ClientRoute<typeof contracts.addFavorite> = {
  id: 'addFavorite',
  method: 'post',
  path: '/api/favorite/add',
  access: 'self',
};

export const listFavorites: contracts.ClientRoute<typeof contracts.listFavorites> = {
  id: 'listFavorites',
  method: 'get',
  path: '/api/favorite/:userId',
  access: 'self',
};

export const removeFavorite: contracts.ClientRoute<typeof contracts.removeFavorite> = {
  id: 'removeFavorite',
  method: 'post',
  path: '/api/favorite/remove',
  access: 'self',
};

export const removeFavorites: contracts.ClientRoute<typeof contracts.removeFavorites> = {
  id: 'removeFavorites',
  method: 'delete',
  path: '/api/favorite/:userId',
  access: 'self',
};
