// Written by `npm run client-routes`; a test fails when it is out of date.
import type * as contracts from '../index.ts';

export const deletePrice: contracts.ClientRoute<typeof contracts.deletePrice> = {
  id: 'deletePrice',
  method: 'delete',
  path: '/api/pricing/config/:section/:id',
  access: 'staff',
  permission: 'prices:write',
};

export const getPricing: contracts.ClientRoute<typeof contracts.getPricing> = {
  id: 'getPricing',
  method: 'get',
  path: '/api/pricing',
  access: 'anyone',
};

export const updatePrice: contracts.ClientRoute<typeof contracts.updatePrice> = {
  id: 'updatePrice',
  method: 'put',
  path: '/api/pricing/config/:section/:id',
  access: 'staff',
  permission: 'prices:write',
};

export const upsertPrice: contracts.ClientRoute<typeof contracts.upsertPrice> = {
  id: 'upsertPrice',
  method: 'post',
  path: '/api/pricing/update',
  access: 'staff',
  permission: 'prices:write',
};
