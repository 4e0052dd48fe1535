// Written by `npm run client-routes`; a test fails when it is out of date.
import type * as contracts from '../index.ts';

export const addBilling: contracts.ClientRoute<typeof contracts.addBilling> = {
  id: 'addBilling',
  method: 'post',
  path: '/api/billing',
  access: 'self',
};

export const listBilling: contracts.ClientRoute<typeof contracts.listBilling> = {
  id: 'listBilling',
  method: 'get',
  path: '/api/billing/:userId',
  access: 'self',
};
