import { retryConflicts } from '@print-shop/service-kit';
import { type Connection, type Model, Schema, Types } from 'mongoose';

export interface Entry {
  id: string;
  userId: string;
  text: string;
}

interface EntryDocument {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  text: string;
}

const schema = new Schema<EntryDocument>(
  { userId: { type: Schema.Types.ObjectId, required: true }, text: { type: String, required: true } },
  { versionKey: false },
);
schema.index({ userId: 1, _id: -1 });

export type EntryModel = Model<EntryDocument>;

export const entryModel = (connection: Connection): EntryModel =>
  connection.model<EntryDocument>('Entry', schema, 'entries');

export type EntryStore = ReturnType<typeof createEntryStore>;

/** Stores entries, one document each. */
export function createEntryStore(model: EntryModel) {
  return {
    /** One page of a customer's entries, newest first, and the number of all. */
    async list(userId: string, { page, limit }: { page: number; limit: number }) {
      const [found, total] = await Promise.all([
        model
          .find({ userId })
          .sort({ _id: -1 })
          .skip((page - 1) * limit)
          .limit(limit)
          .lean<EntryDocument[]>(),
        model.countDocuments({ userId }),
      ]);
      return { found: found.map(toEntry), total };
    },

    async add(userId: string, text: string): Promise<Entry> {
      const created = await retryConflicts(() => model.create({ _id: new Types.ObjectId(), userId, text }));
      return toEntry(created.toObject());
    },

    async removeOfUser(userId: string): Promise<void> {
      await model.deleteMany({ userId });
    },
  };
}

const toEntry = ({ _id, userId, text }: EntryDocument): Entry => ({ id: String(_id), userId: String(userId), text });
