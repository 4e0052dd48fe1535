// Written by `npm run client-routes`; a test fails when it is out of date.
import type * as contracts from '../index.ts';

export const boughtTogether: contracts.ClientRoute<typeof contracts.boughtTogether> = {
  id: 'boughtTogether',
  method: 'get',
  path: '/api/product/:id/bought-together',
  access: 'anyone',
};

export const createProduct: contracts.ClientRoute<typeof contracts.createProduct> = {
  id: 'createProduct',
  method: 'post',
  path: '/api/product',
  access: 'staff',
  permission: 'catalogue:write',
};

export const deleteProduct: contracts.ClientRoute<typeof contracts.deleteProduct> = {
  id: 'deleteProduct',
  method: 'delete',
  path: '/api/product/:id',
  access: 'staff',
  permission: 'catalogue:write',
};

export const getProduct: contracts.ClientRoute<typeof contracts.getProduct> = {
  id: 'getProduct',
  method: 'get',
  path: '/api/product/:id',
  access: 'anyone',
};

export const listProducts: contracts.ClientRoute<typeof contracts.listProducts> = {
  id: 'listProducts',
  method: 'get',
  path: '/api/product',
  access: 'anyone',
};

export const similarProducts: contracts.ClientRoute<typeof contracts.similarProducts> = {
  id: 'similarProducts',
  method: 'get',
  path: '/api/product/similar/:id',
  access: 'anyone',
};

export const updateProduct: contracts.ClientRoute<typeof contracts.updateProduct> = {
  id: 'updateProduct',
  method: 'put',
  path: '/api/product/:id',
  access: 'staff',
  permission: 'catalogue:write',
};

export const uploadProductImage: contracts.ClientRoute<typeof contracts.uploadProductImage> = {
  id: 'uploadProductImage',
  method: 'post',
  path: '/api/product/images',
  access: 'staff',
  permission: 'catalogue:write',
  upload: { field: 'image' },
};
