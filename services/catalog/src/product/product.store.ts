import { productCreated, productDeleted, productUpdated, type TypeStock, type Writer } from '@print-shop/contracts';
import { outboxEntry, type Relay } from '@print-shop/messaging';
import { createListing, indexOf, isDuplicateKey, type ListOrder, newestFirst } from '@print-shop/service-kit';
import { Types } from 'mongoose';
import { recorded } from '../recorded.ts';
import { toAudited } from './product.presenter.ts';
import type { ProductDocument, ProductModel } from './product.schema.ts';
import { type Product, type ProductFields, SNAPSHOT, toSnapshot } from './product.ts';
import { NO_STARS, type StarCounts } from './star-counts.ts';

export interface ProductFilter {
  type?: string | undefined;
  category?: string | undefined;
  search?: string | undefined;
  stock?: 'in' | 'low' | 'out' | undefined;
}

export type ProductSort = 'newest' | 'price' | '-price' | 'name' | '-name' | 'stock' | '-stock';

const by = (field: string, direction: 1 | -1): ListOrder => ({ field, direction });
const orders: Record<ProductSort, ListOrder> = {
  newest: newestFirst,
  price: by('pricePaise', 1),
  '-price': by('pricePaise', -1),
  name: by('name', 1),
  '-name': by('name', -1),
  stock: by('stock', 1),
  '-stock': by('stock', -1),
};

/** How a list is read: products with low stock by their own index, then sorted; others in an index's order. */
function planOf({ stock, type, category }: ProductFilter, sort: ProductSort) {
  const order = orders[sort];
  if (stock && stock !== 'in' && !type && !category) return { order, narrow: 'stock_1__id_1' };
  const pinned = type ? { type } : {};
  return { order, pinned, narrow: type ? indexOf(pinned, order) : undefined };
}

/** Bookkeeping fields, which can be long and never leave the store; `words` is in products of earlier releases. */
const bare = { words: 0, recounts: 0, toldAs: 0, holds: 0, outbox: 0, deletedAt: 0 } as const;
/** Lists contain no tombstones. */
const DELETED = { deletedAt: { $gt: new Date(0) } };

interface Paged {
  page: number;
  limit: number;
}

interface Searched extends Omit<ProductFilter, 'search' | 'stock'>, Paged {
  text: string;
  sort: ProductSort;
  inStock: boolean;
  stockAtMost: number | undefined;
}

/** The search in memory, as the store uses it. */
export interface SearchIndex {
  put(product: Product): unknown;
  remove(id: string): void;
  search(searched: Searched): { ids: string[]; total: number };
  /** Counts the products of each type by their stock; up to `low` pieces are few. */
  stockByType(low: number): Iterable<[type: string, counts: Omit<TypeStock, 'type'>]>;
}

export type ProductStore = ReturnType<typeof createProductStore>;

/**
 * Stores products; each change and its events are one single-document write. Searches use `index`, which learns of this
 * process's own changes here. Stock of up to `lowStock` pieces counts as low.
 */
export function createProductStore(model: ProductModel, relay: Relay, index: SearchIndex, lowStock: number) {
  const toQuery = ({ type, category, stock }: Omit<ProductFilter, 'search'>) => {
    const stocks = { in: { $gt: 0 }, low: { $lte: lowStock }, out: 0 };
    return {
      ...(type ? { type } : {}),
      ...(category ? { category } : {}),
      ...(stock ? { stock: stocks[stock] } : {}),
    };
  };

  const listing = createListing<ProductDocument>(model, {
    hidden: bare,
    except: { filter: DELETED, index: 'deletedAt_1' },
  });

  /** A saved product, which can be found from now on. */
  const indexed = (saved: ProductDocument): Product => {
    const product = toProduct(saved);
    index.put(product);
    return product;
  };

  const idsOf = async (filter: { type: string } | { colors: string }): Promise<string[]> =>
    (await model.distinct('_id', { ...filter, deletedAt: null })).map(String);

  return {
    /** One page of products, and the number of all matches, which may be a minute old when there are many. */
    async list({ search = '', ...filter }: ProductFilter, { sort, ...page }: Paged & { sort: ProductSort }) {
      if (search) {
        const { stock, ...narrowing } = filter;
        const stockAtMost = { in: undefined, low: lowStock, out: 0, any: undefined }[stock ?? 'any'];
        const found = index.search({ text: search, ...narrowing, inStock: stock === 'in', stockAtMost, sort, ...page });
        return { products: await this.findAll(found.ids), total: found.total };
      }
      const { rows, total } = await listing.page(toQuery(filter), { ...planOf(filter, sort), ...page });
      return { products: rows.map(toProduct), total };
    },

    /** The current number of products that match a filter. */
    count: (filter: Omit<ProductFilter, 'search'>): Promise<number> =>
      model.countDocuments({ ...toQuery(filter), deletedAt: null }),

    /** How many products of each type are out of stock, low, or have enough; those with the most to reorder first. */
    stockByType(): TypeStock[] {
      return [...index.stockByType(lowStock)]
        .map(([type, counts]) => ({ type, ...counts }))
        .sort((a, b) => b.out + b.low - a.out - a.low || a.type.localeCompare(b.type));
    },

    async find(id: string): Promise<Product | undefined> {
      const found = await model.findOne({ _id: id, deletedAt: null }, bare).lean<ProductDocument>();
      return found ? toProduct(found) : undefined;
    },

    /** The products with these ids, in their order, without those that are gone. */
    async findAll(ids: readonly string[]): Promise<Product[]> {
      if (ids.length === 0) return [];
      const rows = await model.find({ _id: { $in: ids }, deletedAt: null }, bare).lean<ProductDocument[]>();
      const found = new Map(rows.map((row) => [String(row._id), row]));
      return ids.flatMap((id) => {
        const row = found.get(id);
        return row ? [toProduct(row)] : [];
      });
    },

    /** The products with these names, of any type. */
    async findByNames(names: readonly string[]): Promise<Product[]> {
      if (names.length === 0) return [];
      const rows = await model.find({ name: { $in: names }, deletedAt: null }, bare).lean<ProductDocument[]>();
      return rows.map(toProduct);
    },

    /** Reads the name and type of all products, oldest first. */
    async *names(): AsyncGenerator<Pick<Product, 'id' | 'name' | 'type'>> {
      const found = model
        .find({ deletedAt: null }, { name: 1, type: 1 })
        .sort({ _id: 1 })
        .comment('every row of a list');
      for await (const { _id, name, type } of found.lean<ProductDocument>().cursor({ batchSize: 1000 }))
        yield { id: String(_id), name, type };
    },

    /** Reads all products, oldest first. */
    async *each(): AsyncGenerator<Product> {
      const found = model.find({ deletedAt: null }, bare).sort({ _id: 1 }).comment('every row of a list');
      for await (const row of found.lean<ProductDocument>().cursor({ batchSize: 200 })) yield toProduct(row);
    },

    countInColor: (color: string): Promise<number> => model.countDocuments({ colors: color, deletedAt: null }),

    /** Applies a type's new name to every product of the type. */
    async moveToType(from: string, to: string, by: Writer): Promise<void> {
      for (const id of await idsOf({ type: from })) {
        await this.update(id, by, ({ type }) => (type === from ? { type: to } : {}));
      }
    },

    /** Applies a colour's new name to every product with the colour. */
    async recolor(from: string, to: string, by: Writer): Promise<void> {
      for (const id of await idsOf({ colors: from })) {
        await this.update(id, by, ({ colors }) =>
          colors.includes(from) ? { colors: colors.map((name) => (name === from ? to : name)) } : {},
        );
      }
    },

    /** Adds a product. With an `id`, the one that has it already is there, and stays as it is. */
    async create(fields: ProductFields, by: Writer, id?: string): Promise<Product> {
      const _id = new Types.ObjectId(id);
      const version = 1;
      const outbox = [
        outboxEntry(productCreated, toSnapshot({ ...fields, starCounts: NO_STARS, id: String(_id), version })),
        recordedProduct(by, String(_id), { after: fields }),
      ];
      try {
        const created = await model.create({ ...fields, _id, version, toldAs: SNAPSHOT, outbox });
        relay.nudge(model, created);
        return indexed(created.toObject());
      } catch (error) {
        const known = id && isDuplicateKey(error) ? await this.find(id) : undefined;
        if (!known) throw error;
        return known;
      }
    },

    /**
     * Changes a product; `undefined` when there is none. Retries when somebody else has changed it in between: `change` is
     * called again with the new state, and may throw or change nothing.
     */
    async update(
      id: string,
      by: Writer,
      change: (product: Product) => Partial<ProductFields>,
    ): Promise<Product | undefined> {
      for (;;) {
        const before = await this.find(id);
        if (!before) return undefined;
        const changed = change(before);
        if (Object.keys(changed).length === 0) return before;
        const after = { ...before, ...changed, version: before.version + 1 };
        const { id: _, createdAt, updatedAt, starCounts, stock, ...fields } = after;
        const saved = await model
          .findOneAndUpdate(
            // Orders change the stock concurrently, so a new stock is applied as a difference, which never leads below zero.
            { _id: id, deletedAt: null, version: before.version, stock: { $gte: before.stock - stock } },
            {
              $set: { ...fields, toldAs: SNAPSHOT },
              $inc: { stock: stock - before.stock },
              $push: {
                outbox: {
                  $each: [outboxEntry(productUpdated, toSnapshot(after)), recordedProduct(by, id, { before, after })],
                },
              },
            },
            { returnDocument: 'after' },
          )
          .lean<ProductDocument>();
        if (!saved) continue;
        relay.nudge(model, saved);
        return indexed(saved);
      }
    },

    /**
     * Stores the stars that `count` finds and publishes a change of them. Exact when reviews change at the same time. A count
     * is stored only if no other one was stored since it began, and the writer of each change counts afterwards.
     */
    async recount(id: string, count: () => Promise<StarCounts>): Promise<void> {
      for (;;) {
        const before = await model
          .findOne({ _id: id, deletedAt: null }, { holds: 0, outbox: 0 })
          .lean<ProductDocument>();
        if (!before) return;
        const product = toProduct(before);
        const starCounts = await count();
        const { recounts, version } = before;
        const isSame = starCounts.every((number, index) => number === product.starCounts[index]);
        const after = { ...product, starCounts, version: version + 1 };
        const saved = await model
          .findOneAndUpdate(
            // A product of an earlier release has no `recounts`, which the query with null finds.
            { _id: id, deletedAt: null, recounts: recounts ?? null, ...(isSame ? {} : { version }) },
            isSame
              ? { $inc: { recounts: 1 } }
              : {
                  $set: { starCounts },
                  $inc: { recounts: 1, version: 1 },
                  $push: { outbox: outboxEntry(productUpdated, toSnapshot(after)) },
                },
            // `updatedAt` tells editors that somebody else has changed the product, which a review does not.
            { returnDocument: 'after', timestamps: false },
          )
          .lean<ProductDocument>();
        if (!saved) continue;
        if (!isSame) relay.nudge(model, saved);
        return;
      }
    },

    /** Deletes a product; `false` when there is none. */
    async remove(id: string, by: Writer): Promise<boolean> {
      const product = await this.find(id);
      if (!product) return false;
      const events = [
        outboxEntry(productDeleted, { productId: id, version: product.version + 1 }),
        recordedProduct(by, id, { before: product }),
      ];
      const removed = await model
        .findOneAndUpdate(
          { _id: id, deletedAt: null },
          { $set: { deletedAt: new Date() }, $inc: { version: 1 }, $push: { outbox: { $each: events } } },
          { returnDocument: 'after' },
        )
        .lean<ProductDocument>();
      if (!removed) return false;
      relay.nudge(model, removed);
      index.remove(id);
      return true;
    },
  };
}

/** The record of a product's change, in words for staff. */
const recordedProduct = (by: Writer, id: string, sides: { before?: ProductFields; after?: ProductFields }) =>
  recorded(by, {
    kind: 'product',
    id,
    label: (sides.after ?? sides.before)?.name ?? '',
    before: sides.before && toAudited(sides.before),
    after: sides.after && toAudited(sides.after),
  });

function toProduct(stored: ProductDocument): Product {
  const { _id, recounts: _r, toldAs: _t, holds: _h, outbox: _o, deletedAt: _d, ...product } = stored;
  return { id: String(_id), ...product, starCounts: product.starCounts ?? NO_STARS };
}
