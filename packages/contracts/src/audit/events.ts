import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { originSchema } from '../security/events.ts';
import { isoDate, objectId } from '../shared.ts';

/** Kinds of objects that staff can change; each has a history. */
export const AUDITED_KINDS = [
  'product',
  'product-type',
  'product-color',
  'product-synonyms',
  'review',
  'order',
  'bulk-order',
  'price',
  'coupon',
  'account',
  'tax-rule',
  'tax-month',
  'quotation',
  'print-profile',
  'retention',
  'proof',
  'message',
  'print-areas',
  'user',
  'setting',
] as const;
export type AuditedKind = (typeof AUDITED_KINDS)[number];

const fieldChange = z.object({
  field: z.string().meta({ description: 'Path of the field, as the API names it' }),
  before: z.string().meta({ description: 'In words, shortened; empty when there was nothing' }),
  after: z.string(),
});
export type FieldChange = z.output<typeof fieldChange>;

/** One write by staff: who did what to which object, when, and what changed. */
export const changeRecordSchema = z.object({
  kind: z.enum(AUDITED_KINDS),
  id: objectId,
  label: z.string().meta({ description: 'What the object is called, also once it is gone' }),
  action: z.string().meta({ description: 'A past fact: created, updated, deleted, paid ...' }),
  by: z.object({ id: objectId, name: z.string() }),
  from: originSchema.optional().meta({ description: 'Where the request came from' }),
  at: isoDate,
  changes: z.array(fieldChange),
});
export type ChangeRecord = z.output<typeof changeRecordSchema>;

const changeRecordedBy = (service: string) =>
  defineEvent(`${service}.change-recorded`, 1, changeRecordSchema, { mustReach: true });

export const catalogChangeRecorded = changeRecordedBy('catalog');
export const orderingChangeRecorded = changeRecordedBy('ordering');
export const bulkOrderChangeRecorded = changeRecordedBy('bulk-order');
export const pricingChangeRecorded = changeRecordedBy('pricing');
export const billingChangeRecorded = changeRecordedBy('billing');
export const identityChangeRecorded = changeRecordedBy('identity');
export const notificationsChangeRecorded = changeRecordedBy('notifications');
export const artworkChangeRecorded = changeRecordedBy('artwork');
export const shopChangeRecorded = changeRecordedBy('shop');

/** The change records of every service, for identity, which stores them. */
export const changesRecorded = [
  catalogChangeRecorded,
  orderingChangeRecorded,
  bulkOrderChangeRecorded,
  pricingChangeRecorded,
  billingChangeRecorded,
  identityChangeRecorded,
  notificationsChangeRecorded,
  artworkChangeRecorded,
  shopChangeRecorded,
] as const;
