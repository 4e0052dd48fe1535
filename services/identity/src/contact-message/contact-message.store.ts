import type { Consent } from '@print-shop/contracts';
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
  },
  { versionKey: false },
);
schema.index({ emailKey: 1 });
schema.index({ createdAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });

export type ContactMessageModel = Model<ContactMessageDocument>;
export const contactMessageModel = (connection: Connection): ContactMessageModel =>
  connection.model<ContactMessageDocument>('ContactMessage', schema, 'contact-messages');

export type ContactMessageStore = ReturnType<typeof createContactMessageStore>;

export function createContactMessageStore(model: ContactMessageModel) {
  return {
    async keep(message: NewContactMessage): Promise<void> {
      const emailKey = normaliseEmail(message.email);
      await model.create({ ...message, emailKey, _id: new Types.ObjectId(), createdAt: new Date() });
    },

    /** All messages from an address, which is in the spelling of accounts. */
    allOf: (emailKey: string): Promise<Pick<ContactMessageDocument, 'name' | 'email' | 'message' | 'createdAt'>[]> =>
      model
        .find({ emailKey }, { _id: 0, name: 1, email: 1, message: 1, consent: 1, createdAt: 1 })
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
        model.countDocuments(),
      ]);
      return { messages, total };
    },
  };
}
