// Written by `npm run client-routes`; a test fails when it is out of date.
import type * as contracts from '../index.ts';

export const countConversations: contracts.ClientRoute<typeof contracts.countConversations> = {
  id: 'countConversations',
  method: 'get',
  path: '/api/conversations/count',
  access: 'staff',
  permission: 'orders:read',
};

export const getConversation: contracts.ClientRoute<typeof contracts.getConversation> = {
  id: 'getConversation',
  method: 'get',
  path: '/api/conversations/:id',
  access: 'order-customer-or-staff',
  permission: 'orders:read',
};

export const listConversations: contracts.ClientRoute<typeof contracts.listConversations> = {
  id: 'listConversations',
  method: 'get',
  path: '/api/conversations',
  access: 'staff',
  permission: 'orders:read',
};

export const listUnreadConversations: contracts.ClientRoute<typeof contracts.listUnreadConversations> = {
  id: 'listUnreadConversations',
  method: 'get',
  path: '/api/conversations/unread',
  access: 'signed-in',
};

export const markConversationRead: contracts.ClientRoute<typeof contracts.markConversationRead> = {
  id: 'markConversationRead',
  method: 'put',
  path: '/api/conversations/:id/read',
  access: 'order-customer-or-staff',
  permission: 'orders:read',
};

export const settleConversation: contracts.ClientRoute<typeof contracts.settleConversation> = {
  id: 'settleConversation',
  method: 'put',
  path: '/api/conversations/:id/settled',
  access: 'staff',
  permission: 'conversations:write',
};

export const writeConversationMessage: contracts.ClientRoute<typeof contracts.writeConversationMessage> = {
  id: 'writeConversationMessage',
  method: 'post',
  path: '/api/conversations/:id/messages',
  access: 'order-customer-or-staff',
  permission: 'conversations:write',
};
