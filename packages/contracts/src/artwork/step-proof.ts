import { z } from 'zod';
import { objectId } from '../shared.ts';

/** The proof that an entry of a timeline is about. */
export const stepProof = z
  .object({ id: objectId, version: z.number().int() })
  .optional()
  .meta({ description: 'The proof of this step, and its version' });
