import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { objectId } from '../shared.ts';

export const pricingUpdated = defineEvent(
  'pricing.updated',
  1,
  z.object({ entryId: objectId, section: z.string(), change: z.enum(['created', 'updated', 'deleted']) }),
);
