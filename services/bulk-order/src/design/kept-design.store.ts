import { isDuplicateKey } from '@print-shop/service-kit';
import { type Connection, type Model, Schema } from 'mongoose';

/** What is known of a stored design. It has a document before it has a file, and until its file is gone. */
interface KeptDesignDocument {
  /** Name of the file, like `0123….png`. */
  _id: string;
  /** Accounts that uploaded it, have it in their cart or ordered with it; none where only guests did. */
  owners: string[];
  uploadedAt: Date;
  /** When the file may be removed. It only ever moves into the future, except when its owner's account is deleted. */
  keepUntil: Date;
  /** The same, as far as orders need it; missing where nobody ordered with it. */
  orderedUntil?: Date;
}

const schema = new Schema<KeptDesignDocument>(
  {
    _id: { type: String, required: true },
    owners: { type: [String], default: [] },
    uploadedAt: { type: Date, required: true },
    keepUntil: { type: Date, required: true },
    orderedUntil: Date,
  },
  { versionKey: false },
);
schema.index({ keepUntil: 1 });
schema.index({ owners: 1 });

export type KeptDesignModel = Model<KeptDesignDocument>;

export const keptDesignModel = (connection: Connection): KeptDesignModel =>
  connection.model<KeptDesignDocument>('KeptDesign', schema, 'kept_designs');

/** Why and how long a design is needed. */
export interface Hold {
  owner: string | null;
  until: Date;
  isOrdered: boolean;
}

export type KeptDesignStore = ReturnType<typeof createKeptDesignStore>;

/** Which designs there are and how long each is kept. Designs without a document here are never removed. */
export function createKeptDesignStore(model: KeptDesignModel) {
  const expired = (now: Date) => ({ keepUntil: { $lte: now } });

  return {
    /** Notes a design whose file is stored next. */
    async add(name: string, { owner, until }: Omit<Hold, 'isOrdered'>, now: Date): Promise<void> {
      await model.create({ _id: name, owners: owner ? [owner] : [], uploadedAt: now, keepUntil: until });
    },

    /**
     * Keeps designs at least until a time, whatever else keeps them, so that events may come twice and in any order. Does
     * nothing for designs that are not known here.
     */
    async hold(names: readonly string[], { owner, until, isOrdered }: Hold): Promise<void> {
      if (names.length === 0) return;
      await model.updateMany(
        { _id: { $in: names } },
        {
          $max: { keepUntil: until, ...(isOrdered ? { orderedUntil: until } : {}) },
          ...(owner ? { $addToSet: { owners: owner } } : {}),
        },
      );
    },

    /** Takes over a file that was stored before documents were kept; `false` when it is known already. */
    async adopt(name: string, until: Date, now: Date): Promise<boolean> {
      try {
        const fields = { owners: [], uploadedAt: now, keepUntil: until, orderedUntil: until };
        return (await model.updateOne({ _id: name }, { $setOnInsert: fields }, { upsert: true })).upsertedCount === 1;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },

    /** A deleted account owns nothing; designs that were its alone and never ordered may go now. */
    async forgetOwner(owner: string, now: Date): Promise<void> {
      const isOnlyOwner = { owners: owner, 'owners.1': { $exists: false } };
      await model.updateMany({ ...isOnlyOwner, orderedUntil: { $exists: false } }, { $set: { keepUntil: now } });
      await model.updateMany({ owners: owner }, { $pull: { owners: owner } });
    },

    /** The designs of an account, one after another. */
    async *allOf(owner: string): AsyncGenerator<{ name: string; uploadedAt: Date; keepUntil: Date }> {
      const found = model.find({ owners: owner }).lean<KeptDesignDocument>();
      for await (const { _id: name, uploadedAt, keepUntil } of found.cursor({ batchSize: 50 })) {
        yield { name, uploadedAt, keepUntil };
      }
    },

    /** Names of files whose time is over, the oldest first. */
    async listExpired(now: Date, limit: number): Promise<string[]> {
      const found = await model.find(expired(now), { _id: 1 }).sort({ keepUntil: 1 }).limit(limit).lean();
      return found.map(({ _id }) => _id);
    },

    /** Whether a design's time is still over. */
    isExpired: async (name: string, now: Date): Promise<boolean> =>
      (await model.exists({ _id: name, ...expired(now) })) !== null,

    /** Forgets a design whose file is gone, unless somebody has asked to keep it meanwhile. */
    async remove(name: string, now: Date): Promise<void> {
      await model.deleteOne({ _id: name, ...expired(now) });
    },
  };
}
