// Written by `npm run client-routes`; a test fails when it is out of date.
import type * as contracts from '../index.ts';

export const listSecurityEvents: contracts.ClientRoute<typeof contracts.listSecurityEvents> = {
  id: 'listSecurityEvents',
  method: 'get',
  path: '/api/security-events',
  access: 'staff',
  permission: 'security:read',
};
