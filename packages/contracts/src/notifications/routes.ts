import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { emailInput, isoDate, languageCode, messageSchema, objectId, pageQuery, withinReach } from '../shared.ts';
import {
  CHANNELS,
  CUSTOMER_KINDS,
  DELIVERY_FAULTS,
  MESSAGE_KINDS,
  MESSAGE_STATES,
  REFUSALS,
  STAFF_KINDS,
  STAFF_TIMES,
} from './kinds.ts';

const channel = z.enum(CHANNELS);
const messageId = z.string().regex(/^[\da-f]{40}$/, 'must be the id of a message');

const preferencesSchema = z
  .object({
    language: languageCode.nullable().meta({ description: 'Language of all messages; null: the one of each order' }),
    channels: z.array(channel).meta({ description: 'The channels that the shop has' }),
    pushKey: z
      .string()
      .nullable()
      .meta({ description: 'Public key for turning messages on in a browser, base64url; null where there are none' }),
    kinds: z.array(
      z.object({
        kind: z.enum(CUSTOMER_KINDS),
        required: z.boolean().meta({ description: 'A law asks for the email; it cannot be turned off' }),
        on: z.array(channel),
      }),
    ),
    staff: z
      .array(z.object({ kind: z.enum(STAFF_KINDS), when: z.enum(STAFF_TIMES) }))
      .meta({ description: 'What a member of staff is told; empty for customers' }),
    refused: z
      .object({ address: z.string(), since: isoDate, why: z.enum(REFUSALS) })
      .nullable()
      .meta({ description: 'The email address, when a mail server has refused it; emails wait until it is confirmed' }),
  })
  .meta({ id: 'MessagePreferences' });
export type MessagePreferences = z.output<typeof preferencesSchema>;

export const getMessagePreferences = defineRoute({
  id: 'getMessagePreferences',
  method: 'get',
  path: '/api/notifications/preferences',
  access: 'signed-in',
  summary: 'Which messages the signed-in user gets, by which channel',
  tag: 'notifications',
  responses: { 200: preferencesSchema },
});

export const setMessagePreferences = defineRoute({
  id: 'setMessagePreferences',
  method: 'put',
  path: '/api/notifications/preferences',
  access: 'signed-in',
  summary: 'Change some of the choices; the others stay. Emails that a law asks for stay on',
  tag: 'notifications',
  body: z.object({
    language: languageCode.nullable().optional(),
    kinds: z
      .array(z.object({ kind: z.enum(CUSTOMER_KINDS), channel, on: z.boolean() }))
      .max(CUSTOMER_KINDS.length * CHANNELS.length)
      .default([]),
    staff: z
      .array(z.object({ kind: z.enum(STAFF_KINDS), when: z.enum(STAFF_TIMES) }))
      .max(STAFF_KINDS.length)
      .default([]),
    confirmAddress: z
      .literal(true)
      .optional()
      .meta({ description: 'The refused email address is right: waiting emails go out' }),
  }),
  responses: { 200: preferencesSchema },
});

const endpoint = z
  .url({ protocol: /^https?$/ })
  .max(1_000)
  .meta({ description: "Address at the browser's push service" });
const browserKey = (letters: number) => z.string().regex(new RegExp(`^[\\w-]{${letters}}$`));

export const addDevice = defineRoute({
  id: 'addDevice',
  method: 'post',
  path: '/api/notifications/devices',
  access: 'signed-in',
  summary: 'Send the messages to this browser, too, as its PushSubscription says; 400 for an unknown push service',
  tag: 'notifications',
  body: z.object({
    endpoint,
    keys: z.object({
      p256dh: browserKey(87).meta({ description: "The browser's public key (RFC 8291), base64url" }),
      auth: browserKey(22).meta({ description: 'The authentication secret (RFC 8291), base64url' }),
    }),
  }),
  responses: { 200: messageSchema },
});

export const removeDevice = defineRoute({
  id: 'removeDevice',
  method: 'post',
  path: '/api/notifications/devices/removal',
  access: 'signed-in',
  summary: 'Send no more messages to this browser',
  tag: 'notifications',
  body: z.object({ endpoint }),
  responses: { 200: messageSchema },
});

export const unsubscribe = defineRoute({
  id: 'unsubscribe',
  method: 'post',
  path: '/api/notifications/unsubscribe',
  access: 'anyone',
  summary:
    'Turn one kind of email off by the signed link in its header (RFC 8058). 409 for kinds that always go out, like invoices',
  tag: 'notifications',
  query: z.object({ token: z.string().max(200) }),
  responses: { 200: messageSchema },
});

export const openUnsubscribe = defineRoute({
  id: 'openUnsubscribe',
  method: 'get',
  path: '/api/notifications/unsubscribe',
  access: 'anyone',
  summary:
    'Where mail programs that only open that link lead: to a page that asks first, with the token in its fragment',
  tag: 'notifications',
  query: z.object({ token: z.string().max(200) }),
  redirect: true,
  responses: { 303: z.string() },
});

export const reportBounces = defineRoute({
  id: 'reportBounces',
  method: 'post',
  path: '/api/notifications/bounces',
  access: 'anyone',
  summary:
    'The mail provider reports bounces and complaints, with the shared secret in the header X-Bounce-Secret (403 without)',
  tag: 'notifications',
  body: z.object({
    events: z
      .array(
        z.object({
          email: emailInput(),
          type: z.enum(['bounce', 'complaint']),
          reason: z.string().max(500).default(''),
        }),
      )
      .min(1)
      .max(500),
  }),
  responses: { 200: messageSchema },
});

const sentMessageSchema = z
  .object({
    kind: z.enum(MESSAGE_KINDS),
    channel,
    to: z.string(),
    language: languageCode,
    state: z.enum(MESSAGE_STATES),
    createdAt: isoDate,
    settledAt: isoDate.nullable(),
    subject: z.string(),
    text: z.string().meta({ description: 'As it was sent; empty before that' }),
    reason: z.string().meta({ description: 'Why it was not sent, or not yet, as the server said it' }),
    fault: z.enum(DELIVERY_FAULTS).nullable().meta({ description: 'What the last failure was about' }),
    nextTryAt: isoDate.nullable().meta({ description: 'When a waiting message is tried next, at the earliest' }),
    refused: z.boolean().meta({ description: 'Whether the address takes no messages' }),
  })
  .meta({ id: 'SentMessage' });
export type SentMessage = z.output<typeof sentMessageSchema>;

export const listOrderMessages = defineRoute({
  id: 'listOrderMessages',
  method: 'get',
  path: '/api/notifications',
  access: 'staff',
  permission: 'orders:read',
  summary: 'What was said to the customer about an order or a bulk order, oldest first',
  tag: 'notifications',
  query: z.object({ order: objectId }),
  responses: { 200: z.array(sentMessageSchema) },
});

export const listFailedMessages = defineRoute({
  id: 'listFailedMessages',
  method: 'get',
  path: '/api/notifications/failed',
  access: 'staff',
  permission: 'messages:read',
  summary: 'Messages that were given up, newest first; X-Total-Count is their number',
  tag: 'notifications',
  query: withinReach(pageQuery(20, 100)),
  responses: {
    200: z.array(
      sentMessageSchema
        .extend({ _id: messageId, about: z.string().nullable().meta({ description: 'The order that it is about' }) })
        .meta({ id: 'FailedMessage' }),
    ),
  },
});
export type FailedMessage = z.output<(typeof listFailedMessages)['responses'][200]>[number];

export const settleFailedMessage = defineRoute({
  id: 'settleFailedMessage',
  method: 'put',
  path: '/api/notifications/failed/:id',
  access: 'staff',
  permission: 'messages:write',
  summary: 'Send a message that was given up again, or dismiss it. 404 when another member of staff was faster',
  tag: 'notifications',
  params: z.object({ id: messageId }),
  body: z.object({ action: z.enum(['resend', 'dismiss']) }),
  responses: { 200: messageSchema },
});

const byKind = z.object({ kind: z.enum(MESSAGE_KINDS) });

const messageKindSchema = z
  .object({
    kind: z.enum(MESSAGE_KINDS),
    required: z.boolean().meta({ description: 'A law asks for the email; nobody can turn it off' }),
    staff: z.boolean().meta({ description: 'Goes to staff, not to customers' }),
    sentences: z
      .record(languageCode, z.string())
      .meta({ description: "The shop's own sentence by language, shown before the button; empty for none" }),
  })
  .meta({ id: 'MessageKind' });
export type MessageKindResponse = z.output<typeof messageKindSchema>;

export const listMessageKinds = defineRoute({
  id: 'listMessageKinds',
  method: 'get',
  path: '/api/notifications/kinds',
  access: 'staff',
  permission: 'messages:write',
  summary: "All kinds of messages with the shop's own sentences",
  tag: 'notifications',
  responses: { 200: z.array(messageKindSchema) },
});

const otherPreviewSchema = z.object({
  channel: z.enum(['push', 'whatsapp', 'sms']),
  title: z.string().meta({ description: 'Title of a message to browsers; else empty' }),
  text: z.string().meta({ description: 'For WhatsApp and SMS in short: the provider has the words of the template' }),
  template: z.string().meta({ description: 'Name or id of the template at the provider; empty without one' }),
  variables: z.array(z.string()).meta({ description: 'Values for the template: name, number and detail' }),
  canSend: z.boolean().meta({ description: 'Whether this shop can send it on this way' }),
});
export type OtherPreview = z.output<typeof otherPreviewSchema>;

export const previewMessage = defineRoute({
  id: 'previewMessage',
  method: 'get',
  path: '/api/notifications/kinds/:kind/preview',
  access: 'staff',
  permission: 'messages:write',
  summary:
    'The email of a kind and its texts for phones and browsers, with the data of the latest such message, or of an example when there is none',
  tag: 'notifications',
  params: byKind,
  query: z.object({ language: languageCode.default('en') }),
  responses: {
    200: z
      .object({
        subject: z.string(),
        text: z.string(),
        html: z.string(),
        others: z.array(otherPreviewSchema).meta({ description: 'The other ways on which the kind can travel' }),
      })
      .meta({ id: 'MessagePreview' }),
  },
});

export const sendTestMessage = defineRoute({
  id: 'sendTestMessage',
  method: 'post',
  path: '/api/notifications/kinds/:kind/test',
  access: 'staff',
  permission: 'messages:write',
  summary: 'Send a message of a kind to yourself, as previewed: by email, to your phone or to your browsers',
  tag: 'notifications',
  params: byKind,
  body: z.object({ language: languageCode.default('en'), channel: z.enum(CHANNELS).default('email') }).prefault({}),
  responses: { 202: messageSchema },
});

export const setMessageSentence = defineRoute({
  id: 'setMessageSentence',
  method: 'put',
  path: '/api/notifications/kinds/:kind/sentence',
  access: 'staff',
  permission: 'messages:write',
  summary: "Change the shop's own sentence of a kind in one language; an empty one removes it",
  tag: 'notifications',
  params: byKind,
  body: z.object({ language: languageCode, sentence: z.string().trim().max(500) }),
  responses: { 200: messageKindSchema },
});
