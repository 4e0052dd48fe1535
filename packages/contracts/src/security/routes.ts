import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { isoDate, listName, messageSchema, objectId, pageQuery } from '../shared.ts';
import { securityEventSchema } from './events.ts';
import { SECURITY_EVENTS } from './kinds.ts';

const securityEntrySchema = securityEventSchema
  .extend({
    _id: objectId,
    count: z
      .int()
      .meta({ description: 'Times that it happened within 15 minutes; only failures are counted together' }),
    lastAt: isoDate,
  })
  .meta({ id: 'SecurityEntry' });
export type SecurityEntry = z.output<typeof securityEntrySchema>;

export const recordExport = defineRoute({
  id: 'recordExport',
  method: 'post',
  path: '/api/security-events/exports',
  access: 'staff',
  permission: 'exports',
  summary: "Record that the caller exports a list with customers' data, before the file is made of its pages",
  tag: 'security',
  body: z.object({ list: listName }),
  responses: { 201: messageSchema },
});

export const listSecurityEvents = defineRoute({
  id: 'listSecurityEvents',
  method: 'get',
  path: '/api/security-events',
  access: 'staff',
  permission: 'security:read',
  summary:
    'Sign-ins, failures, changes of accounts, exports and deletions, newest first; X-Total-Count is how many match',
  tag: 'security',
  query: pageQuery(20, 100).extend({ kind: z.enum(SECURITY_EVENTS).optional(), account: objectId.optional() }),
  responses: { 200: z.array(securityEntrySchema) },
});
