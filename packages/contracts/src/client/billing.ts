// Written by `npm run client-routes`; a test fails when it is out of date.
import type * as contracts from '../index.ts';

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
  access: 'self-or-staff',
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
  access: 'self-or-staff',
  permission: 'payments:read',
};

export const readTrackedAccount: contracts.ClientRoute<typeof contracts.readTrackedAccount> = {
  id: 'readTrackedAccount',
  method: 'post',
  path: '/api/payments/tracked',
  access: 'anyone',
};

export const reportPayment: contracts.ClientRoute<typeof contracts.reportPayment> = {
  id: 'reportPayment',
  method: 'post',
  path: '/api/payments/accounts/:order/reports',
  access: 'self',
};

export const reportTrackedPayment: contracts.ClientRoute<typeof contracts.reportTrackedPayment> = {
  id: 'reportTrackedPayment',
  method: 'post',
  path: '/api/payments/tracked/reports',
  access: 'anyone',
};

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
  access: 'self',
};

export const startTrackedCheckout: contracts.ClientRoute<typeof contracts.startTrackedCheckout> = {
  id: 'startTrackedCheckout',
  method: 'post',
  path: '/api/payments/tracked/checkouts',
  access: 'anyone',
};

export const takeWebhook: contracts.ClientRoute<typeof contracts.takeWebhook> = {
  id: 'takeWebhook',
  method: 'post',
  path: '/api/payments/webhooks/:provider',
  access: 'anyone',
};

export const downloadInvoice: contracts.ClientRoute<typeof contracts.downloadInvoice> = {
  id: 'downloadInvoice',
  method: 'get',
  path: '/api/invoices/:id.pdf',
  access: 'self-or-staff',
  permission: 'invoices:read',
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

export const listTaxRules: contracts.ClientRoute<typeof contracts.listTaxRules> = {
  id: 'listTaxRules',
  method: 'get',
  path: '/api/tax/rules',
  access: 'staff',
  permission: 'invoices:read',
};

export const removeTaxRule: contracts.ClientRoute<typeof contracts.removeTaxRule> = {
  id: 'removeTaxRule',
  method: 'delete',
  path: '/api/tax/rules/:id',
  access: 'staff',
  permission: 'tax:write',
};

export const setTaxRule: contracts.ClientRoute<typeof contracts.setTaxRule> = {
  id: 'setTaxRule',
  method: 'put',
  path: '/api/tax/rules',
  access: 'staff',
  permission: 'tax:write',
};

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

export const enterStatement: contracts.ClientRoute<typeof contracts.enterStatement> = {
  id: 'enterStatement',
  method: 'post',
  path: '/api/payments/statements/entries',
  access: 'staff',
  permission: 'payments:write',
};

export const readStatement: contracts.ClientRoute<typeof contracts.readStatement> = {
  id: 'readStatement',
  method: 'post',
  path: '/api/payments/statements',
  access: 'staff',
  permission: 'payments:write',
};

export const listDifferences: contracts.ClientRoute<typeof contracts.listDifferences> = {
  id: 'listDifferences',
  method: 'get',
  path: '/api/payments/differences',
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
