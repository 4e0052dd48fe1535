// Written by `npm run client-routes`; a test fails when it is out of date.
import type * as contracts from '../index.ts';

export const listTaxRates: contracts.ClientRoute<typeof contracts.listTaxRates> = {
  id: 'listTaxRates',
  method: 'get',
  path: '/api/tax/rates',
  access: 'anyone',
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
