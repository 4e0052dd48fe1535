// Written by `npm run client-routes`; a test fails when it is out of date.
import type * as contracts from '../index.ts';

export const endOtherSessions: contracts.ClientRoute<typeof contracts.endOtherSessions> = {
  id: 'endOtherSessions',
  method: 'delete',
  path: '/api/users/sessions',
  access: 'signed-in',
};

export const endSession: contracts.ClientRoute<typeof contracts.endSession> = {
  id: 'endSession',
  method: 'delete',
  path: '/api/users/sessions/:id',
  access: 'signed-in',
};

export const listSessions: contracts.ClientRoute<typeof contracts.listSessions> = {
  id: 'listSessions',
  method: 'get',
  path: '/api/users/sessions',
  access: 'signed-in',
};
