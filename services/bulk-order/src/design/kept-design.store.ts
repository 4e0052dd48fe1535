import { isDuplicateKey } from '@print-shop/service-kit';
import { type Connection, type Model, Schema } from 'mongoose';

/** The document of a stored design. It is created before the file and removed after it. */
interface KeptDesignDocument {
  /** Name of the file, like `0123….png`. */
  _id: string;
  /** Accounts that uploaded it, have it in their cart or ordered with it; empty when only guests did. */
  owners: string[];
  uploadedAt: Date;
  /** When the file may be removed. It only moves into the future, except when the owner's account is deleted. */
  keepUntil: Date;
  /** Until when orders need it; missing when nobody has ordered with it. */
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

/** The owner of a need for a design, and its end. */
export interface Hold {
  owner: string | null;
  until: Date;
  isOrdered: boolean;
}

export type KeptDesignStore = ReturnType<typeof createKeptDesignStore>;

/** Knows all designs and how long each is kept. Files without a document here are never removed. */
export function createKeptDesignStore(model: KeptDesignModel) {
  const expired = (now: Date) => ({ keepUntil: { $lte: now } });

  return {
    /** Adds a design before its file is stored. */
    async add(name: string, { owner, until }: Omit<Hold, 'isOrdered'>, now: Date): Promise<void> {
      await model.create({ _id: name, owners: owner ? [owner] : [], uploadedAt: now, keepUntil: until });
    },

    /**
     * Keeps designs at least until `until`. It never shortens the time, so events may come twice and in any order. Ignores
     * unknown designs.
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

    /** Adds a document for a file from before documents were kept; `false` when it has one. */
    async adopt(name: string, until: Date, now: Date): Promise<boolean> {
      try {
        const fields = { owners: [], uploadedAt: now, keepUntil: until, orderedUntil: until };
        return (await model.updateOne({ _id: name }, { $setOnInsert: fields }, { upsert: true })).upsertedCount === 1;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },

    /** Removes a deleted account from the owners. Designs that only it owned and nobody ordered may be removed now. */
    async forgetOwner(owner: string, now: Date): Promise<void> {
      const isOnlyOwner = { owners: owner, 'owners.1': { $exists: false } };
      await model.updateMany({ ...isOnlyOwner, orderedUntil: { $exists: false } }, { $set: { keepUntil: now } });
      await model.updateMany({ owners: owner }, { $pull: { owners: owner } });
    },

    /** Streams the designs of an account, by name. */
    async *allOf(owner: string): AsyncGenerator<{ name: string; uploadedAt: Date; keepUntil: Date }> {
      const found = model.find({ owners: owner }).sort({ _id: 1 }).lean<KeptDesignDocument>();
      for await (const { _id: name, uploadedAt, keepUntil } of found.cursor({ batchSize: 50 })) {
        yield { name, uploadedAt, keepUntil };
      }
    },

    /** Names of expired files, the oldest first. */
    async listExpired(now: Date, limit: number, except: readonly string[] = []): Promise<string[]> {
      const found = await model
        .find({ ...expired(now), _id: { $nin: except } }, { _id: 1 })
        .sort({ keepUntil: 1 })
        .limit(limit)
        .lean();
      return found.map(({ _id }) => _id);
    },

    /** Whether a design is still expired. */
    isExpired: async (name: string, now: Date): Promise<boolean> =>
      (await model.exists({ _id: name, ...expired(now) })) !== null,

    /** Removes the document of a design whose file is gone, unless somebody needs it again meanwhile. */
    async remove(name: string, now: Date): Promise<void> {
      await model.deleteOne({ _id: name, ...expired(now) });
    },
  };
}
