// Written by `npm run client-routes`; a test fails when it is out of date.
import type * as contracts from '../index.ts';

export const cancelOwnBulkOrder: contracts.ClientRoute<typeof contracts.cancelOwnBulkOrder> = {
  id: 'cancelOwnBulkOrder',
  method: 'post',
  path: '/api/bulk-order/:id/cancellation',
  access: 'self',
};

export const cancelTrackedBulkOrder: contracts.ClientRoute<typeof contracts.cancelTrackedBulkOrder> = {
  id: 'cancelTrackedBulkOrder',
  method: 'post',
  path: '/api/bulk-order/tracked/cancellation',
  access: 'anyone',
};

export const claimBulkOrder: contracts.ClientRoute<typeof contracts.claimBulkOrder> = {
  id: 'claimBulkOrder',
  method: 'post',
  path: '/api/bulk-order/:id/claims',
  access: 'self',
};

export const claimTrackedBulkOrder: contracts.ClientRoute<typeof contracts.claimTrackedBulkOrder> = {
  id: 'claimTrackedBulkOrder',
  method: 'post',
  path: '/api/bulk-order/tracked/claims',
  access: 'anyone',
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
  access: 'self-or-staff',
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

export const readTrackedBulkOrder: contracts.ClientRoute<typeof contracts.readTrackedBulkOrder> = {
  id: 'readTrackedBulkOrder',
  method: 'post',
  path: '/api/bulk-order/tracked',
  access: 'anyone',
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
  access: 'self',
};

export const withdrawTrackedBulkOrderClaim: contracts.ClientRoute<typeof contracts.withdrawTrackedBulkOrderClaim> = {
  id: 'withdrawTrackedBulkOrderClaim',
  method: 'post',
  path: '/api/bulk-order/tracked/claims/withdrawal',
  access: 'anyone',
};
