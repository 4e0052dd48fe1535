// Written by `npm run client-routes`; a test fails when it is out of date.
import type * as contracts from '../index.ts';

export const createProductColor: contracts.ClientRoute<typeof contracts.createProductColor> = {
  id: 'createProductColor',
  method: 'post',
  path: '/api/product-colors',
  access: 'staff',
  permission: 'catalogue:write',
};

export const deleteProductColor: contracts.ClientRoute<typeof contracts.deleteProductColor> = {
  id: 'deleteProductColor',
  method: 'delete',
  path: '/api/product-colors/:id',
  access: 'staff',
  permission: 'catalogue:write',
};

export const listProductColors: contracts.ClientRoute<typeof contracts.listProductColors> = {
  id: 'listProductColors',
  method: 'get',
  path: '/api/product-colors',
  access: 'anyone',
};

export const updateProductColor: contracts.ClientRoute<typeof contracts.updateProductColor> = {
  id: 'updateProductColor',
  method: 'put',
  path: '/api/product-colors/:id',
  access: 'staff',
  permission: 'catalogue:write',
};
