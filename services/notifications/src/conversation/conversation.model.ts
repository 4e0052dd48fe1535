import type { ConversationSide } from '@print-shop/contracts';
import { indexOutbox, type OutboxEntry, outboxField } from '@print-shop/messaging';
import { type Connection, type Model, Schema } from 'mongoose';
import type { ConversationState, StoredMessage } from './conversation.ts';

/** At most `MAX_CONVERSATION_MESSAGES` of 2,000 characters are 4 MB, a quarter of what a document may hold. */
export interface ConversationDocument extends Omit<ConversationState, 'id'> {
  _id: string;
  messages: StoredMessage[];
  /** Whether staff have unread messages, for lists. */
  isUnread: boolean;
  /** When each side gets an email, unless it reads before. */
  mailAt?: Partial<Record<ConversationSide, Date>>;
  outbox: OutboxEntry[];
}

/** The order of the staff's list, of the conversations that wait for an answer and of all. */
export const WAITING_FIRST_UNREAD = 'waiting_first_unread';
export const FIRST_UNREAD = 'first_unread';

/** A conversation is kept for a year after its last message, like the messages about the order. */
const KEPT_SECONDS = 365 * 24 * 3600;

const message = new Schema<StoredMessage>(
  { id: String, by: String, writerId: String, writer: String, text: String, designs: [String], at: Date },
  { _id: false, id: false },
);
const perSide = { customer: { type: Number, default: 0 }, shop: { type: Number, default: 0 } };

const schema = new Schema<ConversationDocument>(
  {
    _id: String,
    kind: String,
    userId: { type: String, default: null },
    name: String,
    total: Number,
    messages: [message],
    isWaiting: Boolean,
    isUnread: Boolean,
    lastAt: Date,
    lastBy: String,
    lastText: String,
    unread: perSide,
    mailedTo: perSide,
    mailAt: { customer: Date, shop: Date },
    ...outboxField,
  },
  { versionKey: false },
);
schema.index({ isWaiting: 1, isUnread: -1, lastAt: -1, _id: 1 }, { name: WAITING_FIRST_UNREAD });
schema.index({ isUnread: -1, lastAt: -1, _id: 1 }, { name: FIRST_UNREAD });
schema.index({ kind: 1 });
schema.index({ userId: 1, lastAt: -1, _id: -1 });
schema.index({ 'mailAt.customer': 1 }, { sparse: true });
schema.index({ 'mailAt.shop': 1 }, { sparse: true });
schema.index({ lastAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });
indexOutbox(schema);

export type ConversationModel = Model<ConversationDocument>;
export const conversationModel = (connection: Connection): ConversationModel =>
  connection.model<ConversationDocument>('Conversation', schema, 'conversations');
