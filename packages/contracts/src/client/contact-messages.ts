// Written by `npm run client-routes`; a test fails when it is out of date.
import type * as contracts from '../index.ts';

export const listContactMessages: contracts.ClientRoute<typeof contracts.listContactMessages> = {
  id: 'listContactMessages',
  method: 'get',
  path: '/api/contact-messages',
  access: 'staff',
  permission: 'messages:read',
};

export const sendContactMessage: contracts.ClientRoute<typeof contracts.sendContactMessage> = {
  id: 'sendContactMessage',
  method: 'post',
  path: '/api/contact-messages',
  access: 'anyone',
};
