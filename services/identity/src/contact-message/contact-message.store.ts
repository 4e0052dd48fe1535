import { type Consent, contactMessageReceived } from '@print-shop/contracts';
import { indexOutbox, type OutboxEntry, outboxEntry, outboxField, type Relay } from '@print-shop/messaging';
import type { Language } from '@print-shop/service-kit';
import { type Connection, type Model, Schema, Types } from 'mongoose';
import { normaliseEmail } from '../user/user.ts';

export interface NewContactMessage {
  name: string;
  email: string;
  message: string;
  consent?: Consent | undefined;
}

interface ContactMessageDocument extends NewContactMessage {
  _id: Types.ObjectId;
  /** The address in the spelling that accounts use. */
  emailKey: string;
  createdAt: Date;
  outbox: OutboxEntry[];
}

/** Messages are deleted automatically after half a year, when nobody needs them any more. */
const KEPT_SECONDS = 180 * 24 * 3600;

const schema = new Schema<ContactMessageDocument>(
  {
    name: String,
    email: String,
    emailKey: String,
    message: String,
    consent: { type: new Schema<Consent>({ notice: String, at: Date }, { _id: false, id: false }) },
    createdAt: Date,
    ...outboxField,
  },
  { versionKey: false },
);
schema.index({ emailKey: 1 });
indexOutbox(schema);
schema.index({ createdAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });

export type ContactMessageModel = Model<ContactMessageDocument>;
export const contactMessageModel = (connection: Connection): ContactMessageModel =>
  connection.model<ContactMessageDocument>('ContactMessage', schema, 'contact-messages');

export type ContactMessageStore = ReturnType<typeof createContactMessageStore>;

export function createContactMessageStore(model: ContactMessageModel, relay: Relay) {
  return {
    /** Stores a message with its event; `language` is the one of the page it was written on. */
    async keep(message: NewContactMessage, language: Language): Promise<void> {
      const emailKey = normaliseEmail(message.email);
      const _id = new Types.ObjectId();
      const received = { messageId: String(_id), name: message.name, email: message.email, language };
      const outbox = [outboxEntry(contactMessageReceived, received)];
      const saved = await model.create({ ...message, emailKey, _id, createdAt: new Date(), outbox });
      relay.nudge(model, saved);
    },

    /** All messages from an address, which is in the spelling of accounts, oldest first. */
    allOf: (emailKey: string): Promise<Pick<ContactMessageDocument, 'name' | 'email' | 'message' | 'createdAt'>[]> =>
      model
        .find({ emailKey }, { _id: 0, name: 1, email: 1, message: 1, consent: 1, createdAt: 1 })
        .sort({ _id: 1 })
        .lean<ContactMessageDocument[]>()
        .exec(),

    async removeAllOf(emailKey: string): Promise<void> {
      await model.deleteMany({ emailKey });
    },

    /** One page, newest first (ids grow with time), and the number of all. */
    async list({ page, limit }: { page: number; limit: number }) {
      const newestFirst = model.find({}).sort({ _id: -1 }).hint('_id_');
      const [messages, total] = await Promise.all([
        newestFirst
          .skip((page - 1) * limit)
          .limit(limit)
          .lean<ContactMessageDocument[]>(),
        model.countDocuments({}, { hint: '_id_' }),
      ]);
      return { messages, total };
    },
  };
}
