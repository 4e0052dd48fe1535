// Written by `npm run client-routes`; a test fails when it is out of date.
import type * as contracts from '../index.ts';

export const previewAccountMail: contracts.ClientRoute<typeof contracts.previewAccountMail> = {
  id: 'previewAccountMail',
  method: 'get',
  path: '/api/account-mails/:kind/preview',
  access: 'staff',
  permission: 'messages:write',
};

export const sendTestAccountMail: contracts.ClientRoute<typeof contracts.sendTestAccountMail> = {
  id: 'sendTestAccountMail',
  method: 'post',
  path: '/api/account-mails/:kind/test',
  access: 'staff',
  permission: 'messages:write',
};
