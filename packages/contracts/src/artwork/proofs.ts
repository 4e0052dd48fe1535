import { z } from 'zod';
import { kindInAnswer } from '../order/kind-fields.ts';
import { defineRoute } from '../route.ts';
import { sentence } from '../sentence.ts';
import {
  byId,
  calendarDay,
  emailInput,
  fileContent,
  isoDate,
  languageCode,
  mailedCode,
  mailLinkToken,
  messageSchema,
  objectId,
  pageQuery,
  requiredName,
  text,
  wholeNumber,
  withinReach,
} from '../shared.ts';
import { checkSchema } from './checks.ts';
import { MOST_GAP_MM, PRESS_SHEETS, USUAL_GAP_MM } from './gang-sheet.ts';
import {
  MOST_PRINT_FILES,
  MOST_PROOF_VERSIONS,
  MOST_PROOFS_COUNTED,
  MOST_QUOTATION_LINES,
  PROOF_STATES,
  VERSION_STATES,
} from './proof-choices.ts';

/** A place on a page's picture, as a part of its width and height from the upper left corner. */
const pinSchema = z.object({
  page: z.number().int().min(1).max(1000),
  x: z.number().min(0).max(1),
  y: z.number().min(0).max(1),
});
export type ProofPin = z.output<typeof pinSchema>;

const noteSchema = z.object({
  version: z.number().int().meta({ description: 'The version that it is about' }),
  by: z.enum(['customer', 'staff']),
  name: z.string().meta({ description: 'Name of the member of staff; empty for the customer' }),
  text: z.string(),
  pin: pinSchema.nullable(),
  at: isoDate,
});
export type ProofNote = z.output<typeof noteSchema>;

const decisionSchema = z.object({
  answer: z.enum(['approved', 'changes-asked']),
  by: z.enum(['customer', 'staff']).meta({ description: '`staff` where the customer answered by phone' }),
  name: z.string(),
  note: z.string(),
  at: isoDate,
  sha256: z.string().meta({ description: 'Fingerprint of the file that the answer is about' }),
});

const versionSchema = z.object({
  version: z.number().int(),
  state: z.enum(VERSION_STATES),
  fileId: objectId,
  fileName: z.string(),
  sha256: z.string().meta({ description: 'SHA-256 of the file that is printed' }),
  sourceSha256: z
    .string()
    .nullable()
    .meta({ description: "SHA-256 of the file that it was made of; null where the customer's file itself is printed" }),
  pages: z.array(
    z.object({
      widthMm: z.number(),
      heightMm: z.number(),
      ground: z.string().meta({ description: '`#rrggbb` of the paper or the product, where nothing is printed on it' }),
    }),
  ),
  checks: z.array(checkSchema).meta({ description: 'Findings of the check that nobody mended' }),
  note: z.string().meta({ description: 'Note of the staff member who sent it' }),
  sentAt: isoDate,
  seenAt: isoDate.nullable(),
  decision: decisionSchema.nullable(),
  pictures: z.array(z.string()).meta({ description: 'Signed addresses of the pages, good for some minutes' }),
  onProduct: z
    .array(z.string())
    .meta({ description: 'Signed addresses of pictures of the product with this version on it, one for each side' }),
  pdf: z.string().meta({ description: 'Signed address of the proof as a PDF' }),
});
export type ProofVersion = z.output<typeof versionSchema>;

/** A line of a quotation: its number from 0, and its name. A revision finds the line again by its name. */
const quotationLine = z.object({ id: objectId, line: wholeNumber(0, MOST_QUOTATION_LINES - 1), name: text(500) });
export type QuotationLine = z.output<typeof quotationLine>;

const lineSchema = z.object({
  _id: objectId,
  orderId: objectId.nullable().meta({ description: 'Null for a proof before any order' }),
  ...kindInAnswer,
  lineId: z.string(),
  quotation: quotationLine.nullable().meta({ description: 'The line of a quotation that it was begun for' }),
  name: z.string(),
  productType: z.string(),
  quantity: z.number().int(),
  details: z.string().meta({ description: 'Size, colour and placement, for people' }),
  state: z.enum(PROOF_STATES),
  since: isoDate.meta({ description: 'Time since which it has that state' }),
  version: z.number().int().meta({ description: 'Version of the newest proof; 0 before the first' }),
});
/** A line of an order with its newest proof, for lists. */
export const proofSummarySchema = lineSchema
  .extend({
    customer: z.object({ userId: objectId.nullable(), name: z.string(), email: z.string(), language: languageCode }),
    fileId: objectId.nullable().meta({ description: 'The file that the customer sent, or the newest one' }),
    unread: z.boolean().meta({ description: 'Whether the customer wrote last' }),
  })
  .meta({ id: 'ProofSummary' });
export type ProofSummary = z.output<typeof proofSummarySchema>;

export const proofSchema = proofSummarySchema
  .extend({
    versions: z.array(versionSchema),
    notes: z.array(noteSchema),
    sending: z
      .object({
        fileName: z.string(),
        since: isoDate,
        fault: z.string().nullable().meta({ description: 'Why it could not be made; null while it is made' }),
      })
      .nullable()
      .meta({ description: 'The next version whose print file is made first; null where none is on its way' }),
  })
  .meta({ id: 'Proof' });
export type Proof = z.output<typeof proofSchema>;

/** The proof as its customer sees it: without any other person's address. */
export const sharedProofSchema = lineSchema
  .extend({ customerName: z.string(), versions: z.array(versionSchema), notes: z.array(noteSchema) })
  .extend({
    needsCode: z.boolean().meta({
      description:
        'Whether a code from an email is wanted to approve it: a link can be forwarded. Not for a signed-in customer',
    }),
  })
  .meta({ id: 'SharedProof' });
export type SharedProof = z.output<typeof sharedProofSchema>;

const whichVersion = wholeNumber(1, MOST_PROOF_VERSIONS);
const words = text(1000);
const byToken = z.object({ token: mailLinkToken });
const staffReads = { access: 'staff', permission: 'artwork:read', tag: 'artwork' } as const;
const staffWrites = { access: 'staff', permission: 'artwork:write', tag: 'artwork' } as const;
const byLink = { access: 'anyone', tag: 'artwork' } as const;

const searched = z.string().trim().max(100).optional().meta({ description: 'Beginning of an order’s id or of a name' });

export const listProofs = defineRoute({
  ...staffReads,
  id: 'listProofs',
  method: 'get',
  path: '/api/proofs',
  summary: 'Order items that need artwork work, oldest first, by the state of their artwork',
  query: withinReach(
    pageQuery(50, 200).extend({
      state: z
        .enum([...PROOF_STATES, 'to-do'])
        .optional()
        .meta({ description: '`to-do` has all but approved and cancelled ones; without it, all but cancelled ones' }),
      search: searched,
    }),
  ),
  responses: { 200: z.array(proofSummarySchema) },
});

export const countProofs = defineRoute({
  ...staffReads,
  id: 'countProofs',
  method: 'get',
  path: '/api/proofs/counts',
  summary: `How many lines are in each state, counted to ${MOST_PROOFS_COUNTED}; one more stands for any number`,
  responses: { 200: z.record(z.enum(PROOF_STATES), z.number().int()).meta({ id: 'ProofCounts' }) },
});
export type ProofCounts = Record<(typeof PROOF_STATES)[number], number>;

export const PROOF_TIME_WEEKS = 12;

const proofWeekSchema = z
  .object({
    week: calendarDay.meta({ description: 'Monday of the week' }),
    lines: z.number().int().meta({ description: 'Lines whose first proof was sent in that week' }),
    medianHours: z.number(),
    p90Hours: z.number().meta({ description: 'Nine of ten lines took no longer' }),
  })
  .meta({ id: 'ProofWeek' });
export type ProofWeek = z.output<typeof proofWeekSchema>;

export const listProofTimes = defineRoute({
  ...staffReads,
  id: 'listProofTimes',
  method: 'get',
  path: '/api/proofs/times',
  summary: `Hours from an order's confirmation to the first proof of each line, in the last ${PROOF_TIME_WEEKS} weeks with one, oldest first; of the newest 10,000 lines at most`,
  responses: { 200: z.array(proofWeekSchema) },
});

export const getProof = defineRoute({
  ...staffReads,
  id: 'getProof',
  method: 'get',
  path: '/api/proofs/:id',
  summary: "A line's proofs with their comments and answers",
  params: byId,
  responses: { 200: proofSchema },
});

export const newProofBody = z.object({
  name: text(200),
  productType: z.string().trim().max(100).default(''),
  productId: objectId.optional().meta({ description: 'The product that it is shown on, whose type it has' }),
  quantity: wholeNumber(1, 10_000_000).default(1),
  details: z.string().trim().max(300).default(''),
  customerName: requiredName(100),
  email: emailInput(),
  language: languageCode.default('en'),
  quotation: quotationLine.optional().meta({
    description: 'The line of a saved quotation that it is for; a line has one proof, which a repeated call answers',
  }),
});
export const openProof = defineRoute({
  ...staffWrites,
  id: 'openProof',
  method: 'post',
  path: '/api/proofs',
  summary: 'Begin a proof before there is an order, as for a quotation',
  body: newProofBody,
  responses: { 201: proofSchema },
});

export const sendProof = defineRoute({
  ...staffWrites,
  id: 'sendProof',
  method: 'post',
  path: '/api/proofs/:id/versions',
  summary:
    'Send a checked file as the next version of the proof; an open one is replaced. 202 while its print file is still being made: it is sent on its own then, and `sending` says so, or why it could not be made. 409 for a file that must be mended, or once it is approved',
  params: byId,
  body: z.object({
    fileId: objectId,
    note: z.string().trim().max(1000).default(''),
    expectedVersion: wholeNumber(0, MOST_PROOF_VERSIONS),
  }),
  responses: { 200: proofSchema, 202: proofSchema },
});

export const replyOnProof = defineRoute({
  ...staffWrites,
  id: 'replyOnProof',
  method: 'post',
  path: '/api/proofs/:id/notes',
  summary: 'Answer the customer about a proof',
  params: byId,
  body: z.object({ text: words }),
  responses: { 201: proofSchema },
});

export const remindOfProof = defineRoute({
  ...staffWrites,
  id: 'remindOfProof',
  method: 'post',
  path: '/api/proofs/:id/reminders',
  summary:
    'Email the customer a reminder of an open proof; 409 when there is none, or within a day of the last reminder',
  params: byId,
  responses: { 200: proofSchema },
});

export const approveByPhone = defineRoute({
  ...staffWrites,
  id: 'approveByPhone',
  method: 'post',
  path: '/api/proofs/:id/approval',
  summary: 'Note that the customer approved the newest version by phone, and who said so; recorded in the audit',
  params: byId,
  body: z.object({ version: whichVersion, name: requiredName(100), note: text(500) }),
  responses: { 200: proofSchema },
});

export const downloadPrintFile = defineRoute({
  ...staffReads,
  id: 'downloadPrintFile',
  method: 'get',
  path: '/api/proofs/:id/print-file',
  summary:
    'The approved print file, byte for byte; 409 before the approval, or when the stored file is not the approved one',
  params: byId,
  download: { contentType: 'application/octet-stream', filename: 'print-file' },
  responses: { 200: fileContent },
});

export const downloadGangSheet = defineRoute({
  ...staffReads,
  id: 'downloadGangSheet',
  method: 'get',
  path: '/api/proofs/:id/gang-sheet',
  summary:
    'The approved print file as often as it fits on a sheet, a front and a back for each two pages; 409 as for the print file, or where it does not fit',
  params: byId,
  query: z.object({
    sheet: z.enum(PRESS_SHEETS).default('12x18').meta({ description: '12 × 18 in, 13 × 19 in or A3' }),
    gapMm: wholeNumber(0, MOST_GAP_MM).default(USUAL_GAP_MM),
  }),
  download: { contentType: 'application/pdf', filename: 'gang-sheet.pdf' },
  responses: { 200: fileContent },
});

export const downloadPrintFiles = defineRoute({
  ...staffReads,
  id: 'downloadPrintFiles',
  method: 'get',
  path: '/api/proofs/print-files',
  summary: `The approved print files of the lines that match, those approved first, as a ZIP archive: of ${MOST_PRINT_FILES} lines and 1 GB; it lists those that it could not include. 404 without any`,
  query: z.object({ search: searched }),
  download: { contentType: 'application/zip', filename: 'print-files.zip' },
  responses: { 200: fileContent },
});

const orderProofs = z.array(
  lineSchema.extend({
    link: z
      .string()
      .meta({ description: 'Page of the proof, for its customer alone; empty for staff, and without one' }),
  }),
);

export const listOrderProofs = defineRoute({
  id: 'listOrderProofs',
  method: 'get',
  path: '/api/proofs/order/:order',
  access: 'order-customer-or-staff',
  permission: 'artwork:read',
  summary:
    "The proofs of an order's lines, for its customer and staff who may read artwork; the customer's `link` opens one",
  tag: 'artwork',
  params: z.object({ order: objectId }),
  responses: { 200: orderProofs },
});
export type OrderProof = z.output<typeof orderProofs>[number];

export const listQuotationProofs = defineRoute({
  ...staffReads,
  id: 'listQuotationProofs',
  method: 'get',
  path: '/api/proofs/quotation/:quotation',
  summary: 'The proofs that were begun for the lines of a quotation, also once it has become an order',
  params: z.object({ quotation: objectId }),
  responses: { 200: z.array(proofSummarySchema) },
});

export const listSharedQuotationProofs = defineRoute({
  ...byLink,
  id: 'listSharedQuotationProofs',
  method: 'post',
  path: '/api/proofs/quotation/shared',
  summary: "The proofs that were sent for a quotation's lines to the address of its link; `link` opens one",
  body: byToken,
  responses: { 200: z.array(lineSchema.extend({ link: z.string().meta({ description: 'Page of the proof' }) })) },
});

export const readSharedProof = defineRoute({
  ...byLink,
  id: 'readSharedProof',
  method: 'post',
  path: '/api/proofs/shared',
  summary: 'The proof that a link opens; the first time, staff see that it was opened',
  body: byToken,
  responses: { 200: sharedProofSchema },
});

export const askProofCode = defineRoute({
  ...byLink,
  id: 'askProofCode',
  method: 'post',
  path: '/api/proofs/shared/codes',
  summary:
    "Email the code by which a version is approved to the customer's address; 409 once it is answered or replaced",
  body: byToken.extend({ version: whichVersion }),
  responses: { 202: messageSchema },
});

export const approveProof = defineRoute({
  ...byLink,
  id: 'approveProof',
  method: 'post',
  path: '/api/proofs/shared/approve',
  summary:
    'Approve a version for printing; 400 for a code that is missing, wrong or expired, 409 once it is answered or replaced',
  body: byToken.extend({
    version: whichVersion,
    name: requiredName(100),
    hasChecked: z.literal(true, sentence('Please confirm that you have checked spelling and colours.')),
    code: mailedCode.optional().meta({ description: 'Wanted where `needsCode` says so' }),
  }),
  responses: { 200: sharedProofSchema },
});

export const askForChanges = defineRoute({
  ...byLink,
  id: 'askForChanges',
  method: 'post',
  path: '/api/proofs/shared/changes',
  summary: 'Ask for changes of a version instead of approving it; 409 once it is answered or replaced',
  body: byToken.extend({ version: whichVersion, text: words }),
  responses: { 200: sharedProofSchema },
});

export const commentOnProof = defineRoute({
  ...byLink,
  id: 'commentOnProof',
  method: 'post',
  path: '/api/proofs/shared/notes',
  summary: 'Comment on a version, at a place of a page or on the whole',
  body: byToken.extend({ version: whichVersion, text: words, pin: pinSchema.nullable().default(null) }),
  responses: { 201: sharedProofSchema },
});

const signedLink = z.object({ until: z.string().regex(/^\d{10}$/), signature: text(100) });

export const downloadProof = defineRoute({
  ...byLink,
  id: 'downloadProof',
  method: 'get',
  path: '/api/proofs/:id/versions/:version/pdf',
  summary: 'A version of the proof as a PDF, by a signed link',
  params: z.object({ id: objectId, version: whichVersion }),
  query: signedLink,
  download: { contentType: 'application/pdf', filename: 'proof.pdf' },
  responses: { 200: fileContent },
});

export const showProofOnProduct = defineRoute({
  ...byLink,
  id: 'showProofOnProduct',
  method: 'get',
  path: '/api/proofs/:id/versions/:version/on-product/:view',
  summary: 'A picture of the product with a version of the proof on it, by a signed link',
  params: z.object({ id: objectId, version: whichVersion, view: text(40) }),
  query: signedLink,
  download: { contentType: 'image/webp', filename: 'proof.webp', inline: true },
  responses: { 200: fileContent },
});
