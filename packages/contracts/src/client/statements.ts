// Written by `npm run client-routes`; a test fails when it is out of date.
import type * as contracts from '../index.ts';

export const enterStatement: contracts.ClientRoute<typeof contracts.enterStatement> = {
  id: 'enterStatement',
  method: 'post',
  path: '/api/payments/statements/entries',
  access: 'staff',
  permission: 'payments:write',
};

export const readStatement: contracts.ClientRoute<typeof contracts.readStatement> = {
  id: 'readStatement',
  method: 'post',
  path: '/api/payments/statements',
  access: 'staff',
  permission: 'payments:write',
};
