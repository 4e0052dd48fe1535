// Written by `npm run client-routes`; a test fails when it is out of date.
import type * as contracts from '../index.ts';

export const downloadOutstanding: contracts.ClientRoute<typeof contracts.downloadOutstanding> = {
  id: 'downloadOutstanding',
  method: 'get',
  path: '/api/payments/outstanding.csv',
  access: 'staff',
  permission: 'payments:read',
};

export const downloadRevenue: contracts.ClientRoute<typeof contracts.downloadRevenue> = {
  id: 'downloadRevenue',
  method: 'get',
  path: '/api/invoices/revenue.csv',
  access: 'staff',
  permission: 'invoices:read',
};

export const getOutstanding: contracts.ClientRoute<typeof contracts.getOutstanding> = {
  id: 'getOutstanding',
  method: 'get',
  path: '/api/payments/outstanding',
  access: 'staff',
  permission: 'payments:read',
};

export const getRevenue: contracts.ClientRoute<typeof contracts.getRevenue> = {
  id: 'getRevenue',
  method: 'get',
  path: '/api/invoices/revenue',
  access: 'staff',
  permission: 'invoices:read',
};
