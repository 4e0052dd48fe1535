import { isDuplicateKey } from '@print-shop/service-kit';
import { type Connection, type Model, Schema } from 'mongoose';

interface Companions {
  /** The product's id, or `RUN` for the latest run. */
  _id: string;
  companions: string[];
  at: Date;
}

const schema = new Schema<Companions>(
  { _id: String, companions: [String], at: { type: Date, required: true } },
  { versionKey: false },
);
schema.index({ at: 1 });

export type CompanionsModel = Model<Companions>;

export const companionsModel = (connection: Connection): CompanionsModel =>
  connection.model<Companions>('BoughtTogether', schema, 'bought_together');

const RUN = 'run';

export type CompanionsStore = ReturnType<typeof createCompanionsStore>;

/** What is often bought together with each product, as the latest run found it. */
export function createCompanionsStore(model: CompanionsModel) {
  return {
    async of(productId: string): Promise<string[]> {
      const found = await model.findById(productId, { companions: 1 }).lean();
      return found?.companions ?? [];
    },

    async set(productId: string, companions: readonly string[], at: Date): Promise<void> {
      await model.updateOne({ _id: productId }, { $set: { companions, at } }, { upsert: true });
    },

    /** Removes what a run that began at `at` has not found again. */
    async removeBefore(at: Date): Promise<void> {
      await model.deleteMany({ at: { $lt: at } });
    },

    /** Whether this process may run now: the first that asks when nobody has run since `since`. */
    async claimRun(now: Date, since: Date): Promise<boolean> {
      const { matchedCount } = await model.updateOne({ _id: RUN, at: { $lt: since } }, { $set: { at: now } });
      if (matchedCount > 0) return true;
      try {
        // Not an upsert: of several at the same time, more than one may report that it has inserted the document.
        await model.create({ _id: RUN, at: now, companions: [] });
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },

    /** Lets the next that asks run again, as the run of `at` had nothing to look at. */
    async giveUpRun(at: Date): Promise<void> {
      await model.deleteOne({ _id: RUN, at });
    },
  };
}
