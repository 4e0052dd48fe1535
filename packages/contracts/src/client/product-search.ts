// Written by `npm run client-routes`; a test fails when it is out of date.
import type * as contracts from '../index.ts';

export const searchProducts: contracts.ClientRoute<typeof contracts.searchProducts> = {
  id: 'searchProducts',
  method: 'get',
  path: '/api/product/search',
  access: 'anyone',
};

export const suggestProducts: contracts.ClientRoute<typeof contracts.suggestProducts> = {
  id: 'suggestProducts',
  method: 'get',
  path: '/api/product/suggestions',
  access: 'anyone',
};
