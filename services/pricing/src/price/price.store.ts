import { PRICE_SECTIONS, type PriceSection, pricingUpdated } from '@print-shop/contracts';
import { indexOutbox, type OutboxEntry, outboxEntry, outboxField, type Relay } from '@print-shop/messaging';
import { conflict, isDuplicateKey, retryConflicts } from '@print-shop/service-kit';
import { type Connection, type Model, Schema, Types } from 'mongoose';
import { entryKey, type PriceEntry, type PriceFields } from './price.ts';

interface PriceDocument extends Omit<PriceEntry, 'id' | 'version'> {
  _id: Types.ObjectId;
  /** Absent in what was stored before there were versions. */
  version?: number;
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
    version: Number,
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

  /** Changes a price that still has the `version` that was seen. Throws conflict when somebody else has changed it since. */
  const save = async (filter: object, update: object, version?: number): Promise<PriceEntry | undefined> => {
    const present = { ...filter, deletedAt: null };
    const seen = version === undefined ? {} : { version: version || null };
    const saved = await model
      .findOneAndUpdate({ ...present, ...seen }, { ...update, $inc: { version: 1 } }, { returnDocument: 'after' })
      .lean<PriceDocument>();
    if (saved) {
      relay.nudge(model, saved);
      return toEntry(saved);
    }
    if (version !== undefined && (await model.exists(present))) throw changedMeanwhile();
    return undefined;
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

    /**
     * Adds the price, or changes the one of the same key. `version` is the one that was seen of it, 0 where none was seen;
     * throws conflict when that is not how things are any more.
     */
    async upsert(fields: PriceFields, version?: number): Promise<{ entry: PriceEntry; isNew: boolean }> {
      const key = entryKey(fields);
      for (let tries = 1; ; tries++) {
        const present = await model.findOne({ key, deletedAt: null }, { _id: 1 }).lean<PriceDocument>();
        const entry =
          present &&
          (await save(
            { _id: present._id },
            { $set: { ...fields, key }, $push: { outbox: event(String(present._id), fields.section, 'updated') } },
            version,
          ));
        if (entry) return { entry, isNew: false };
        if (version) throw changedMeanwhile();
        try {
          const _id = new Types.ObjectId();
          const created = await retryConflicts(() =>
            model.create({
              _id,
              ...fields,
              key,
              version: 1,
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

    /** `undefined` when there is no such entry in the section. Throws conflict when it is not of this `version` any more. */
    setPrice: (section: PriceSection, id: string, pricePaise: number, version?: number) =>
      save({ _id: id, section }, { $set: { pricePaise }, $push: { outbox: event(id, section, 'updated') } }, version),

    /** The removed entry; `undefined` when there is none in the section. Throws conflict like `setPrice`. */
    remove: (section: PriceSection, id: string, version?: number) =>
      save(
        { _id: id, section },
        { $set: { deletedAt: new Date() }, $unset: { key: 1 }, $push: { outbox: event(id, section, 'deleted') } },
        version,
      ),
  };
}

function toEntry({
  _id,
  section,
  type,
  size,
  gsm,
  isBothSide,
  pricePaise,
  description,
  version = 0,
}: PriceDocument): PriceEntry {
  return { id: String(_id), section, type, size, gsm, isBothSide, pricePaise, description, version };
}

const changedMeanwhile = () =>
  conflict('Somebody else has changed this price meanwhile. Please look at it again.', 'changed-meanwhile');
