// Written by `npm run client-routes`; a test fails when it is out of date.
import type * as contracts from '../index.ts';

export const listAuditEntries: contracts.ClientRoute<typeof contracts.listAuditEntries> = {
  id: 'listAuditEntries',
  method: 'get',
  path: '/api/audit',
  access: 'staff',
  permission: 'changes:read',
};
