// Written by `npm run client-routes`; a test fails when it is out of date.
import type * as contracts from '../index.ts';

export const getMessagePreferences: contracts.ClientRoute<typeof contracts.getMessagePreferences> = {
  id: 'getMessagePreferences',
  method: 'get',
  path: '/api/notifications/preferences',
  access: 'signed-in',
};

export const listOrderMessages: contracts.ClientRoute<typeof contracts.listOrderMessages> = {
  id: 'listOrderMessages',
  method: 'get',
  path: '/api/notifications',
  access: 'staff',
  permission: 'orders:read',
};

export const reportBounces: contracts.ClientRoute<typeof contracts.reportBounces> = {
  id: 'reportBounces',
  method: 'post',
  path: '/api/notifications/bounces',
  access: 'anyone',
};

export const setMessagePreferences: contracts.ClientRoute<typeof contracts.setMessagePreferences> = {
  id: 'setMessagePreferences',
  method: 'put',
  path: '/api/notifications/preferences',
  access: 'signed-in',
};

export const unsubscribe: contracts.ClientRoute<typeof contracts.unsubscribe> = {
  id: 'unsubscribe',
  method: 'post',
  path: '/api/notifications/unsubscribe',
  access: 'anyone',
};
