import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { objectId, pageQuery } from '../shared.ts';
import { AUDITED_KINDS, changeRecordSchema } from './events.ts';

const auditEntrySchema = changeRecordSchema
  .omit({ id: true })
  .extend({ _id: objectId, objectId: objectId.meta({ description: 'Id of the object that was changed' }) })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.output<typeof auditEntrySchema>;

export const listAuditEntries = defineRoute({
  id: 'listAuditEntries',
  method: 'get',
  path: '/api/audit',
  access: 'staff',
  permission: 'changes:read',
  summary: 'Changes by staff, newest first: of one object, of one kind, or all',
  tag: 'audit',
  query: pageQuery(20, 100).extend({ kind: z.enum(AUDITED_KINDS).optional(), id: objectId.optional() }),
  responses: { 200: z.array(auditEntrySchema) },
});
