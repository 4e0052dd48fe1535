import {
  changeRecord,
  PRICE_SECTIONS,
  type PriceSection,
  pricingChangeRecorded,
  pricingUpdated,
  type Writer,
} from '@print-shop/contracts';
import { indexOutbox, type OutboxEntry, outboxEntry, outboxField, type Relay } from '@print-shop/messaging';
import { conflict, isDuplicateKey, retryConflicts } from '@print-shop/service-kit';
import { type Connection, type Model, Schema, Types } from 'mongoose';
import { entryKey, type PriceEntry, type PriceFields, priceLabel, toWords } from './price.ts';

interface PriceDocument extends Omit<PriceEntry, 'id' | 'version'> {
  _id: Types.ObjectId;
  /** Absent in entries stored before versions existed. */
  version?: number;
  /** Absent in deleted entries: the price may be added again while the last event still waits to be published. */
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

/** A longer price list could not be shown. */
const MAX_ENTRIES = 5_000;
const UPSERT_TRIES = 3;

/** The author of a change of a price, and the version that they saw. Without a version nothing is checked. */
export interface Edit {
  by: Writer;
  expectedVersion?: number | undefined;
}

export type PriceStore = ReturnType<typeof createPriceStore>;

/**
 * Stores the price list. Every change, its `pricing.updated` event and the record of its author are one single-document
 * write.
 */
export function createPriceStore(model: PriceModel, relay: Relay) {
  /**
   * Changes a price, or removes it when `after` is missing; `undefined` when there is none. Throws conflict when somebody
   * else has changed it since the writer saw it.
   */
  const change = async (
    filter: object,
    { by, expectedVersion }: Edit,
    to?: (before: PriceEntry) => PriceFields,
  ): Promise<PriceEntry | undefined> => {
    for (;;) {
      const found = await model.findOne({ ...filter, deletedAt: null }).lean<PriceDocument>();
      if (!found) return undefined;
      const before = toEntry(found);
      if (expectedVersion !== undefined && expectedVersion !== before.version) throw changedMeanwhile();
      const after = to?.(before);
      const saved = await model
        .findOneAndUpdate(
          { _id: found._id, version: found.version ?? null, deletedAt: null },
          {
            ...(after
              ? { $set: { ...after, key: entryKey(after) } }
              : { $set: { deletedAt: new Date() }, $unset: { key: 1 } }),
            $inc: { version: 1 },
            $push: { outbox: { $each: eventsOf(by, before.id, { before, after }) } },
          },
          { returnDocument: 'after' },
        )
        .lean<PriceDocument>();
      if (!saved) continue;
      relay.nudge(model, saved);
      return toEntry(saved);
    }
  };

  const create = async (fields: PriceFields, by: Writer): Promise<PriceEntry> => {
    const _id = new Types.ObjectId();
    const outbox = eventsOf(by, String(_id), { after: fields });
    const created = await retryConflicts(() =>
      model.create({ _id, ...fields, key: entryKey(fields), version: 1, outbox }),
    );
    relay.nudge(model, created);
    return toEntry(created.toObject());
  };

  return {
    /** All entries in order of creation. */
    async list(): Promise<PriceEntry[]> {
      const all = await model
        .find({ deletedAt: null }, { outbox: 0 })
        .sort({ _id: 1 })
        .limit(MAX_ENTRIES)
        .lean<PriceDocument[]>();
      return all.map(toEntry);
    },

    /**
     * Adds a price, or changes the one with the same key. A writer who saw no price has seen version 0. Throws conflict when
     * the writer's version is no longer current.
     */
    async upsert(fields: PriceFields, edit: Edit): Promise<{ entry: PriceEntry; isNew: boolean }> {
      for (let tries = 1; ; tries++) {
        const entry = await change({ key: entryKey(fields) }, edit, () => fields);
        if (entry) return { entry, isNew: false };
        if (edit.expectedVersion) throw changedMeanwhile();
        try {
          return { entry: await create(fields, edit.by), isNew: true };
        } catch (error) {
          // Somebody else has just added it, so it can be changed.
          if (!isDuplicateKey(error) || tries === UPSERT_TRIES) throw error;
        }
      }
    },

    /** `undefined` when there is no such entry in the section. Throws conflict when it was changed since the writer saw it. */
    setPrice: (section: PriceSection, id: string, pricePaise: number, edit: Edit) =>
      change({ _id: id, section }, edit, ({ id: _, version: __, ...before }) => ({ ...before, pricePaise })),

    /** The removed entry; `undefined` when there is none in the section. Throws conflict like `setPrice`. */
    remove: (section: PriceSection, id: string, edit: Edit) => change({ _id: id, section }, edit),
  };
}

/** The events of a write: the update for other services, and the change record. */
function eventsOf(
  by: Writer,
  id: string,
  { before, after }: { before?: PriceFields; after?: PriceFields | undefined },
) {
  const kind = before ? (after ? 'updated' : 'deleted') : 'created';
  const named = after ?? before;
  if (!named) return [];
  const sides = { ...(before ? { before: toWords(before) } : {}), ...(after ? { after: toWords(after) } : {}) };
  const record = changeRecord(by, { kind: 'price', id, label: priceLabel(named), action: kind, ...sides });
  return [
    outboxEntry(pricingUpdated, { entryId: id, section: named.section, change: kind }),
    outboxEntry(pricingChangeRecorded, record),
  ];
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
  conflict(
    {
      en: 'Somebody else has changed this price meanwhile. Please look at it again.',
      hi: 'इस बीच किसी और ने यह दाम बदल दिया है। इसे फिर से देख लीजिए।',
    },
    'changed-meanwhile',
  );
