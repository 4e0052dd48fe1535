import { billingChangeRecorded, changeRecord, type Writer } from '@print-shop/contracts';
import { indexOutbox, type OutboxEntry, outboxEntry, outboxField, type Relay } from '@print-shop/messaging';
import { isDuplicateKey, retryConflicts } from '@print-shop/service-kit';
import { type Connection, type Model, Schema, Types } from 'mongoose';

export interface ClosedMonth {
  /** Like 2026-11. */
  month: string;
  closedAt: Date;
  /** The name of the member of staff. */
  closedBy: string;
}
interface ClosedMonthDocument extends ClosedMonth {
  _id: Types.ObjectId;
  outbox: OutboxEntry[];
}

const schema = new Schema<ClosedMonthDocument>(
  {
    month: { type: String, required: true },
    closedAt: { type: Date, required: true },
    closedBy: { type: String, required: true },
    ...outboxField,
  },
  { versionKey: false },
);
schema.index({ month: 1 }, { unique: true });
indexOutbox(schema);

export type ClosedMonthModel = Model<ClosedMonthDocument>;
export const closedMonthModel = (connection: Connection): ClosedMonthModel =>
  connection.model<ClosedMonthDocument>('ClosedMonth', schema, 'closed-months');

export type MonthStore = ReturnType<typeof createMonthStore>;

export function createMonthStore(model: ClosedMonthModel, relay: Relay) {
  const find = async (month: string): Promise<ClosedMonth | undefined> =>
    (await model.findOne({ month }, { _id: 0, outbox: 0 }).lean<ClosedMonth>()) ?? undefined;

  return {
    find,

    /** Closes a month with the sums that it has then, in rupees, which the record keeps. Closing twice is once. */
    async close(month: string, sums: object, by: Writer, now: Date): Promise<void> {
      const _id = new Types.ObjectId();
      const record = { kind: 'tax-month', id: String(_id), label: month, action: 'closed', before: {}, after: sums };
      try {
        const document = { _id, month, closedAt: now, closedBy: by.name ?? 'staff' };
        const outbox = [outboxEntry(billingChangeRecorded, changeRecord(by, { ...record, kind: 'tax-month' }, now))];
        const created = await retryConflicts(() => model.create({ ...document, outbox }));
        relay.nudge(model, created);
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    },
  };
}
