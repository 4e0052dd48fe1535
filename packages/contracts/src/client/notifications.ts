// Written by `npm run client-routes`; a test fails when it is out of date.
import type * as contracts from '../index.ts';

export const addDevice: contracts.ClientRoute<typeof contracts.addDevice> = {
  id: 'addDevice',
  method: 'post',
  path: '/api/notifications/devices',
  access: 'signed-in',
};

export const getMessagePreferences: contracts.ClientRoute<typeof contracts.getMessagePreferences> = {
  id: 'getMessagePreferences',
  method: 'get',
  path: '/api/notifications/preferences',
  access: 'signed-in',
};

export const listMessageKinds: contracts.ClientRoute<typeof contracts.listMessageKinds> = {
  id: 'listMessageKinds',
  method: 'get',
  path: '/api/notifications/kinds',
  access: 'staff',
  permission: 'messages:write',
};

export const listOrderMessages: contracts.ClientRoute<typeof contracts.listOrderMessages> = {
  id: 'listOrderMessages',
  method: 'get',
  path: '/api/notifications',
  access: 'staff',
  permission: 'orders:read',
};

export const openUnsubscribe: contracts.ClientRoute<typeof contracts.openUnsubscribe> = {
  id: 'openUnsubscribe',
  method: 'get',
  path: '/api/notifications/unsubscribe',
  access: 'anyone',
};

export const previewMessage: contracts.ClientRoute<typeof contracts.previewMessage> = {
  id: 'previewMessage',
  method: 'get',
  path: '/api/notifications/kinds/:kind/preview',
  access: 'staff',
  permission: 'messages:write',
};

export const removeDevice: contracts.ClientRoute<typeof contracts.removeDevice> = {
  id: 'removeDevice',
  method: 'post',
  path: '/api/notifications/devices/removal',
  access: 'signed-in',
};

export const reportBounces: contracts.ClientRoute<typeof contracts.reportBounces> = {
  id: 'reportBounces',
  method: 'post',
  path: '/api/notifications/bounces',
  access: 'anyone',
};

export const sendTestMessage: contracts.ClientRoute<typeof contracts.sendTestMessage> = {
  id: 'sendTestMessage',
  method: 'post',
  path: '/api/notifications/kinds/:kind/test',
  access: 'staff',
  permission: 'messages:write',
};

export const setMessagePreferences: contracts.ClientRoute<typeof contracts.setMessagePreferences> = {
  id: 'setMessagePreferences',
  method: 'put',
  path: '/api/notifications/preferences',
  access: 'signed-in',
};

export const setMessageSentence: contracts.ClientRoute<typeof contracts.setMessageSentence> = {
  id: 'setMessageSentence',
  method: 'put',
  path: '/api/notifications/kinds/:kind/sentence',
  access: 'staff',
  permission: 'messages:write',
};

export const unsubscribe: contracts.ClientRoute<typeof contracts.unsubscribe> = {
  id: 'unsubscribe',
  method: 'post',
  path: '/api/notifications/unsubscribe',
  access: 'anyone',
};
