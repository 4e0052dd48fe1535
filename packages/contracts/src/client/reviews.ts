// Written by `npm run client-routes`; a test fails when it is out of date.
import type * as contracts from '../index.ts';

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
