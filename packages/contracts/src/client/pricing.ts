// Written by `npm run client-routes`; a test fails when it is out of date.
import type * as contracts from '../index.ts';

export const deletePrice: contracts.ClientRoute<typeof contracts.deletePrice> = {
  id: 'deletePrice',
  method: 'delete',
  path: '/api/pricing/config/:section/:id',
  access: 'staff',
  permission: 'prices:write',
};

export const getPricing: contracts.ClientRoute<typeof contracts.getPricing> = {
  id: 'getPricing',
  method: 'get',
  path: '/api/pricing',
  access: 'anyone',
};

export const updatePrice: contracts.ClientRoute<typeof contracts.updatePrice> = {
  id: 'updatePrice',
  method: 'put',
  path: '/api/pricing/config/:section/:id',
  access: 'staff',
  permission: 'prices:write',
};

export const upsertPrice: contracts.ClientRoute<typeof contracts.upsertPrice> = {
  id: 'upsertPrice',
  method: 'post',
  path: '/api/pricing/update',
  access: 'staff',
  permission: 'prices:write',
};

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

export const acceptQuotation: contracts.ClientRoute<typeof contracts.acceptQuotation> = {
  id: 'acceptQuotation',
  method: 'post',
  path: '/api/quotations/shared/:token/accept',
  access: 'anyone',
};

export const askAboutQuotation: contracts.ClientRoute<typeof contracts.askAboutQuotation> = {
  id: 'askAboutQuotation',
  method: 'post',
  path: '/api/quotations/shared/:token/notes',
  access: 'anyone',
};

export const askQuotationCode: contracts.ClientRoute<typeof contracts.askQuotationCode> = {
  id: 'askQuotationCode',
  method: 'post',
  path: '/api/quotations/shared/:token/codes',
  access: 'anyone',
};

export const declineQuotation: contracts.ClientRoute<typeof contracts.declineQuotation> = {
  id: 'declineQuotation',
  method: 'post',
  path: '/api/quotations/shared/:token/decline',
  access: 'anyone',
};

export const readSharedQuotation: contracts.ClientRoute<typeof contracts.readSharedQuotation> = {
  id: 'readSharedQuotation',
  method: 'get',
  path: '/api/quotations/shared/:token',
  access: 'anyone',
};

export const sendQuotation: contracts.ClientRoute<typeof contracts.sendQuotation> = {
  id: 'sendQuotation',
  method: 'post',
  path: '/api/quotations/:id/sending',
  access: 'staff',
  permission: 'quotations',
};
