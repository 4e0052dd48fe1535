// Written by `npm run client-routes`; a test fails when it is out of date.
import type * as contracts from '../index.ts';

export const acceptQuotation: contracts.ClientRoute<typeof contracts.acceptQuotation> = {
  id: 'acceptQuotation',
  method: 'post',
  path: '/api/quotations/shared/accept',
  access: 'anyone',
};

export const askAboutQuotation: contracts.ClientRoute<typeof contracts.askAboutQuotation> = {
  id: 'askAboutQuotation',
  method: 'post',
  path: '/api/quotations/shared/notes',
  access: 'anyone',
};

export const askQuotationCode: contracts.ClientRoute<typeof contracts.askQuotationCode> = {
  id: 'askQuotationCode',
  method: 'post',
  path: '/api/quotations/shared/codes',
  access: 'anyone',
};

export const declineQuotation: contracts.ClientRoute<typeof contracts.declineQuotation> = {
  id: 'declineQuotation',
  method: 'post',
  path: '/api/quotations/shared/decline',
  access: 'anyone',
};

export const readSharedQuotation: contracts.ClientRoute<typeof contracts.readSharedQuotation> = {
  id: 'readSharedQuotation',
  method: 'post',
  path: '/api/quotations/shared',
  access: 'anyone',
};

export const sendQuotation: contracts.ClientRoute<typeof contracts.sendQuotation> = {
  id: 'sendQuotation',
  method: 'post',
  path: '/api/quotations/:id/sending',
  access: 'staff',
  permission: 'quotations',
};
