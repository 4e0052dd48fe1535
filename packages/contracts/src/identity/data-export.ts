import { z } from 'zod';
import { defineEvent, type Envelope, type EventData } from '../event.ts';
import { defineRoute } from '../route.ts';
import { fileContent, isoDate, objectId } from '../shared.ts';
import { currentPassword, linkToken } from './routes.ts';

/** Services that hold customers' data, besides identity itself. */
export const SERVICES_WITH_PERSONAL_DATA = [
  'cart',
  'ordering',
  'bulk-order',
  'favorites',
  'notifications',
  'catalog',
  'billing',
  'artwork',
] as const;
export type ServiceWithPersonalData = (typeof SERVICES_WITH_PERSONAL_DATA)[number];

/** A customer has asked for all their data. `services` must answer; the others already have. */
export const dataExportRequested = defineEvent(
  'identity.data-export-requested',
  1,
  z.object({ exportId: objectId, userId: objectId, services: z.array(z.string()) }),
  { mustReach: true },
);

/** Requests older than this many hours are no longer answered, as the collected data may already have been removed. */
export const DATA_EXPORT_HOURS = 24;

/**
 * Returns a function for the fields that tie an answer to its request; `undefined` where the service is not asked or the
 * request is too old.
 */
export function exportParts(service: ServiceWithPersonalData, now: () => number = Date.now) {
  return ({ data: { exportId, userId, services }, occurredAt }: Envelope<EventData<typeof dataExportRequested>>) => {
    const isOver = now() - Date.parse(occurredAt) > DATA_EXPORT_HOURS * 3_600_000;
    return services.includes(service) && !isOver ? { exportId, userId } : undefined;
  };
}

const collected = z.object({
  exportId: objectId,
  userId: objectId,
  part: z.number().int().min(1).meta({ description: 'Counts from 1; the same part again replaces the earlier one' }),
  of: z.number().int().min(1).optional().meta({ description: 'How many parts there are; only the last one says so' }),
  section: z.string().min(1).max(60).meta({ description: 'What the rows are, as the customer reads it' }),
  rows: z.array(z.record(z.string(), z.unknown())),
});
export type PersonalDataPart = z.output<typeof collected>;

const collectedBy = (service: ServiceWithPersonalData) =>
  defineEvent(`${service}.personal-data-collected`, 1, collected);

export const cartPersonalDataCollected = collectedBy('cart');
export const orderingPersonalDataCollected = collectedBy('ordering');
export const bulkOrderPersonalDataCollected = collectedBy('bulk-order');
export const favoritesPersonalDataCollected = collectedBy('favorites');
export const notificationsPersonalDataCollected = collectedBy('notifications');
export const catalogPersonalDataCollected = collectedBy('catalog');
export const billingPersonalDataCollected = collectedBy('billing');
export const artworkPersonalDataCollected = collectedBy('artwork');

/** The answers of every service, for identity, which puts them together. */
export const personalDataCollected = [
  cartPersonalDataCollected,
  orderingPersonalDataCollected,
  bulkOrderPersonalDataCollected,
  favoritesPersonalDataCollected,
  notificationsPersonalDataCollected,
  catalogPersonalDataCollected,
  billingPersonalDataCollected,
  artworkPersonalDataCollected,
] as const;

/** Folder of one export's files in the object store. The gateway serves none of them. */
export const exportFolder = (exportId: string): string => `exports/${exportId}/`;

const DATA_EXPORT_STATES = ['none', 'collecting', 'ready', 'failed'] as const;

const dataExportSchema = z
  .object({
    state: z.enum(DATA_EXPORT_STATES).meta({ description: '`ready` when the link is emailed' }),
    requestedAt: isoDate.optional(),
    expiresAt: isoDate.optional().meta({ description: 'Until when the emailed link works' }),
  })
  .meta({ id: 'DataExport' });
export type DataExport = z.output<typeof dataExportSchema>;

export const requestDataExport = defineRoute({
  id: 'requestDataExport',
  method: 'post',
  path: '/api/users/data-export',
  access: 'signed-in',
  summary:
    "Collect the signed-in user's data and email a link to it; needs the current password (403 `sign-in-again`) when the sign-in is older than 10 minutes",
  tag: 'users',
  body: z.object({ currentPassword }).prefault({}),
  responses: { 202: dataExportSchema },
});

export const getDataExport = defineRoute({
  id: 'getDataExport',
  method: 'get',
  path: '/api/users/data-export',
  access: 'signed-in',
  summary: "Progress of the signed-in user's latest data export",
  tag: 'users',
  responses: { 200: dataExportSchema },
});

export const downloadDataExport = defineRoute({
  id: 'downloadDataExport',
  method: 'post',
  path: '/api/users/data-export/file',
  access: 'signed-in',
  summary: "The signed-in user's data as a ZIP archive, by the token of the emailed link",
  tag: 'users',
  body: z.object({ token: linkToken }),
  download: { contentType: 'application/zip', filename: 'my-data.zip' },
  responses: { 200: fileContent },
});
