import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { isoDate, objectId } from '../shared.ts';
import { SECURITY_EVENTS } from './kinds.ts';

export const originSchema = z.object({
  address: z.string().meta({ description: "The caller's IP address; `unknown` where no proxy told it" }),
  userAgent: z.string().meta({ description: 'What their program calls itself, shortened; may be empty' }),
});
export type Origin = z.output<typeof originSchema>;

export const securityEventSchema = z.object({
  kind: z.enum(SECURITY_EVENTS),
  account: z
    .object({ id: objectId.optional(), name: z.string() })
    .meta({ description: 'Whose account it is; without id where nobody has such an account' }),
  by: z
    .object({ id: objectId, name: z.string() })
    .optional()
    .meta({ description: 'Who did it, where that is not the account itself' }),
  from: originSchema,
  detail: z.string().meta({ description: 'Detail in words; may be empty' }),
  at: isoDate,
});
export type SecurityEvent = z.output<typeof securityEventSchema>;

const securityEventRecordedBy = (service: string) =>
  defineEvent(`${service}.security-event-recorded`, 1, securityEventSchema, { mustReach: true });

export const orderingSecurityEventRecorded = securityEventRecordedBy('ordering');
export const catalogSecurityEventRecorded = securityEventRecordedBy('catalog');
export const billingSecurityEventRecorded = securityEventRecordedBy('billing');

/** The security events of other services, which identity stores with its own. */
export const securityEventsRecorded = [
  orderingSecurityEventRecorded,
  catalogSecurityEventRecorded,
  billingSecurityEventRecorded,
] as const;
