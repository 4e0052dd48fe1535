import { z } from 'zod';
import { objectId } from '../shared.ts';

/** Of a timeline's entry about a proof. */
export const stepProof = z
  .object({ id: objectId, version: z.number().int() })
  .optional()
  .meta({ description: 'The proof that it is about, and its version' });
