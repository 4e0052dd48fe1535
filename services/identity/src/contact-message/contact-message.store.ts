import { type Connection, type Model, Schema, Types } from 'mongoose';

export interface NewContactMessage {
  name: string;
  email: string;
  message: string;
}

interface ContactMessageDocument extends NewContactMessage {
  _id: Types.ObjectId;
  createdAt: Date;
}

/** Nobody needs what a stranger wrote half a year ago: messages go by themselves. */
const KEPT_SECONDS = 180 * 24 * 3600;

const schema = new Schema<ContactMessageDocument>(
  { name: String, email: String, message: String, createdAt: Date },
  { versionKey: false },
);
schema.index({ createdAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });

export type ContactMessageModel = Model<ContactMessageDocument>;
export const contactMessageModel = (connection: Connection): ContactMessageModel =>
  connection.model<ContactMessageDocument>('ContactMessage', schema, 'contact-messages');

export type ContactMessageStore = ReturnType<typeof createContactMessageStore>;

export function createContactMessageStore(model: ContactMessageModel) {
  return {
    async keep(message: NewContactMessage): Promise<void> {
      await model.create({ ...message, _id: new Types.ObjectId(), createdAt: new Date() });
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
