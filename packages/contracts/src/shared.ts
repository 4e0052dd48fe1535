import { z } from 'zod';
import { LIST_REACH } from './list-reach.ts';
import { numberText } from './number-text.ts';
import { type FaultWords, fault, type Sentence, sentence } from './sentence.ts';

/** The largest amount of money that the API accepts: ten crore rupees. */
export const MAX_RUPEES = 100_000_000;

const TWO_DECIMALS = fault('must have at most two decimals');
const hasTwoDecimals = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;

/** A MongoDB object id; every id in the contracts is one. In capitals it is the same, so it is compared and stored in small letters. */
export const objectId = z
  .string()
  .regex(/^[0-9a-fA-F]{24}$/, fault('must be an object id of 24 hexadecimal digits'))
  .toLowerCase()
  .meta({ description: 'Mongo object id' });

/** The token of an emailed link. It opens one thing for its holder. It comes in a body, because paths stand in logs. */
export const mailLinkToken = z
  .string()
  .min(1, sentence('The link is not complete.'))
  .max(1_000)
  .meta({ description: 'From the link that was emailed' });

/** Minutes for which the code works that answers a quotation or a proof. */
export const MAILED_CODE_MINUTES = 10;

/** A code of six digits that was sent to somebody. */
export const mailedCode = z
  .string({ error: sentence('Please enter the code.') })
  .trim()
  .regex(/^\d{6}$/, sentence('Please enter the code.'));

/** Rupees with at most two decimals, as in requests and answers. Inside the services money is integer paise. */
export const rupees = z
  .number()
  .min(0)
  .max(MAX_RUPEES)
  .refine(hasTwoDecimals, TWO_DECIMALS)
  .meta({ description: 'Amount in rupees, at most two decimals' });

export const signedRupees = z.number().meta({ description: 'In rupees; credit notes lower it' });

export const percent = z.number().min(0).max(100).meta({ description: 'Percent, 0 to 100' });

export const languageCode = z.enum(['en', 'hi']);
export type LanguageCode = z.output<typeof languageCode>;

export const isoDate = z.iso.datetime().meta({ description: 'ISO 8601, UTC' });

export const monthOf = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
  .meta({ description: 'A month as it is in India, like 2026-11' });

export const calendarDay = z.iso.date().meta({ description: 'A day as it is in India, like 2026-11-23' });

/** One line of text that a person typed: trimmed, not empty, at most `max` characters. */
export const text = (max = 200) => z.string().trim().min(1).max(max);

/** Control characters, also those of the direction of writing, and breaks of lines. */
const CONTROLS = /[\p{Cc}\u200e\u200f\u2028\u2029\u202a-\u202e\u2060-\u2069\ufeff]+/gu;

/** A text as one line, with one blank where there were several. */
export const toOneLine = (words: string): string => words.replace(CONTROLS, ' ').replace(/ {2,}/g, ' ').trim();

/**
 * The name of a person or a business: one line without a web address, as the shop's messages contain it.
 */
export const nameInput = (max: number, error?: Sentence) =>
  z
    .string(error ? { error } : undefined)
    .overwrite(toOneLine)
    .max(max)
    .refine((name) => !/:\/\/|\bwww\./i.test(name), sentence('Please enter a name without a web address.'));

/** The same where there must be one. */
export const requiredName = (max: number, error?: Sentence) => nameInput(max, error).min(1, error);

export const errorSchema = z
  .object({
    message: z.string().meta({ description: 'What went wrong, for a person' }),
    code: z.string().meta({ description: 'Stable name of the error, for a program' }),
    details: z
      .array(z.object({ path: z.string(), message: z.string() }))
      .optional()
      .meta({ description: 'Every fault found, not only the first' }),
    current: z
      .unknown()
      .optional()
      .meta({ description: 'What is stored, where a change was refused because somebody else had made one' }),
  })
  .meta({ id: 'Error' });

/** Describes the accepted input in the API's document, where the parsing schema cannot. */
export const documentedAs = (schema: object) => ({
  override: ({ jsonSchema }: { jsonSchema: object }) => {
    for (const key of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, key);
    Object.assign(jsonSchema, schema);
  },
});

interface NumberBounds {
  minimum?: 0 | 1;
  maximum: number;
  /** 0 for a whole number. */
  decimals?: number;
  /** The message for anything that is not a number. */
  message?: Sentence | FaultWords;
  tooSmall?: Sentence;
}

/** A number, or its text as a form field sends it. An empty text or null is refused, not read as 0. */
export function numeric({
  minimum = 0,
  maximum,
  decimals = 0,
  message = fault('must be a number'),
  tooSmall,
}: NumberBounds) {
  const pattern = numberText(minimum, maximum, decimals);
  const text = z
    .string()
    .trim()
    .regex(/^-?\d+(\.\d+)?$/, message);
  const bounded = z.number().min(minimum, tooSmall).max(maximum);
  const step = decimals > 0 ? { multipleOf: 10 ** -decimals } : {};
  return z
    .union([z.number(), text], { error: message })
    .transform(Number)
    .pipe(decimals === 0 ? bounded.int() : decimals === 2 ? bounded.refine(hasTwoDecimals, TWO_DECIMALS) : bounded)
    .meta(
      documentedAs({
        anyOf: [
          { type: decimals === 0 ? 'integer' : 'number', minimum, maximum, ...step },
          { type: 'string', pattern },
        ],
      }),
    );
}

export const rupeesInput = (message?: Sentence) =>
  numeric({ maximum: MAX_RUPEES, decimals: 2, ...(message ? { message } : {}) });

export const percentInput = () => numeric({ maximum: 100, decimals: 2 });

export const wholeNumber = (minimum: 0 | 1, maximum: number) =>
  numeric({ minimum, maximum, message: fault('must be a whole number') }).meta(
    documentedAs({ type: 'integer', minimum, maximum }),
  );

const NO_EMAIL = sentence('Please enter a valid email address.');

/**
 * An email address as browsers and mail servers accept it, with at most 64 characters before the @ (RFC 5321, section
 * 4.5.3.1.1).
 */
const EMAIL = new RegExp(`^(?=[^@]{1,64}@)${z.regexes.email.source.slice(1)}`);

const EMAIL_DOCUMENT = { type: 'string', format: 'email', pattern: EMAIL.source, maxLength: 254 };

/** An email address in a request; `missing` is the message when there is none. */
export const emailInput = (missing: Sentence = NO_EMAIL) =>
  z
    .string({ error: missing })
    .trim()
    .min(1, missing)
    .max(254)
    .regex(EMAIL, NO_EMAIL)
    .meta(documentedAs(EMAIL_DOCUMENT));

/** An email address, or nothing. */
export const optionalEmail = z
  .string()
  .trim()
  .max(254)
  .refine((text) => text === '' || EMAIL.test(text), NO_EMAIL)
  .meta(documentedAs({ anyOf: [{ const: '' }, EMAIL_DOCUMENT] }));

/** `page` counts from 1. Lists send the number of all matches in `X-Total-Count`. */
export const pageQuery = (defaultLimit = 100, maxLimit = 500) =>
  z.object({
    page: wholeNumber(1, 1_000_000).default(1),
    limit: wholeNumber(1, maxLimit).default(defaultLimit),
  });

const reach = { minimum: 1, maximum: LIST_REACH, description: `page × limit is ${LIST_REACH} at most` };

/** Refuses queries for pages beyond `LIST_REACH`. */
export const withinReach = <Query extends z.ZodObject<ReturnType<typeof pageQuery>['shape']>>(query: Query): Query => {
  const page = query.shape.page.meta(documentedAs({ type: 'integer', default: 1, ...reach }));
  return query.safeExtend({ page }).refine(({ page, limit }) => page * limit <= LIST_REACH, {
    path: ['page'],
    error: sentence('Only the first 10,000 can be paged through. Search, filter or sort to see others.'),
  }) as unknown as Query;
};

/** A list of the staff area and a column of it go by names like `bulk-orders` and `validUntil`. */
export const listName = z
  .string()
  .max(40)
  .regex(/^[a-zA-Z][a-zA-Z\d-]*$/, fault('must be a name of letters, digits and hyphens'));

export const searchText = z.string().trim().max(100).optional();

/** The columns that an export leaves out, as a list with commas. At least one column stays. */
export const withoutColumns = <Name extends string>(names: readonly Name[]) =>
  z
    .string()
    .max(200)
    .default('')
    .transform((value) => value.split(',').filter(Boolean))
    .pipe(z.array(z.enum(names as [Name, ...Name[]])).max(names.length - 1))
    .meta(documentedAs({ type: 'string', description: `Columns that are left out, with commas: ${names.join(', ')}` }));

const streamed = () =>
  z
    .custom<AsyncIterable<string | Uint8Array>>((value) => typeof value === 'object' && value !== null)
    .meta({ override: { type: 'string' } });

/** The content of a downloaded file, as a stream. */
export const fileContent = streamed();

/** Server-sent events (HTML standard, section 9.2), as a stream of their text. */
export const eventStream = streamed();

export const messageSchema = z.object({ message: z.string() });

export const byId = z.object({ id: objectId });

/** Keeps an editor from overwriting what somebody else has saved meanwhile. */
export const expectedUpdatedAt = isoDate.optional().meta({
  description:
    '`updatedAt` as the editor saw it: refused with 409 `changed-meanwhile` when it is another by now. Unchecked without it',
});
