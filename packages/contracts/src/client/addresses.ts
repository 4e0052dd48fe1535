// Written by `npm run client-routes`; a test fails when it is out of date.
import type * as contracts from '../index.ts';

export const addAddress: contracts.ClientRoute<typeof contracts.addAddress> = {
  id: 'addAddress',
  method: 'post',
  path: '/api/users/addresses',
  access: 'signed-in',
};

export const changeAddress: contracts.ClientRoute<typeof contracts.changeAddress> = {
  id: 'changeAddress',
  method: 'put',
  path: '/api/users/addresses/:id',
  access: 'signed-in',
};

export const findPlace: contracts.ClientRoute<typeof contracts.findPlace> = {
  id: 'findPlace',
  method: 'get',
  path: '/api/users/pin-codes/:pin',
  access: 'anyone',
};

export const listAddresses: contracts.ClientRoute<typeof contracts.listAddresses> = {
  id: 'listAddresses',
  method: 'get',
  path: '/api/users/addresses',
  access: 'signed-in',
};

export const removeAddress: contracts.ClientRoute<typeof contracts.removeAddress> = {
  id: 'removeAddress',
  method: 'delete',
  path: '/api/users/addresses/:id',
  access: 'signed-in',
};
