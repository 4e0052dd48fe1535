import { z } from 'zod';

/** A Mongo object id, as every id of the contract is. */
export const objectId = z
  .string()
  .regex(/^[0-9a-f]{24}$/i, 'must be an object id of 24 hexadecimal digits')
  .meta({ description: 'Mongo object id' });

/** The largest amount that the contract can say, in rupees. */
export const MAX_RUPEES = 100_000_000;

/** Rupees with at most two decimals: what travels. Inside the services money is integer paise. */
export const rupees = z
  .number()
  .min(0)
  .max(MAX_RUPEES)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, 'must have at most two decimals')
  .meta({ description: 'Amount in rupees, at most two decimals' });

export const percent = z.number().min(0).max(100).meta({ description: 'Percent, 0 to 100' });

export const isoDate = z.iso.datetime().meta({ description: 'ISO 8601, UTC' });

/** One line of text a person typed: trimmed, never empty, never endless. */
export const text = (max = 200) => z.string().trim().min(1).max(max);

export const errorSchema = z
  .object({
    message: z.string().meta({ description: 'What went wrong, for a person' }),
    code: z.string().meta({ description: 'Stable name of the error, for a program' }),
    details: z
      .array(z.object({ path: z.string(), message: z.string() }))
      .optional()
      .meta({ description: 'Every fault found, not only the first' }),
  })
  .meta({ id: 'Error' });
export type ErrorBody = z.infer<typeof errorSchema>;

/** A number, or the text of one as a form field sends it; never the 0 that JavaScript makes of an empty text or null. */
export const numeric = (message = 'must be a number') =>
  z
    .union(
      [
        z.number(),
        z
          .string()
          .trim()
          .regex(/^-?\d+(\.\d+)?$/, message),
      ],
      { error: message },
    )
    .transform(Number)
    .meta({ description: 'A number, or its decimal text' });

/** A whole number in an address, within bounds. */
export const wholeNumber = (minimum: number, maximum: number) =>
  numeric('must be a whole number')
    .pipe(z.number().int().min(minimum).max(maximum))
    .meta({ override: { type: 'integer', minimum, maximum } });

/** `page` counts from 1. Lists answer the number of all matches in `X-Total-Count`. */
export const pageQuery = (defaultLimit = 100, maxLimit = 500) =>
  z.object({
    page: wholeNumber(1, 1_000_000).default(1),
    limit: wholeNumber(1, maxLimit).default(defaultLimit),
  });

/** How many rows of a staff list can be paged through; what lies behind is found by searching, filtering or sorting. */
export const LIST_REACH = 10_000;

/** Holds a list's query to what can be paged through. */
export const withinReach = <Query extends z.ZodType<{ page: number; limit: number }>>(query: Query): Query =>
  query.refine(({ page, limit }) => page * limit <= LIST_REACH, {
    path: ['page'],
    error: 'Only the first 10,000 can be paged through. Search, filter or sort to see others.',
  });

/** What staff type to find rows. */
export const searchText = z.string().trim().max(100).optional();

/** The content of a downloaded file, as it is read. */
export const fileContent = z
  .custom<AsyncIterable<string | Uint8Array>>((value) => typeof value === 'object' && value !== null)
  .meta({ override: { type: 'string' } });

export const messageSchema = z.object({ message: z.string() });

export const byId = z.object({ id: objectId });

/** What guards an editor against overwriting what somebody else saved meanwhile. */
export const expectedUpdatedAt = isoDate.optional().meta({
  description:
    '`updatedAt` as the editor saw it: refused with 409 `changed-meanwhile` when it is another by now. Unchecked without it',
});
