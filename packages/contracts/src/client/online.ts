// Written by `npm run client-routes`; a test fails when it is out of date.
import type * as contracts from '../index.ts';

export const listUnknownWebhooks: contracts.ClientRoute<typeof contracts.listUnknownWebhooks> = {
  id: 'listUnknownWebhooks',
  method: 'get',
  path: '/api/payments/webhooks',
  access: 'staff',
  permission: 'payments:read',
};

export const refundOnline: contracts.ClientRoute<typeof contracts.refundOnline> = {
  id: 'refundOnline',
  method: 'post',
  path: '/api/payments/accounts/:order/refunds',
  access: 'staff',
  permission: 'payments:write',
};

export const returnFromCheckout: contracts.ClientRoute<typeof contracts.returnFromCheckout> = {
  id: 'returnFromCheckout',
  method: 'post',
  path: '/api/payments/returns/:provider',
  access: 'anyone',
};

export const startCheckout: contracts.ClientRoute<typeof contracts.startCheckout> = {
  id: 'startCheckout',
  method: 'post',
  path: '/api/payments/accounts/:order/checkouts',
  access: 'order-customer',
};

export const takeWebhook: contracts.ClientRoute<typeof contracts.takeWebhook> = {
  id: 'takeWebhook',
  method: 'post',
  path: '/api/payments/webhooks/:provider',
  access: 'anyone',
};
