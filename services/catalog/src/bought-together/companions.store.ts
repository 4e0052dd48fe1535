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

export type CompanionsStore = ReturnType<typeof createCompanionsStore>;

/** The products that are often bought together with each product, as the latest run found them. */
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
  };
}
