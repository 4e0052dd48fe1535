import { z } from 'zod';
import { defineEvent } from '../event.ts';

/**
 * A section of the shop's settings was published. Consumers ignore sections that they do not know, and parse `value` by the section's
 * schema. It is sent again each night, so `version` tells what is new.
 */
export const shopUpdated = defineEvent(
  'shop.updated',
  1,
  z.object({ section: z.string(), version: z.int().min(1), value: z.record(z.string(), z.unknown()) }),
);
