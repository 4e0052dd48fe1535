import { artworkChangeRecorded, changeRecord, type Writer } from '@print-shop/contracts';
import { indexOutbox, type OutboxEntry, outboxEntry, outboxField, type Relay } from '@print-shop/messaging';
import { type Connection, type Model, Schema, Types } from 'mongoose';
import type { Retention } from '../file/retention.ts';

interface RetentionDocument extends Retention {
  _id: Types.ObjectId;
  updatedAt: Date;
  outbox: OutboxEntry[];
}

const schema = new Schema<RetentionDocument>(
  {
    fileDays: { type: Number, required: true },
    orderDays: { type: Number, required: true },
    updatedAt: { type: Date, required: true },
    ...outboxField,
  },
  { versionKey: false },
);
indexOutbox(schema);

export type RetentionModel = Model<RetentionDocument>;
export const retentionModel = (connection: Connection): RetentionModel =>
  connection.model<RetentionDocument>('Retention', schema, 'retention');

/** There is one document. */
const _id = new Types.ObjectId('000000000000000000000001');
export type RetentionStore = ReturnType<typeof createRetentionStore>;

/** Stores the days that staff chose before the shop's settings had them. */
export function createRetentionStore(model: RetentionModel, relay: Relay) {
  return {
    async find(): Promise<(Retention & { updatedAt: Date }) | undefined> {
      return (await model.findById(_id, { _id: 0, outbox: 0 }).lean()) ?? undefined;
    },

    /** Says how long files are kept from now on, with the record of it. */
    async set({ fileDays, orderDays }: Retention, before: Retention, by: Writer, now: Date): Promise<void> {
      const after = { fileDays, orderDays };
      const what = { kind: 'retention', id: String(_id), label: 'files', action: 'updated', before, after } as const;
      const event = outboxEntry(artworkChangeRecorded, changeRecord(by, what, now));
      const saved = await model.findOneAndUpdate(
        { _id },
        { $set: { ...after, updatedAt: now }, $push: { outbox: event } },
        { upsert: true, returnDocument: 'after' },
      );
      relay.nudge(model, saved);
    },
  };
}
