// Written by `npm run client-routes`; a test fails when it is out of date.
import type * as contracts from '../index.ts';

export const addToCart: contracts.ClientRoute<typeof contracts.addToCart> = {
  id: 'addToCart',
  method: 'post',
  path: '/api/cart/add',
  access: 'self',
};

export const deleteCart: contracts.ClientRoute<typeof contracts.deleteCart> = {
  id: 'deleteCart',
  method: 'delete',
  path: '/api/cart/:cartId',
  access: 'signed-in',
};

export const getCart: contracts.ClientRoute<typeof contracts.getCart> = {
  id: 'getCart',
  method: 'get',
  path: '/api/cart/:userId',
  access: 'self',
};

export const removeCartItem: contracts.ClientRoute<typeof contracts.removeCartItem> = {
  id: 'removeCartItem',
  method: 'put',
  path: '/api/cart/:userId/remove',
  access: 'self',
};

export const updateCartItem: contracts.ClientRoute<typeof contracts.updateCartItem> = {
  id: 'updateCartItem',
  method: 'put',
  path: '/api/cart/:userId',
  access: 'self',
};
