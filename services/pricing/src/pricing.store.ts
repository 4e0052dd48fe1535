import { PRICE_SECTIONS, type PriceSection, pricingUpdated } from '@print-shop/contracts';
import { indexOutbox, type OutboxEntry, outboxEntry, outboxField, type Relay } from '@print-shop/messaging';
import { isDuplicateKey, retryConflicts } from '@print-shop/service-kit';
import { type Connection, type Model, Schema, Types } from 'mongoose';
import { entryKey, type PriceEntry } from './pricing.ts';

interface PriceDocument extends Omit<PriceEntry, 'id'> {
  _id: Types.ObjectId;
  /** Of a deleted entry absent: the price may be added again while its last event is still going out. */
  key?: string;
  deletedAt: Date | null;
  outbox: OutboxEntry[];
}

const TOMBSTONE_SECONDS = 24 * 3600;

const schema = new Schema<PriceDocument>(
  {
    key: String,
    section: { type: String, enum: PRICE_SECTIONS, required: true },
    type: { type: String, required: true },
    size: { type: String, default: '' },
    gsm: { type: Number, default: null },
    isBothSide: { type: Boolean, default: false },
    pricePaise: { type: Number, required: true },
    description: { type: String, default: '' },
    deletedAt: { type: Date, default: null },
    ...outboxField,
  },
  { versionKey: false },
);
schema.index({ key: 1 }, { unique: true, partialFilterExpression: { key: { $exists: true } } });
schema.index({ deletedAt: 1 }, { expireAfterSeconds: TOMBSTONE_SECONDS });
indexOutbox(schema);

export type PriceModel = Model<PriceDocument>;

export const priceModel = (connection: Connection): PriceModel =>
  connection.model<PriceDocument>('Price', schema, 'prices');

/** A price list longer than this could not be shown. */
const MAX_ENTRIES = 5_000;
const UPSERT_TRIES = 3;

export type PriceStore = ReturnType<typeof createPriceStore>;

/** The price list. Every write and its `pricing.updated` are one single-document write. */
export function createPriceStore(model: PriceModel, relay: Relay) {
  const event = (entryId: string, section: PriceSection, change: 'created' | 'updated' | 'deleted') =>
    outboxEntry(pricingUpdated, { entryId, section, change });

  const save = async (filter: object, update: object): Promise<PriceEntry | undefined> => {
    const saved = await model
      .findOneAndUpdate({ ...filter, deletedAt: null }, update, { returnDocument: 'after' })
      .lean<PriceDocument>();
    if (!saved) return undefined;
    relay.nudge(model, saved);
    return toEntry(saved);
  };

  return {
    /** All entries, in the order in which they were added. */
    async list(): Promise<PriceEntry[]> {
      const all = await model
        .find({ deletedAt: null }, { outbox: 0 })
        .sort({ _id: 1 })
        .limit(MAX_ENTRIES)
        .lean<PriceDocument[]>();
      return all.map(toEntry);
    },

    /** Adds the price, or changes the one of the same key. */
    async upsert(fields: Omit<PriceEntry, 'id'>): Promise<{ entry: PriceEntry; isNew: boolean }> {
      const key = entryKey(fields);
      for (let tries = 1; ; tries++) {
        const present = await model.findOne({ key, deletedAt: null }, { _id: 1 }).lean<PriceDocument>();
        const entry =
          present &&
          (await save(
            { _id: present._id },
            { $set: { ...fields, key }, $push: { outbox: event(String(present._id), fields.section, 'updated') } },
          ));
        if (entry) return { entry, isNew: false };
        try {
          const _id = new Types.ObjectId();
          const created = await retryConflicts(() =>
            model.create({
              _id,
              ...fields,
              key,
              outbox: [event(String(_id), fields.section, 'created')],
            }),
          );
          relay.nudge(model, created);
          return { entry: toEntry(created.toObject()), isNew: true };
        } catch (error) {
          // Somebody else added it at this moment: then it is there to be changed.
          if (!isDuplicateKey(error) || tries === UPSERT_TRIES) throw error;
        }
      }
    },

    /** `undefined` when there is no such entry in the section. */
    setPrice: (section: PriceSection, id: string, pricePaise: number) =>
      save({ _id: id, section }, { $set: { pricePaise }, $push: { outbox: event(id, section, 'updated') } }),

    /** The removed entry; `undefined` when there is none in the section. */
    remove: (section: PriceSection, id: string) =>
      save(
        { _id: id, section },
        { $set: { deletedAt: new Date() }, $unset: { key: 1 }, $push: { outbox: event(id, section, 'deleted') } },
      ),
  };
}

function toEntry({ _id, section, type, size, gsm, isBothSide, pricePaise, description }: PriceDocument): PriceEntry {
  return { id: String(_id), section, type, size, gsm, isBothSide, pricePaise, description };
}
