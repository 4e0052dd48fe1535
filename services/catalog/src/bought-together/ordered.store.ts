import { isDuplicateKey } from '@print-shop/service-kit';
import { type Connection, type Model, Schema } from 'mongoose';

/** The products of one order; it names no person. */
interface Ordered {
  /** The order's id. */
  _id: string;
  /** None of an order that was cancelled. */
  productIds: string[];
  at: Date;
}

const YEAR_SECONDS = 365 * 24 * 3600;
/** The most products of one order that count. A larger order is bought for a stock, not together. */
const MAX_PRODUCTS = 20;
/** The latest orders of a product that count. */
const MAX_ORDERS = 1_000;

const schema = new Schema<Ordered>(
  { _id: String, productIds: [String], at: { type: Date, required: true } },
  { versionKey: false },
);
schema.index({ productIds: 1 });
schema.index({ at: 1 }, { expireAfterSeconds: YEAR_SECONDS });

export type OrderedModel = Model<Ordered>;

export const orderedModel = (connection: Connection): OrderedModel =>
  connection.model<Ordered>('OrderedProducts', schema, 'ordered_products');

export type OrderedStore = ReturnType<typeof createOrderedStore>;

/** Which products were ordered together in the past year. */
export function createOrderedStore(model: OrderedModel) {
  return {
    /** Remembers an order of two or more products, once. */
    async add(orderId: string, productIds: readonly string[], at: Date): Promise<void> {
      const different = [...new Set(productIds)].slice(0, MAX_PRODUCTS);
      if (different.length < 2) return;
      try {
        await model.create({ _id: orderId, productIds: different, at });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    },

    /** Forgets an order for good: its confirmation may be handled after its cancellation. */
    async forget(orderId: string, at: Date): Promise<void> {
      await model.updateOne({ _id: orderId }, { $set: { productIds: [], at } }, { upsert: true });
    },

    /** The products in at least `minOrders` orders. */
    async *listOrdered(minOrders: number): AsyncGenerator<string> {
      const found = model
        .aggregate<{ _id: string }>([
          { $unwind: '$productIds' },
          { $group: { _id: '$productIds', orders: { $sum: 1 } } },
          { $match: { orders: { $gte: minOrders } } },
        ])
        .cursor({ batchSize: 500 });
      for await (const { _id } of found) yield _id;
    },

    /** The products of the latest orders of a product. */
    async ordersOf(productId: string): Promise<string[][]> {
      const found = await model
        .find({ productIds: productId }, { productIds: 1 })
        .sort({ at: -1 })
        .limit(MAX_ORDERS)
        .lean();
      return found.map(({ productIds }) => productIds);
    },
  };
}
