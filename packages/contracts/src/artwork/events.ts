import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { objectId } from '../shared.ts';
import { CHECK_LEVELS } from './checks.ts';

/** The checks of a file are done: it was checked or refused. */
export const artworkChecked = defineEvent(
  'artwork.checked',
  1,
  z.object({
    fileId: objectId,
    userId: objectId.nullable(),
    name: z.string(),
    productType: z.string(),
    state: z.enum(['checked', 'refused']),
    /** The worst level among what was found; null when nothing was, or the file was refused. */
    worst: z.enum(CHECK_LEVELS).nullable(),
    pages: z.number().int(),
    /** Fingerprint of the file's bytes; null where they could not be read. */
    sha256: z.string().nullable(),
    /** Address of the design that the file is, where it was uploaded as one. */
    design: z.string().nullable(),
  }),
);
