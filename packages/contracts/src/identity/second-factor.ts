import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { sentence } from '../sentence.ts';
import { isoDate, messageSchema, text } from '../shared.ts';
import { newPasskeyAnswer, passkeyAnswer, passkeyOptions } from './passkey.ts';
import { userSchema } from './routes.ts';

const CODE_REQUIRED = sentence('Please enter the code.');
const ticket = z.string().min(1).max(100);
const ofTicket = z.object({ ticket });
const code = z.string({ error: CODE_REQUIRED }).trim().min(1, CODE_REQUIRED).max(40);
const currentPassword = z
  .string()
  .max(200)
  .optional()
  .meta({ description: 'Needed more than 10 minutes after signing in (403 `sign-in-again`)' });
const proof = z.object({ currentPassword }).prefault({});

const recoveryCodes = z
  .array(z.string())
  .meta({ description: 'Shown this once; each opens the account once in place of a second factor' });

export const secondFactorLogin = defineRoute({
  id: 'secondFactorLogin',
  method: 'post',
  path: '/api/users/login/second-factor',
  access: 'anyone',
  summary: 'Finish a sign-in by a code of the app, a recovery code, or a passkey',
  tag: 'users',
  body: z
    .object({ ticket, code: code.optional(), passkey: passkeyAnswer.optional() })
    .refine((body) => body.code !== undefined || body.passkey !== undefined, { path: ['code'], error: CODE_REQUIRED })
    .meta({
      description: 'With both, the passkey counts',
      anyOf: [{ required: ['code'] }, { required: ['passkey'] }],
    }),
  responses: { 200: z.object({ user: userSchema, token: z.string() }) },
});

export const startPasskeyLogin = defineRoute({
  id: 'startPasskeyLogin',
  method: 'post',
  path: '/api/users/login/second-factor/passkey',
  access: 'anyone',
  summary: 'Options for signing in by a passkey; valid for one answer',
  tag: 'users',
  body: ofTicket,
  responses: { 200: passkeyOptions },
});

export const getSecondFactor = defineRoute({
  id: 'getSecondFactor',
  method: 'get',
  path: '/api/users/second-factor',
  access: 'signed-in',
  summary: "A member of staff's own second factors",
  tag: 'users',
  responses: {
    200: z.object({
      isRequired: z.boolean(),
      hasPasskeys: z.boolean().meta({ description: 'Whether the shop can take passkeys' }),
      totp: z.object({ addedAt: isoDate }).nullable(),
      passkeys: z.array(
        z.object({ _id: z.string(), name: z.string(), addedAt: isoDate, lastUsedAt: isoDate.nullable() }),
      ),
      recoveryCodesLeft: z.int().min(0),
    }),
  },
});

export const openSecondFactorSetUp = defineRoute({
  id: 'openSecondFactorSetUp',
  method: 'post',
  path: '/api/users/second-factor/ticket',
  access: 'signed-in',
  summary: 'A ticket for staff to set up another second factor',
  tag: 'users',
  body: proof,
  responses: { 200: ofTicket },
});

/** When the second factor was set up as part of a sign-in, the answer includes the token. */
const added = z.object({
  recoveryCodes: recoveryCodes.optional(),
  user: userSchema.optional(),
  token: z.string().optional(),
});

export const startTotp = defineRoute({
  id: 'startTotp',
  method: 'post',
  path: '/api/users/second-factor/totp/start',
  access: 'anyone',
  summary: 'A secret for an authenticator app, by a ticket to set up a second factor',
  tag: 'users',
  body: ofTicket,
  responses: {
    200: z.object({
      secret: z.string().meta({ description: 'Base32' }),
      uri: z.string().meta({ description: 'An address otpauth://, for a QR code' }),
    }),
  },
});

export const addTotp = defineRoute({
  id: 'addTotp',
  method: 'post',
  path: '/api/users/second-factor/totp',
  access: 'anyone',
  summary: 'Add or replace the authenticator app, by its first code',
  tag: 'users',
  body: z.object({ ticket, code }),
  responses: { 200: added },
});

export const startPasskey = defineRoute({
  id: 'startPasskey',
  method: 'post',
  path: '/api/users/second-factor/passkeys/start',
  access: 'anyone',
  summary: 'Options for creating a passkey, by a ticket to set up a second factor',
  tag: 'users',
  body: ofTicket,
  responses: { 200: passkeyOptions },
});

export const addPasskey = defineRoute({
  id: 'addPasskey',
  method: 'post',
  path: '/api/users/second-factor/passkeys',
  access: 'anyone',
  summary: 'Add the passkey that a browser has made',
  tag: 'users',
  body: z.object({ ticket, name: text(60), passkey: newPasskeyAnswer }),
  responses: { 200: added },
});

export const removeTotp = defineRoute({
  id: 'removeTotp',
  method: 'delete',
  path: '/api/users/second-factor/totp',
  access: 'signed-in',
  summary: 'Remove the authenticator app of a member of staff',
  tag: 'users',
  body: proof,
  responses: { 200: messageSchema },
});

export const removePasskey = defineRoute({
  id: 'removePasskey',
  method: 'delete',
  path: '/api/users/second-factor/passkeys/:id',
  access: 'signed-in',
  summary: "Remove one of a member of staff's own passkeys",
  tag: 'users',
  params: z.object({ id: z.string().min(1).max(1400) }),
  body: proof,
  responses: { 200: messageSchema },
});

export const renewRecoveryCodes = defineRoute({
  id: 'renewRecoveryCodes',
  method: 'post',
  path: '/api/users/second-factor/recovery-codes',
  access: 'signed-in',
  summary: 'Ten new recovery codes for a member of staff; the old ones become void',
  tag: 'users',
  body: proof,
  responses: { 200: z.object({ recoveryCodes }) },
});
