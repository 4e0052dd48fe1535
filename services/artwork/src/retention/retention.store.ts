import { artworkChangeRecorded, changeRecord, type Writer } from '@print-shop/contracts';
import {
  type Broker,
  indexOutbox,
  type OutboxEntry,
  outboxEntry,
  outboxField,
  type Relay,
} from '@print-shop/messaging';
import { type Logger, startRefresh } from '@print-shop/service-kit';
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
export type RetentionStore = Awaited<ReturnType<typeof openRetention>>;

interface RetentionDeps {
  relay: Relay;
  broker: Pick<Broker, 'listen'>;
  logger: Logger;
  onClose(name: string, close: () => unknown): void;
}

/** The time that files are kept: as staff have chosen, or `usual` until then. `current` changes with their choice, in every process. */
export async function openRetention(
  model: RetentionModel,
  usual: Retention,
  { relay, broker, logger, onClose }: RetentionDeps,
) {
  const current: Retention & { updatedAt: Date | null } = { ...usual, updatedAt: null };
  const look = async (): Promise<void> => {
    const chosen = await model.findById(_id, { _id: 0, outbox: 0 }).lean();
    if (chosen) Object.assign(current, chosen);
  };
  const looking = startRefresh({ what: 'reading how long files are kept', read: look, logger });
  onClose('reading how long files are kept', looking.close);
  await broker.listen({
    events: [artworkChangeRecorded],
    handle: ({ data }) => data.kind === 'retention' && looking.soon(),
    missed: looking.soon,
  });
  await look();

  return {
    current,
    usual,

    /** Says how long files are kept from now on, with the record of it. */
    async set({ fileDays, orderDays }: Retention, by: Writer, now: Date): Promise<void> {
      await look();
      const before = { fileDays: current.fileDays, orderDays: current.orderDays };
      const after = { fileDays, orderDays };
      const what = { kind: 'retention', id: String(_id), label: 'files', action: 'updated', before, after } as const;
      const event = outboxEntry(artworkChangeRecorded, changeRecord(by, what, now));
      const saved = await model.findOneAndUpdate(
        { _id },
        { $set: { ...after, updatedAt: now }, $push: { outbox: event } },
        { upsert: true, returnDocument: 'after' },
      );
      relay.nudge(model, saved);
      await look();
    },
  };
}
