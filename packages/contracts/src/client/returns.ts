// Written by `npm run client-routes`; a test fails when it is out of date.
import type * as contracts from '../index.ts';

export const closeTaxMonth: contracts.ClientRoute<typeof contracts.closeTaxMonth> = {
  id: 'closeTaxMonth',
  method: 'post',
  path: '/api/tax/months/:month/closing',
  access: 'staff',
  permission: 'tax:write',
};

export const downloadEInvoice: contracts.ClientRoute<typeof contracts.downloadEInvoice> = {
  id: 'downloadEInvoice',
  method: 'get',
  path: '/api/tax/e-invoices/:id',
  access: 'staff',
  permission: 'invoices:read',
};

export const downloadGstr1: contracts.ClientRoute<typeof contracts.downloadGstr1> = {
  id: 'downloadGstr1',
  method: 'get',
  path: '/api/tax/months/:month/gstr-1.json',
  access: 'staff',
  permission: 'invoices:read',
};

export const downloadGstr1Table: contracts.ClientRoute<typeof contracts.downloadGstr1Table> = {
  id: 'downloadGstr1Table',
  method: 'get',
  path: '/api/tax/months/:month/gstr-1.csv',
  access: 'staff',
  permission: 'invoices:read',
};

export const downloadSalesRegister: contracts.ClientRoute<typeof contracts.downloadSalesRegister> = {
  id: 'downloadSalesRegister',
  method: 'get',
  path: '/api/tax/months/:month/sales-register.csv',
  access: 'staff',
  permission: 'invoices:read',
};

export const downloadTally: contracts.ClientRoute<typeof contracts.downloadTally> = {
  id: 'downloadTally',
  method: 'get',
  path: '/api/tax/months/:month/tally.xml',
  access: 'staff',
  permission: 'invoices:read',
};

export const getTaxMonth: contracts.ClientRoute<typeof contracts.getTaxMonth> = {
  id: 'getTaxMonth',
  method: 'get',
  path: '/api/tax/months/:month',
  access: 'staff',
  permission: 'invoices:read',
};
