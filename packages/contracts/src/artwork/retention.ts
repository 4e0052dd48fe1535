import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { isoDate, wholeNumber } from '../shared.ts';
import { MOST_DAYS_KEPT } from './limits.ts';

const days = wholeNumber(1, MOST_DAYS_KEPT);
const retentionBody = z.object({
  fileDays: days.meta({ description: 'Days that a file or a layout is kept which no order needs' }),
  orderDays: days.meta({
    description: 'Days that files and layouts are kept after an order, and proofs after their last change',
  }),
});

const retentionSchema = retentionBody
  .extend({
    usual: retentionBody.meta({ description: 'What counts until staff have chosen' }),
    updatedAt: isoDate.nullable().meta({ description: 'When staff last changed it' }),
  })
  .meta({ id: 'ArtworkRetention' });
export type ArtworkRetention = z.output<typeof retentionSchema>;

const byOwners = {
  path: '/api/artwork/retention',
  access: 'staff',
  permission: 'retention:write',
  tag: 'artwork',
} as const;

export const getArtworkRetention = defineRoute({
  ...byOwners,
  id: 'getArtworkRetention',
  method: 'get',
  summary: "How long customers' files are kept",
  responses: { 200: retentionSchema },
});

export const setArtworkRetention = defineRoute({
  ...byOwners,
  id: 'setArtworkRetention',
  method: 'put',
  summary:
    "Set how long customers' files are kept; files that are here keep their day. 409 where the settings of the shop name the days",
  body: retentionBody,
  responses: { 200: retentionSchema },
});
