// Written by `npm run client-routes`; a test fails when it is out of date.
import type * as contracts from '../index.ts';

export const createProductType: contracts.ClientRoute<typeof contracts.createProductType> = {
  id: 'createProductType',
  method: 'post',
  path: '/api/product-types',
  access: 'staff',
  permission: 'catalogue:write',
};

export const deleteProductType: contracts.ClientRoute<typeof contracts.deleteProductType> = {
  id: 'deleteProductType',
  method: 'delete',
  path: '/api/product-types/:id',
  access: 'staff',
  permission: 'catalogue:write',
};

export const listProductTypes: contracts.ClientRoute<typeof contracts.listProductTypes> = {
  id: 'listProductTypes',
  method: 'get',
  path: '/api/product-types',
  access: 'anyone',
};

export const updateProductType: contracts.ClientRoute<typeof contracts.updateProductType> = {
  id: 'updateProductType',
  method: 'put',
  path: '/api/product-types/:id',
  access: 'staff',
  permission: 'catalogue:write',
};
