// Written by `npm run client-routes`; a test fails when it is out of date.
import type * as contracts from '../index.ts';

export const cancelOwnBulkOrder: contracts.ClientRoute<typeof contracts.cancelOwnBulkOrder> = {
  id: 'cancelOwnBulkOrder',
  method: 'post',
  path: '/api/bulk-order/:id/cancellation',
  access: 'order-customer',
};

export const claimBulkOrder: contracts.ClientRoute<typeof contracts.claimBulkOrder> = {
  id: 'claimBulkOrder',
  method: 'post',
  path: '/api/bulk-order/:id/claims',
  access: 'order-customer',
};

export const countWaitingBulkOrders: contracts.ClientRoute<typeof contracts.countWaitingBulkOrders> = {
  id: 'countWaitingBulkOrders',
  method: 'get',
  path: '/api/bulk-order/waiting',
  access: 'staff',
  permission: 'bulk-orders:read',
};

export const decideBulkOrderClaim: contracts.ClientRoute<typeof contracts.decideBulkOrderClaim> = {
  id: 'decideBulkOrderClaim',
  method: 'put',
  path: '/api/bulk-order/:id/claims/:claimId',
  access: 'staff',
  permission: 'bulk-orders:write',
};

export const getBulkOrder: contracts.ClientRoute<typeof contracts.getBulkOrder> = {
  id: 'getBulkOrder',
  method: 'get',
  path: '/api/bulk-order/details/:id',
  access: 'order-customer-or-staff',
  permission: 'bulk-orders:read',
};

export const listBulkOrders: contracts.ClientRoute<typeof contracts.listBulkOrders> = {
  id: 'listBulkOrders',
  method: 'get',
  path: '/api/bulk-order',
  access: 'staff',
  permission: 'bulk-orders:read',
};

export const listUserBulkOrders: contracts.ClientRoute<typeof contracts.listUserBulkOrders> = {
  id: 'listUserBulkOrders',
  method: 'get',
  path: '/api/bulk-order/user/:userId',
  access: 'self-or-staff',
  permission: 'bulk-orders:read',
};

export const placeBulkOrder: contracts.ClientRoute<typeof contracts.placeBulkOrder> = {
  id: 'placeBulkOrder',
  method: 'post',
  path: '/api/bulk-order',
  access: 'guest',
};

export const setBulkOrderStatus: contracts.ClientRoute<typeof contracts.setBulkOrderStatus> = {
  id: 'setBulkOrderStatus',
  method: 'put',
  path: '/api/bulk-order/:id/status',
  access: 'staff',
  permission: 'bulk-orders:write',
};

export const uploadDesign: contracts.ClientRoute<typeof contracts.uploadDesign> = {
  id: 'uploadDesign',
  method: 'post',
  path: '/api/bulk-order/design',
  access: 'guest',
  upload: { field: 'design' },
};

export const withdrawBulkOrderClaim: contracts.ClientRoute<typeof contracts.withdrawBulkOrderClaim> = {
  id: 'withdrawBulkOrderClaim',
  method: 'post',
  path: '/api/bulk-order/:id/claims/:claimId/withdrawal',
  access: 'order-customer',
};
