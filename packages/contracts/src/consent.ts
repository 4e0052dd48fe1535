import { z } from 'zod';
import { fault } from './sentence.ts';

/** The version of the notice that a person saw when sending their data. Clients that show no notice leave it out. */
export const consentInput = z
  .string()
  .trim()
  .regex(/^\d{4}-\d{2}-\d{2}$/, fault('must be the version of a privacy notice, like 2026-11-22'))
  .optional()
  .meta({ description: 'Version of the notice at /privacy that the person saw' });

export interface Consent {
  notice: string;
  at: Date;
}

export const consentTo = (notice: string | undefined, at: Date): Consent | undefined =>
  notice === undefined ? undefined : { notice, at };
