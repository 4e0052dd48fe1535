// Written by `npm run client-routes`; a test fails when it is out of date.
import type * as contracts from '../index.ts';

export const checkCoupon: contracts.ClientRoute<typeof contracts.checkCoupon> = {
  id: 'checkCoupon',
  method: 'post',
  path: '/api/coupons/check',
  access: 'signed-in',
};

export const createCoupon: contracts.ClientRoute<typeof contracts.createCoupon> = {
  id: 'createCoupon',
  method: 'post',
  path: '/api/coupons',
  access: 'staff',
  permission: 'prices:write',
};

export const listCoupons: contracts.ClientRoute<typeof contracts.listCoupons> = {
  id: 'listCoupons',
  method: 'get',
  path: '/api/coupons',
  access: 'staff',
  permission: 'prices:write',
};

export const updateCoupon: contracts.ClientRoute<typeof contracts.updateCoupon> = {
  id: 'updateCoupon',
  method: 'put',
  path: '/api/coupons/:id',
  access: 'staff',
  permission: 'prices:write',
};
