// Written by `npm run client-routes`; a test fails when it is out of date.
import type * as contracts from '../index.ts';

export const listDifferences: contracts.ClientRoute<typeof contracts.listDifferences> = {
  id: 'listDifferences',
  method: 'get',
  path: '/api/payments/differences',
  access: 'staff',
  permission: 'payments:read',
};

export const listSettlements: contracts.ClientRoute<typeof contracts.listSettlements> = {
  id: 'listSettlements',
  method: 'get',
  path: '/api/payments/settlements',
  access: 'staff',
  permission: 'payments:read',
};

export const reconcilePayments: contracts.ClientRoute<typeof contracts.reconcilePayments> = {
  id: 'reconcilePayments',
  method: 'post',
  path: '/api/payments/reconciliation',
  access: 'staff',
  permission: 'payments:write',
};

export const settleDifference: contracts.ClientRoute<typeof contracts.settleDifference> = {
  id: 'settleDifference',
  method: 'post',
  path: '/api/payments/differences/:id/settlement',
  access: 'staff',
  permission: 'payments:write',
};
