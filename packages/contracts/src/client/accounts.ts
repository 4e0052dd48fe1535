// Written by `npm run client-routes`; a test fails when it is out of date.
import type * as contracts from '../index.ts';

export const creditOrder: contracts.ClientRoute<typeof contracts.creditOrder> = {
  id: 'creditOrder',
  method: 'post',
  path: '/api/payments/accounts/:order/credits',
  access: 'staff',
  permission: 'payments:write',
};

export const enterPayment: contracts.ClientRoute<typeof contracts.enterPayment> = {
  id: 'enterPayment',
  method: 'post',
  path: '/api/payments/accounts/:order/entries',
  access: 'staff',
  permission: 'payments:write',
};

export const getAccount: contracts.ClientRoute<typeof contracts.getAccount> = {
  id: 'getAccount',
  method: 'get',
  path: '/api/payments/accounts/:order',
  access: 'order-customer-or-staff',
  permission: 'payments:read',
};

export const listAccounts: contracts.ClientRoute<typeof contracts.listAccounts> = {
  id: 'listAccounts',
  method: 'get',
  path: '/api/payments/accounts',
  access: 'staff',
  permission: 'payments:read',
};

export const listPayments: contracts.ClientRoute<typeof contracts.listPayments> = {
  id: 'listPayments',
  method: 'get',
  path: '/api/payments',
  access: 'order-customer-or-staff',
  permission: 'payments:read',
};

export const reportPayment: contracts.ClientRoute<typeof contracts.reportPayment> = {
  id: 'reportPayment',
  method: 'post',
  path: '/api/payments/accounts/:order/reports',
  access: 'order-customer',
};
