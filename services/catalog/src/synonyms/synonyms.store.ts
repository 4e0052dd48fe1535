import { MAX_SYNONYM_GROUPS, type Writer } from '@print-shop/contracts';
import { indexOutbox, type OutboxEntry, outboxField, type Relay } from '@print-shop/messaging';
import { conflict } from '@print-shop/service-kit';
import { type Connection, type Model, Schema, Types } from 'mongoose';
import { recorded } from '../recorded.ts';

/** Words and phrases that find the same products. */
export interface SynonymGroup {
  id: string;
  words: string[];
}

/** The stored form. A deleted group stays as a tombstone until the record of its deletion is published. */
interface SynonymDocument {
  _id: Types.ObjectId;
  words: string[];
  outbox: OutboxEntry[];
  deletedAt: Date | null;
}

const TOMBSTONE_SECONDS = 30 * 24 * 3600;

const schema = new Schema<SynonymDocument>(
  { words: [String], deletedAt: { type: Date, default: null }, ...outboxField },
  { versionKey: false },
);
schema.index({ deletedAt: 1 }, { expireAfterSeconds: TOMBSTONE_SECONDS });
indexOutbox(schema);

export type SynonymModel = Model<SynonymDocument>;

export const synonymModel = (connection: Connection): SynonymModel =>
  connection.model<SynonymDocument>('SynonymGroup', schema, 'synonym_groups');

export type SynonymStore = ReturnType<typeof createSynonymStore>;

export function createSynonymStore(model: SynonymModel, relay: Relay) {
  return {
    /** All groups in order of creation. */
    async list(): Promise<SynonymGroup[]> {
      const found = await model.find({ deletedAt: null }).sort({ _id: 1 }).lean<SynonymDocument[]>();
      return found.map(toGroup);
    },

    /** Throws conflict when the shop has as many groups as it can have. */
    async create(words: string[], by: Writer): Promise<SynonymGroup> {
      if ((await model.countDocuments({ deletedAt: null })) >= MAX_SYNONYM_GROUPS) {
        throw conflict(
          {
            en: `There can be ${MAX_SYNONYM_GROUPS} groups at most. Remove one that you no longer need first.`,
            hi: `ज़्यादा से ज़्यादा ${MAX_SYNONYM_GROUPS} समूह हो सकते हैं। पहले कोई ऐसा समूह हटाइए जिसकी ज़रूरत नहीं है।`,
          },
          'too-many-synonyms',
        );
      }
      const _id = new Types.ObjectId();
      const created = await model.create({ _id, words, outbox: [record(by, String(_id), { after: words })] });
      relay.nudge(model, created);
      return toGroup(created.toObject());
    },

    /** Replaces the words of a group; `undefined` when there is none. */
    async update(id: string, words: string[], by: Writer): Promise<SynonymGroup | undefined> {
      for (;;) {
        const before = await model.findOne({ _id: id, deletedAt: null }).lean<SynonymDocument>();
        if (!before) return undefined;
        const saved = await model
          .findOneAndUpdate(
            { _id: id, deletedAt: null, words: before.words },
            { $set: { words }, $push: { outbox: record(by, id, { before: before.words, after: words }) } },
            { returnDocument: 'after' },
          )
          .lean<SynonymDocument>();
        if (!saved) continue;
        relay.nudge(model, saved);
        return toGroup(saved);
      }
    },

    /** Deletes a group; `false` when there is none. */
    async remove(id: string, by: Writer): Promise<boolean> {
      const before = await model.findOne({ _id: id, deletedAt: null }).lean<SynonymDocument>();
      if (!before) return false;
      const removed = await model
        .findOneAndUpdate(
          { _id: id, deletedAt: null },
          { $set: { deletedAt: new Date() }, $push: { outbox: record(by, id, { before: before.words }) } },
          { returnDocument: 'after' },
        )
        .lean<SynonymDocument>();
      if (!removed) return false;
      relay.nudge(model, removed);
      return true;
    },
  };
}

function record(by: Writer, id: string, { before, after }: { before?: string[]; after?: string[] }): OutboxEntry {
  const fields = (words: string[] | undefined) => words && { words };
  const label = (after ?? before ?? []).join(', ');
  return recorded(by, { kind: 'product-synonyms', id, label, before: fields(before), after: fields(after) });
}

const toGroup = ({ _id, words }: SynonymDocument): SynonymGroup => ({ id: String(_id), words });
