import { z } from 'zod';
import { ORDER_KINDS } from '../order/order-kind.ts';
import { defineRoute } from '../route.ts';
import { sentence } from '../sentence.ts';
import { byId, isoDate, objectId, pageQuery, wholeNumber, withinReach } from '../shared.ts';
import { designLink, sentDesign } from '../stored-files.ts';
import {
  CONVERSATION_PAGE,
  CONVERSATION_SIDES,
  MAX_CONVERSATION_CHARACTERS,
  MAX_CONVERSATION_DESIGNS,
  MAX_CONVERSATION_MESSAGES,
} from './conversation-limits.ts';

const tag = 'conversations';
const kind = z.enum(ORDER_KINDS);
const count = z.number().int().min(0);

const conversationMessageSchema = z
  .object({
    number: count.meta({ description: 'Counts from 0 within the conversation' }),
    id: z.string(),
    by: z.enum(CONVERSATION_SIDES),
    writer: z.string().meta({ description: 'Name of the writer; for customers, staff have none' }),
    text: z.string(),
    designs: z.array(designLink),
    at: isoDate,
  })
  .meta({ id: 'ConversationMessage' });
export type ConversationMessage = z.output<typeof conversationMessageSchema>;

const conversationSchema = z
  .object({
    _id: objectId.meta({ description: 'Id of the order or bulk order' }),
    kind,
    customer: z.string().meta({ description: 'Name of the customer; empty when the shop does not know it' }),
    side: z.enum(CONVERSATION_SIDES).meta({ description: 'The side of the caller' }),
    total: count.meta({ description: 'Number of all messages' }),
    unread: count.meta({ description: "Messages of the other side that the caller's side has not read" }),
    isWaiting: z.boolean().meta({ description: 'Whether the customer waits for an answer' }),
    messages: z.array(conversationMessageSchema).max(CONVERSATION_PAGE),
  })
  .meta({ id: 'Conversation' });
export type Conversation = z.output<typeof conversationSchema>;

export const listConversations = defineRoute({
  id: 'listConversations',
  method: 'get',
  path: '/api/conversations',
  access: 'staff',
  permission: 'orders:read',
  summary:
    'What customers ask about their orders: the unread first, then the newest; X-Total-Count is the number of all',
  tag,
  query: withinReach(pageQuery(20, 100).extend({ show: z.enum(['waiting', 'all']).default('waiting') })),
  responses: {
    200: z.array(
      z
        .object({
          _id: objectId,
          kind,
          customer: z.string(),
          unread: count,
          isWaiting: z.boolean(),
          lastBy: z.enum(CONVERSATION_SIDES),
          lastText: z.string().meta({ description: 'Beginning of the newest message; empty when it is only files' }),
          lastAt: isoDate,
        })
        .meta({ id: 'ConversationSummary' }),
    ),
  },
});
export type ConversationSummary = z.output<(typeof listConversations)['responses'][200]>[number];

export const countConversations = defineRoute({
  id: 'countConversations',
  method: 'get',
  path: '/api/conversations/count',
  access: 'staff',
  permission: 'orders:read',
  summary: 'How many customers wait for an answer, and how many conversations staff have not read',
  tag,
  responses: { 200: z.object({ waiting: count, unread: count }) },
});

export const listUnreadConversations = defineRoute({
  id: 'listUnreadConversations',
  method: 'get',
  path: '/api/conversations/unread',
  access: 'signed-in',
  summary: "The signed-in user's orders and bulk orders with answers that they have not read",
  tag,
  responses: { 200: z.array(z.object({ _id: objectId, unread: count })) },
});

const older = z.object({
  before: wholeNumber(0, MAX_CONVERSATION_MESSAGES)
    .optional()
    .meta({ description: 'Number of the message before which to read' }),
});

export const getConversation = defineRoute({
  id: 'getConversation',
  method: 'get',
  path: '/api/conversations/:id',
  access: 'order-customer-or-staff',
  permission: 'orders:read',
  summary: `The newest ${CONVERSATION_PAGE} messages about an order or bulk order, oldest first, or those before one`,
  tag,
  params: byId,
  query: older,
  responses: { 200: conversationSchema },
});

const NOTHING = sentence('Please write something or add a file.');

const message = z.object({
  messageId: z.uuid().meta({ description: 'Chosen by the writer; the same one again writes nothing again' }),
  text: z.string().trim().max(MAX_CONVERSATION_CHARACTERS).default(''),
  designs: z.array(sentDesign).max(MAX_CONVERSATION_DESIGNS).default([]),
});
const saysSomething = ({ text, designs }: z.output<typeof message>) => text !== '' || designs.length > 0;

export const writeMessageBody = message.refine(saysSomething, NOTHING);
export type WriteMessageBody = z.output<typeof writeMessageBody>;

export const writeConversationMessage = defineRoute({
  id: 'writeConversationMessage',
  method: 'post',
  path: '/api/conversations/:id/messages',
  access: 'order-customer-or-staff',
  permission: 'conversations:write',
  summary: 'Write about an order or bulk order; the other side gets an email when it does not read it soon',
  tag,
  params: byId,
  body: writeMessageBody,
  responses: { 201: conversationSchema },
});

const seen = z.object({
  total: wholeNumber(0, MAX_CONVERSATION_MESSAGES).meta({
    description: 'Number of messages that the reader has seen; when there are more by now, nothing changes',
  }),
});

export const markConversationRead = defineRoute({
  id: 'markConversationRead',
  method: 'put',
  path: '/api/conversations/:id/read',
  access: 'order-customer-or-staff',
  permission: 'orders:read',
  summary: "Mark all messages as read by the caller's side",
  tag,
  params: byId,
  body: seen,
  responses: { 200: z.object({ unread: count }) },
});

export const settleConversation = defineRoute({
  id: 'settleConversation',
  method: 'put',
  path: '/api/conversations/:id/settled',
  access: 'staff',
  permission: 'conversations:write',
  summary: 'Say that the newest message needs no answer',
  tag,
  params: byId,
  body: seen,
  responses: { 200: z.object({ isWaiting: z.boolean() }) },
});
