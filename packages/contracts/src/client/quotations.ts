// Written by `npm run client-routes`; a test fails when it is out of date.
import type * as contracts from '../index.ts';

export const createQuotation: contracts.ClientRoute<typeof contracts.createQuotation> = {
  id: 'createQuotation',
  method: 'post',
  path: '/api/quotations',
  access: 'staff',
  permission: 'quotations',
};

export const getQuotation: contracts.ClientRoute<typeof contracts.getQuotation> = {
  id: 'getQuotation',
  method: 'get',
  path: '/api/quotations/:id',
  access: 'staff',
  permission: 'quotations',
};

export const listQuotations: contracts.ClientRoute<typeof contracts.listQuotations> = {
  id: 'listQuotations',
  method: 'get',
  path: '/api/quotations',
  access: 'staff',
  permission: 'quotations',
};

export const replyOnQuotation: contracts.ClientRoute<typeof contracts.replyOnQuotation> = {
  id: 'replyOnQuotation',
  method: 'post',
  path: '/api/quotations/:id/notes',
  access: 'staff',
  permission: 'quotations',
};

export const reviseQuotation: contracts.ClientRoute<typeof contracts.reviseQuotation> = {
  id: 'reviseQuotation',
  method: 'post',
  path: '/api/quotations/:id/revisions',
  access: 'staff',
  permission: 'quotations',
};

export const withdrawQuotation: contracts.ClientRoute<typeof contracts.withdrawQuotation> = {
  id: 'withdrawQuotation',
  method: 'post',
  path: '/api/quotations/:id/withdrawal',
  access: 'staff',
  permission: 'quotations',
};
