import { z } from 'zod';
import { completeBuyerInput } from '../buyer.ts';
import { defineRoute } from '../route.ts';
import { byId, emailInput, languageCode, mailedCode, mailLinkToken, messageSchema, requiredName } from '../shared.ts';
import { MOST_REVISIONS, quotationNoteBody, quotationSchema } from './quotations.ts';

const byToken = z.object({ token: mailLinkToken });

/** The quotation as its customer reads it: without its author, and without the number of times that it was opened. */
const sharedQuotationSchema = quotationSchema
  .omit({ createdBy: true, seenAt: true, lastSeenAt: true, seenCount: true, state: true, replaced: true })
  .extend({ state: z.enum(['open', 'accepted', 'declined', 'expired']) })
  .meta({ id: 'SharedQuotation' });
export type SharedQuotation = z.output<typeof sharedQuotationSchema>;

export const sendQuotation = defineRoute({
  id: 'sendQuotation',
  method: 'post',
  path: '/api/quotations/:id/sending',
  access: 'staff',
  permission: 'quotations',
  summary:
    'Email a quotation to its customer, with a link by which they read and answer it; an earlier link to another address is void. 409 once it is answered or expired',
  tag: 'quotations',
  params: byId,
  body: z.object({ email: emailInput(), language: languageCode.default('en') }),
  responses: { 200: quotationSchema },
});

export const readSharedQuotation = defineRoute({
  id: 'readSharedQuotation',
  method: 'post',
  path: '/api/quotations/shared',
  access: 'anyone',
  summary: 'The quotation that an emailed link opens; the first time, staff see that it was opened',
  tag: 'quotations',
  body: byToken,
  responses: { 200: sharedQuotationSchema },
});

export const askQuotationCode = defineRoute({
  id: 'askQuotationCode',
  method: 'post',
  path: '/api/quotations/shared/codes',
  access: 'anyone',
  summary: 'Email the code by which the quotation is accepted to the address that the quotation was sent to',
  tag: 'quotations',
  body: byToken,
  responses: { 202: messageSchema },
});

export const acceptQuotation = defineRoute({
  id: 'acceptQuotation',
  method: 'post',
  path: '/api/quotations/shared/accept',
  access: 'anyone',
  summary:
    'Accept the quotation by name and code; 400 for a code that is wrong, used or expired, 409 once it is answered, expired or revised',
  tag: 'quotations',
  body: byToken.extend({
    name: requiredName(100),
    buyer: completeBuyerInput
      .optional()
      .meta({ description: 'Whom the invoice is for and where it goes, instead of what the quotation has' }),
    code: mailedCode,
    revision: z
      .number()
      .int()
      .min(1)
      .max(MOST_REVISIONS)
      .default(1)
      .meta({ description: 'The revision that the customer has read' }),
  }),
  responses: { 200: sharedQuotationSchema },
});

export const declineQuotation = defineRoute({
  id: 'declineQuotation',
  method: 'post',
  path: '/api/quotations/shared/decline',
  access: 'anyone',
  summary: 'Decline the quotation with a reason; 409 once it is answered or expired',
  tag: 'quotations',
  body: byToken.extend({ reason: z.string().trim().max(500).default('') }),
  responses: { 200: sharedQuotationSchema },
});

export const askAboutQuotation = defineRoute({
  id: 'askAboutQuotation',
  method: 'post',
  path: '/api/quotations/shared/notes',
  access: 'anyone',
  summary: 'Ask staff about the quotation; 409 once there are too many questions',
  tag: 'quotations',
  body: byToken.extend(quotationNoteBody.shape),
  responses: { 201: sharedQuotationSchema },
});
