import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { languageCode, messageSchema } from '../shared.ts';
import { ACCOUNT_MAILS } from './account-mail-kinds.ts';

const tag = 'account mails';
const byKind = z.object({ kind: z.enum(ACCOUNT_MAILS) });

export const previewAccountMail = defineRoute({
  id: 'previewAccountMail',
  method: 'get',
  path: '/api/account-mails/:kind/preview',
  access: 'staff',
  permission: 'messages:write',
  summary: 'An email about an account as it would come to yourself; its link opens nothing',
  tag,
  params: byKind,
  query: z.object({ language: languageCode.default('en') }),
  responses: { 200: z.object({ subject: z.string(), text: z.string(), html: z.string() }) },
});

export const sendTestAccountMail = defineRoute({
  id: 'sendTestAccountMail',
  method: 'post',
  path: '/api/account-mails/:kind/test',
  access: 'staff',
  permission: 'messages:write',
  summary: 'Send an email about an account to yourself, as previewed',
  tag,
  params: byKind,
  body: z.object({ language: languageCode.default('en') }).prefault({}),
  responses: { 202: messageSchema },
});
