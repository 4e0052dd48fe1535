// Written by `npm run client-routes`; a test fails when it is out of date.
import type * as contracts from '../index.ts';

export const beginOrder: contracts.ClientRoute<typeof contracts.beginOrder> = {
  id: 'beginOrder',
  method: 'put',
  path: '/api/order/:id/begin',
  access: 'staff',
  permission: 'orders:deliver',
};

export const cancelOrder: contracts.ClientRoute<typeof contracts.cancelOrder> = {
  id: 'cancelOrder',
  method: 'put',
  path: '/api/order/:id/cancel',
  access: 'staff',
  permission: 'orders:write',
};

export const cancelOwnOrder: contracts.ClientRoute<typeof contracts.cancelOwnOrder> = {
  id: 'cancelOwnOrder',
  method: 'post',
  path: '/api/order/:id/cancellation',
  access: 'order-customer',
};

export const claimOrder: contracts.ClientRoute<typeof contracts.claimOrder> = {
  id: 'claimOrder',
  method: 'post',
  path: '/api/order/:id/claims',
  access: 'order-customer',
};

export const decideOrderClaim: contracts.ClientRoute<typeof contracts.decideOrderClaim> = {
  id: 'decideOrderClaim',
  method: 'put',
  path: '/api/order/:id/claims/:claimId',
  access: 'staff',
  permission: 'orders:write',
};

export const deliverOrder: contracts.ClientRoute<typeof contracts.deliverOrder> = {
  id: 'deliverOrder',
  method: 'put',
  path: '/api/order/:id/deliver',
  access: 'staff',
  permission: 'orders:deliver',
};

export const dispatchOrder: contracts.ClientRoute<typeof contracts.dispatchOrder> = {
  id: 'dispatchOrder',
  method: 'put',
  path: '/api/order/:id/dispatch',
  access: 'staff',
  permission: 'orders:deliver',
};

export const exportOrders: contracts.ClientRoute<typeof contracts.exportOrders> = {
  id: 'exportOrders',
  method: 'get',
  path: '/api/order/export.csv',
  access: 'staff',
  permission: 'exports',
};

export const getOrder: contracts.ClientRoute<typeof contracts.getOrder> = {
  id: 'getOrder',
  method: 'get',
  path: '/api/order/details/:id',
  access: 'order-customer-or-staff',
  permission: 'orders:read',
};

export const getOrdersToday: contracts.ClientRoute<typeof contracts.getOrdersToday> = {
  id: 'getOrdersToday',
  method: 'get',
  path: '/api/order/today',
  access: 'staff',
  permission: 'orders:read',
};

export const listOrders: contracts.ClientRoute<typeof contracts.listOrders> = {
  id: 'listOrders',
  method: 'get',
  path: '/api/order',
  access: 'staff',
  permission: 'orders:read',
};

export const listUserOrders: contracts.ClientRoute<typeof contracts.listUserOrders> = {
  id: 'listUserOrders',
  method: 'get',
  path: '/api/order/:userId',
  access: 'self-or-staff',
  permission: 'orders:read',
};

export const placeOrder: contracts.ClientRoute<typeof contracts.placeOrder> = {
  id: 'placeOrder',
  method: 'post',
  path: '/api/order',
  access: 'self',
};

export const releaseOrder: contracts.ClientRoute<typeof contracts.releaseOrder> = {
  id: 'releaseOrder',
  method: 'put',
  path: '/api/order/:id/release',
  access: 'staff',
  permission: 'orders:write',
};

export const setOrderPayment: contracts.ClientRoute<typeof contracts.setOrderPayment> = {
  id: 'setOrderPayment',
  method: 'put',
  path: '/api/order/:id/payment',
  access: 'staff',
  permission: 'orders:write',
};

export const withdrawOrderClaim: contracts.ClientRoute<typeof contracts.withdrawOrderClaim> = {
  id: 'withdrawOrderClaim',
  method: 'post',
  path: '/api/order/:id/claims/:claimId/withdrawal',
  access: 'order-customer',
};
