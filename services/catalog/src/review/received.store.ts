import { isDuplicateKey } from '@print-shop/service-kit';
import { type Connection, type Model, Schema } from 'mongoose';

interface Received {
  userId: string;
  productId: string;
  receivedAt: Date;
}

const schema = new Schema<Received>(
  {
    userId: { type: String, required: true },
    productId: { type: String, required: true },
    receivedAt: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ userId: 1, productId: 1 }, { unique: true });

export type ReceivedModel = Model<Received>;

export const receivedModel = (connection: Connection): ReceivedModel =>
  connection.model<Received>('ReceivedProduct', schema, 'received_products');

export type ReceivedStore = ReturnType<typeof createReceivedStore>;

/** The customers who received each product. */
export function createReceivedStore(model: ReceivedModel) {
  return {
    async add(userId: string, productIds: readonly string[], receivedAt: Date): Promise<void> {
      for (const productId of new Set(productIds)) {
        try {
          await model.create({ userId, productId, receivedAt });
        } catch (error) {
          if (!isDuplicateKey(error)) throw error;
        }
      }
    },

    has: async (userId: string, productId: string): Promise<boolean> =>
      (await model.exists({ userId, productId })) !== null,

    async *allOf(userId: string): AsyncGenerator<Omit<Received, 'userId'>> {
      const rows = model.find({ userId }, { _id: 0, productId: 1, receivedAt: 1 }).sort({ productId: 1 });
      for await (const row of rows.lean<Received>().cursor({ batchSize: 100 })) {
        yield { productId: row.productId, receivedAt: row.receivedAt };
      }
    },

    async forget(userId: string): Promise<void> {
      await model.deleteMany({ userId });
    },
  };
}
