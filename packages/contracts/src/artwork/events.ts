import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { objectId } from '../shared.ts';
import { designAddress } from '../stored-files.ts';
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

/** A mock-up with these designs was saved or ordered: they must be kept for a while, or as long as orders need them. */
export const designsNeeded = defineEvent(
  'artwork.designs-needed',
  1,
  z.object({
    designs: z.array(designAddress).min(1),
    /** Whose order it is; null where nothing was ordered, and for a guest's. */
    userId: objectId.nullable(),
    isOrdered: z.boolean(),
  }),
);
