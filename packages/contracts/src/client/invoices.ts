// Written by `npm run client-routes`; a test fails when it is out of date.
import type * as contracts from '../index.ts';

export const downloadInvoice: contracts.ClientRoute<typeof contracts.downloadInvoice> = {
  id: 'downloadInvoice',
  method: 'get',
  path: '/api/invoices/:id.pdf',
  access: 'self-or-staff',
  permission: 'invoices:read',
};

export const downloadTrackedInvoice: contracts.ClientRoute<typeof contracts.downloadTrackedInvoice> = {
  id: 'downloadTrackedInvoice',
  method: 'post',
  path: '/api/invoices/tracked/:id.pdf',
  access: 'anyone',
};

export const getInvoice: contracts.ClientRoute<typeof contracts.getInvoice> = {
  id: 'getInvoice',
  method: 'get',
  path: '/api/invoices/:id',
  access: 'self-or-staff',
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
  access: 'self-or-staff',
  permission: 'orders:write',
};

export const issueTrackedProforma: contracts.ClientRoute<typeof contracts.issueTrackedProforma> = {
  id: 'issueTrackedProforma',
  method: 'post',
  path: '/api/invoices/tracked/proforma',
  access: 'anyone',
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
  access: 'self-or-staff',
  permission: 'invoices:read',
};

export const listTrackedInvoices: contracts.ClientRoute<typeof contracts.listTrackedInvoices> = {
  id: 'listTrackedInvoices',
  method: 'post',
  path: '/api/invoices/tracked',
  access: 'anyone',
};
