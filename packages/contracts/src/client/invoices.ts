// Written by `npm run client-routes`; a test fails when it is out of date.
import type * as contracts from '../index.ts';

export const downloadInvoice: contracts.ClientRoute<typeof contracts.downloadInvoice> = {
  id: 'downloadInvoice',
  method: 'get',
  path: '/api/invoices/:id.pdf',
  access: 'order-customer-or-staff',
  permission: 'invoices:read',
};

export const getInvoice: contracts.ClientRoute<typeof contracts.getInvoice> = {
  id: 'getInvoice',
  method: 'get',
  path: '/api/invoices/:id',
  access: 'order-customer-or-staff',
  permission: 'invoices:read',
};

export const issueChallan: contracts.ClientRoute<typeof contracts.issueChallan> = {
  id: 'issueChallan',
  method: 'post',
  path: '/api/invoices/order/:order/delivery-challan',
  access: 'staff',
  permission: 'orders:write',
};

export const issueProforma: contracts.ClientRoute<typeof contracts.issueProforma> = {
  id: 'issueProforma',
  method: 'post',
  path: '/api/invoices/order/:order/proforma',
  access: 'order-customer-or-staff',
  permission: 'orders:write',
};

export const listInvoices: contracts.ClientRoute<typeof contracts.listInvoices> = {
  id: 'listInvoices',
  method: 'get',
  path: '/api/invoices',
  access: 'staff',
  permission: 'invoices:read',
};

export const listOrderInvoices: contracts.ClientRoute<typeof contracts.listOrderInvoices> = {
  id: 'listOrderInvoices',
  method: 'get',
  path: '/api/invoices/order/:order',
  access: 'order-customer-or-staff',
  permission: 'invoices:read',
};
