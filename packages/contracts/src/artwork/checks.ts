import { z } from 'zod';

/** `left-off` is about the order that the file is for. */
export const CHECK_CODES = [
  'size-mismatch',
  'no-bleed',
  'near-trim',
  'low-resolution',
  'font-not-embedded',
  'small-text',
  'rgb-colour',
  'spot-colour',
  'ink-limit',
  'hairline',
  'transparency',
  'white-overprint',
  'rich-black',
  'page-count',
  'encrypted',
  'script',
  'form',
  'corrupt',
  'left-off',
] as const;
export type CheckCode = (typeof CHECK_CODES)[number];

/** `must`: it cannot be printed so; `should`: it prints, but not well; `note`: good to know. From the worst to the mildest. */
export const CHECK_LEVELS = ['must', 'should', 'note'] as const;
export type CheckLevel = (typeof CHECK_LEVELS)[number];

/** A place on a page, in millimetres from the upper left corner of the page as it is shown. */
export const boxSchema = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
export type Box = z.output<typeof boxSchema>;

/** The changes of a file that need no help from its maker. Offered with a picture before and after. */
export const MEND_CODES = ['scale', 'mirror-bleed', 'convert-colours', 'outline', 'flatten'] as const;
export type MendCode = (typeof MEND_CODES)[number];

export const checkSchema = z
  .object({
    code: z.enum(CHECK_CODES),
    level: z.enum(CHECK_LEVELS),
    page: z.number().int().min(1).nullable().meta({ description: 'The page, from 1; null for the whole file' }),
    message: z
      .string()
      .meta({ description: 'What will happen in print, and how to fix it, in the language of the request' }),
    box: boxSchema.nullable().meta({ description: 'The place on the page in millimetres from its upper left corner' }),
    boxes: z
      .array(boxSchema)
      .optional()
      .meta({ description: 'Every place of the fault, where there are several; all lie in `box`' }),
    mend: z.enum(MEND_CODES).optional().meta({ description: 'The mend that the shop can make itself' }),
  })
  .meta({ id: 'ArtworkCheck' });
export type Check = z.output<typeof checkSchema>;
