import { randomUUID } from 'node:crypto';
import { type Connection, type Model, Schema } from 'mongoose';
import { isDuplicateKey } from '../mongo.ts';

/** A row of waiting work that is not looked at before a time, because it failed or has nothing to do until then. */
export interface Postponed {
  what: string;
  id: string;
  /** How often it failed in a row. */
  tries: number;
  dueAt: Date;
  reason: string;
  /** The time at which staff heard of it. */
  toldAt?: Date | undefined;
}

interface WorkDocument extends Partial<Omit<Postponed, 'what' | 'id'>> {
  _id: string;
  /** Which process does the work, and until when no other may. */
  holder?: string;
  heldUntil?: Date;
  /** The last day of the shop for which nightly work was done. */
  day?: string;
}

const schema = new Schema<WorkDocument>(
  {
    _id: String,
    tries: Number,
    dueAt: Date,
    reason: String,
    toldAt: Date,
    holder: String,
    heldUntil: Date,
    day: String,
  },
  { versionKey: false },
);

/** A process that dies holds up its work for this long. One that is slower than this shares it, which every work allows. */
const LEASE_MS = 10_000;

/** A work with more postponed rows than this tries some of them too soon. */
const MOST_POSTPONED = 2_000;

export type WorkStore = ReturnType<typeof createWorkStore>;

/** Stores which process does a work, which of its rows wait, and its last night. All are found by their ids. */
export function createWorkStore(mongo: Connection) {
  const known = mongo.models.Work as Model<WorkDocument> | undefined;
  const model = known ?? mongo.model<WorkDocument>('Work', schema, 'work');
  const holder = randomUUID();
  const rowId = (what: string, id: string) => `row:${what}:${id}`;

  return {
    /** Takes or keeps the work for this process; `false` while another has it. */
    async lease(what: string): Promise<boolean> {
      const now = Date.now();
      const free = { $or: [{ holder }, { heldUntil: { $lte: new Date(now) } }] };
      try {
        await model.updateOne(
          { _id: `lease:${what}`, ...free },
          { $set: { holder, heldUntil: new Date(now + LEASE_MS) } },
          { upsert: true },
        );
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },

    async release(what: string): Promise<void> {
      await model.updateOne({ _id: `lease:${what}`, holder }, { $set: { heldUntil: new Date(0) } });
    },

    async listPostponed(what: string): Promise<Postponed[]> {
      const first = rowId(what, '');
      const found = await model
        .find({ _id: { $gte: first, $lt: `row:${what};` } })
        .sort({ _id: 1 })
        .limit(MOST_POSTPONED)
        .lean<WorkDocument[]>();
      return found.map(({ _id, tries = 0, dueAt = new Date(0), reason = '', toldAt }) => ({
        what,
        id: _id.slice(first.length),
        tries,
        dueAt,
        reason,
        ...(toldAt ? { toldAt } : {}),
      }));
    },

    async postpone({ what, id, ...fields }: Postponed): Promise<void> {
      const unset = fields.toldAt ? {} : { $unset: { toldAt: 1 } };
      const change = { $set: fields, ...unset };
      await model.updateOne({ _id: rowId(what, id) }, change, { upsert: true });
    },

    /** Forgets that a row has waited. */
    async settle(what: string, id: string): Promise<void> {
      await model.deleteOne({ _id: rowId(what, id) });
    },

    lastNight: async (what: string): Promise<string | undefined> =>
      (await model.findById(`night:${what}`).lean<WorkDocument>())?.day,

    async setLastNight(what: string, day: string): Promise<void> {
      await model.updateOne({ _id: `night:${what}` }, { $set: { day } }, { upsert: true });
    },
  };
}
