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

export const answerReview: contracts.ClientRoute<typeof contracts.answerReview> = {
  id: 'answerReview',
  method: 'put',
  path: '/api/product-reviews/:id/answer',
  access: 'staff',
  permission: 'reviews:write',
};

export const getOwnReview: contracts.ClientRoute<typeof contracts.getOwnReview> = {
  id: 'getOwnReview',
  method: 'get',
  path: '/api/product/:id/reviews/mine',
  access: 'signed-in',
};

export const hideReview: contracts.ClientRoute<typeof contracts.hideReview> = {
  id: 'hideReview',
  method: 'put',
  path: '/api/product-reviews/:id/hide',
  access: 'staff',
  permission: 'reviews:write',
};

export const listAllReviews: contracts.ClientRoute<typeof contracts.listAllReviews> = {
  id: 'listAllReviews',
  method: 'get',
  path: '/api/product-reviews',
  access: 'staff',
  permission: 'reviews:write',
};

export const listReviews: contracts.ClientRoute<typeof contracts.listReviews> = {
  id: 'listReviews',
  method: 'get',
  path: '/api/product/:id/reviews',
  access: 'anyone',
};

export const removeOwnReview: contracts.ClientRoute<typeof contracts.removeOwnReview> = {
  id: 'removeOwnReview',
  method: 'delete',
  path: '/api/product/:id/reviews/mine',
  access: 'signed-in',
};

export const saveOwnReview: contracts.ClientRoute<typeof contracts.saveOwnReview> = {
  id: 'saveOwnReview',
  method: 'put',
  path: '/api/product/:id/reviews/mine',
  access: 'signed-in',
};

export const showReview: contracts.ClientRoute<typeof contracts.showReview> = {
  id: 'showReview',
  method: 'put',
  path: '/api/product-reviews/:id/show',
  access: 'staff',
  permission: 'reviews:write',
};

export const uploadReviewPicture: contracts.ClientRoute<typeof contracts.uploadReviewPicture> = {
  id: 'uploadReviewPicture',
  method: 'post',
  path: '/api/product-reviews/pictures',
  access: 'signed-in',
  upload: { field: 'image' },
};

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

export const createSynonyms: contracts.ClientRoute<typeof contracts.createSynonyms> = {
  id: 'createSynonyms',
  method: 'post',
  path: '/api/product-synonyms',
  access: 'staff',
  permission: 'catalogue:write',
};

export const deleteSynonyms: contracts.ClientRoute<typeof contracts.deleteSynonyms> = {
  id: 'deleteSynonyms',
  method: 'delete',
  path: '/api/product-synonyms/:id',
  access: 'staff',
  permission: 'catalogue:write',
};

export const listSynonyms: contracts.ClientRoute<typeof contracts.listSynonyms> = {
  id: 'listSynonyms',
  method: 'get',
  path: '/api/product-synonyms',
  access: 'staff',
  permission: 'catalogue:write',
};

export const updateSynonyms: contracts.ClientRoute<typeof contracts.updateSynonyms> = {
  id: 'updateSynonyms',
  method: 'put',
  path: '/api/product-synonyms/:id',
  access: 'staff',
  permission: 'catalogue:write',
};
