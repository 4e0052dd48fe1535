import { z } from 'zod';
import { fault } from './sentence.ts';

/** Version of the notice at /privacy: the day on which what it says last changed. */
export const PRIVACY_NOTICE = '2026-11-22';

/** Which notice a person saw when they sent their data. Clients without a notice leave it out. */
export const consentInput = z
  .string()
  .trim()
  .regex(/^\d{4}-\d{2}-\d{2}$/, fault('must be the version of a privacy notice, like 2026-11-22'))
  .optional()
  .meta({ description: 'Version of the notice at /privacy that the person saw' });

/** That a person agreed: to which notice, and when. */
export interface Consent {
  notice: string;
  at: Date;
}

/** What is stored of a consent; nothing where none was sent. */
export const consentTo = (notice: string | undefined, at: Date): Consent | undefined =>
  notice === undefined ? undefined : { notice, at };
