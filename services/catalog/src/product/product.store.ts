import { productCreated, productDeleted, productUpdated } from '@print-shop/contracts';
import { indexOutbox, type OutboxEntry, outboxEntry, outboxField, type Relay } from '@print-shop/messaging';
import { type Connection, type Model, Schema, Types } from 'mongoose';
import { type Hold, holdSchema } from '../stock/hold.ts';
import { type Product, type ProductFields, searchWords, toSnapshot } from './product.ts';

/** The stored form. A deleted product stays as a tombstone until its event is out and nobody can ask for it any more. */
export interface ProductDocument extends Omit<Product, 'id'> {
  _id: Types.ObjectId;
  words: string[];
  holds: Hold[];
  outbox: OutboxEntry[];
  deletedAt: Date | null;
}

const TOMBSTONE_SECONDS = 30 * 24 * 3600;

const schema = new Schema<ProductDocument>(
  {
    version: { type: Number, required: true },
    name: { type: String, required: true },
    pricePaise: { type: Number, required: true },
    category: { type: String, default: '' },
    type: { type: String, required: true },
    description: { type: String, default: '' },
    bothSidePaise: { type: Number, default: 0 },
    happyHourDiscount: { type: Number, default: 0 },
    festivalHourDiscount: { type: Number, default: 0 },
    images: [String],
    sizes: [String],
    colors: [String],
    isCustomizable: { type: Boolean, default: false },
    stock: { type: Number, default: 0 },
    isBestSeller: { type: Boolean, default: false },
    isNewArrival: { type: Boolean, default: false },
    words: [String],
    holds: [holdSchema],
    deletedAt: { type: Date, default: null },
    ...outboxField,
  },
  { timestamps: true, versionKey: false },
);
schema.index({ type: 1, category: 1, _id: -1 });
schema.index({ category: 1, _id: -1 });
schema.index({ colors: 1 });
schema.index({ pricePaise: 1 });
schema.index({ name: 1 });
schema.index({ words: 1 });
schema.index({ 'holds.at': 1 }, { sparse: true });
indexOutbox(schema);
schema.index({ deletedAt: 1 }, { expireAfterSeconds: TOMBSTONE_SECONDS });

export type ProductModel = Model<ProductDocument>;

export const productModel = (connection: Connection): ProductModel =>
  connection.model<ProductDocument>('Product', schema, 'products');

export interface ProductFilter {
  type?: string | undefined;
  category?: string | undefined;
  search?: string | undefined;
}

export type ProductSort = 'newest' | 'price' | '-price' | 'name';

/** Ids grow with time, and both MongoDB and FerretDB walk them in order: the newest come first without sorting the table. */
const sorts: Record<ProductSort, Record<string, 1 | -1>> = {
  newest: { _id: -1 },
  price: { pricePaise: 1, _id: -1 },
  '-price': { pricePaise: -1, _id: -1 },
  name: { name: 1, _id: -1 },
};

/** What never leaves the store: bookkeeping that can be long. */
const bare = { words: 0, holds: 0, outbox: 0, deletedAt: 0 } as const;

export type ProductStore = ReturnType<typeof createProductStore>;

/** Products and the events that their changes cause, each in one single-document write. */
export function createProductStore(model: ProductModel, relay: Relay) {
  const find = (filter: ProductFilter, sort: ProductSort, limit: number, skip = 0) => {
    const query = model.find(toQuery(filter), bare).sort(sorts[sort]).skip(skip).limit(limit).lean<ProductDocument[]>();
    // FerretDB would sort the whole table; told to walk the ids, both stop after a page.
    return sort === 'newest' && isWhole(filter) ? query.hint('_id_') : query;
  };

  return {
    /** One page of products. */
    async list(filter: ProductFilter, { sort, page, limit }: { sort: ProductSort; page: number; limit: number }) {
      return (await find(filter, sort, limit, (page - 1) * limit)).map(toProduct);
    },

    /** How many products a filter matches; of the whole table the estimate, which is exact but for tombstones. */
    count: (filter: ProductFilter): Promise<number> =>
      isWhole(filter) ? model.estimatedDocumentCount() : model.countDocuments(toQuery(filter)),

    async find(id: string): Promise<Product | undefined> {
      const found = await model.findOne({ _id: id, deletedAt: null }, bare).lean<ProductDocument>();
      return found ? toProduct(found) : undefined;
    },

    /** Whether any product matches. */
    async exists(filter: { type: string } | { colors: string }): Promise<boolean> {
      return (await model.exists({ ...filter, deletedAt: null })) !== null;
    },

    /** Ids of all products that match, for changes that go through every one of them. */
    async ids(filter: { type: string } | { colors: string }): Promise<string[]> {
      return (await model.distinct('_id', { ...filter, deletedAt: null })).map(String);
    },

    async create(fields: ProductFields): Promise<Product> {
      const _id = new Types.ObjectId();
      const version = 1;
      const outbox = [outboxEntry(productCreated, toSnapshot({ ...fields, id: String(_id), version }))];
      const created = await model.create({ ...fields, _id, version, words: wordsOf(fields), outbox });
      relay.nudge(model, created);
      return toProduct(created.toObject());
    },

    /** Changes a product; `undefined` when there is none. Retries when somebody else changed it in between. */
    async update(id: string, change: (product: Product) => Partial<ProductFields>): Promise<Product | undefined> {
      for (;;) {
        const before = await this.find(id);
        if (!before) return undefined;
        const after = { ...before, ...change(before), version: before.version + 1 };
        const { id: _, createdAt, updatedAt, stock, ...fields } = after;
        const saved = await model
          .findOneAndUpdate(
            // Orders move the stock at the same time, so a change of stock is a difference, and never one below zero.
            { _id: id, deletedAt: null, version: before.version, stock: { $gte: before.stock - stock } },
            {
              $set: { ...fields, words: wordsOf(after) },
              $inc: { stock: stock - before.stock },
              $push: { outbox: outboxEntry(productUpdated, toSnapshot(after)) },
            },
            { returnDocument: 'after' },
          )
          .lean<ProductDocument>();
        if (!saved) continue;
        relay.nudge(model, saved);
        return toProduct(saved);
      }
    },

    /** Takes a product out of the shop; `false` when there is none. */
    async remove(id: string): Promise<boolean> {
      const product = await this.find(id);
      if (!product) return false;
      const event = outboxEntry(productDeleted, { productId: id, version: product.version + 1 });
      const removed = await model
        .findOneAndUpdate(
          { _id: id, deletedAt: null },
          { $set: { deletedAt: new Date() }, $inc: { version: 1 }, $push: { outbox: event } },
          { returnDocument: 'after' },
        )
        .lean<ProductDocument>();
      if (!removed) return false;
      relay.nudge(model, removed);
      return true;
    },
  };
}

const wordsOf = ({ name, type, category, description }: ProductFields) =>
  searchWords(name, type, category, description);

const isWhole = (filter: ProductFilter) => !Object.values(filter).some(Boolean);

function toQuery({ type, category, search }: ProductFilter) {
  const words = search ? searchWords(search) : [];
  return {
    deletedAt: null,
    ...(type ? { type } : {}),
    ...(category ? { category } : {}),
    ...(words.length > 0 ? { $and: words.map((word) => ({ words: { $regex: `^${word}` } })) } : {}),
  };
}

function toProduct(stored: ProductDocument): Product {
  const { _id, words: _w, holds: _h, outbox: _o, deletedAt: _d, ...product } = stored;
  return { id: String(_id), ...product };
}
