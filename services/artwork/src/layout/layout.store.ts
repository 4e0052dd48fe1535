import { randomBytes } from 'node:crypto';
import type { LayoutSide, PrintView } from '@print-shop/contracts';
import { retryConflicts } from '@print-shop/service-kit';
import { type Connection, type Model, Schema, Types } from 'mongoose';
import type { Guarded } from './layout-access.ts';

/** The customer's layout on a product. It never changes: a change makes a new one. */
export interface StoredLayout extends Guarded {
  productId: string;
  color: string;
  hex: string;
  sides: LayoutSide[];
  /** The views as they were then; the staff may draw others later. */
  views: PrintView[];
  createdAt: Date;
}

interface LayoutDocument extends Omit<StoredLayout, 'id' | 'owner' | 'productId'> {
  _id: Types.ObjectId;
  owner: Types.ObjectId | null;
  productId: Types.ObjectId;
  /** When it may be removed; orders move it into the future. */
  keepUntil: Date;
  isOrdered: boolean;
  /** Ids of the orders that have it; missing in layouts that were ordered before this was known. */
  orders?: string[];
}

const schema = new Schema<LayoutDocument>(
  {
    owner: { type: Schema.Types.ObjectId, default: null },
    tokenHash: { type: String, default: null },
    secret: { type: String, required: true },
    productId: { type: Schema.Types.ObjectId, required: true },
    color: { type: String, default: '' },
    hex: { type: String, required: true },
    // Their shape is the contract's, which every write has passed.
    sides: { type: Schema.Types.Mixed, required: true },
    views: { type: Schema.Types.Mixed, required: true },
    createdAt: { type: Date, required: true },
    keepUntil: { type: Date, required: true },
    isOrdered: { type: Boolean, default: false },
    orders: { type: [String], default: undefined },
  },
  { versionKey: false, minimize: false },
);
schema.index({ owner: 1, createdAt: -1, _id: -1 });
schema.index({ keepUntil: 1 });

export type LayoutModel = Model<LayoutDocument>;

export const layoutModel = (connection: Connection): LayoutModel =>
  connection.model<LayoutDocument>('Layout', schema, 'scenes');

export type LayoutStore = ReturnType<typeof createLayoutStore>;

export function createLayoutStore(model: LayoutModel) {
  return {
    async add(layout: Omit<StoredLayout, 'id'>, keepUntil: Date): Promise<StoredLayout> {
      const created = await retryConflicts(() => model.create({ _id: newId(), ...layout, keepUntil }));
      return toLayout(created.toObject());
    },

    async find(id: string): Promise<StoredLayout | undefined> {
      const found = await model.findById(id).lean<LayoutDocument>();
      return found ? toLayout(found) : undefined;
    },

    /** One page of an account's layouts, of one product where it is given, newest first, and the number of all. */
    async listOf(
      owner: string,
      { page, limit, productId }: { page: number; limit: number; productId?: string | undefined },
    ) {
      const own = { owner, ...(productId ? { productId } : {}) };
      const [found, total] = await Promise.all([
        model
          .find(own)
          .sort({ createdAt: -1, _id: -1 })
          .skip((page - 1) * limit)
          .limit(limit)
          .lean<LayoutDocument[]>(),
        model.countDocuments(own),
      ]);
      return { found: found.map(toLayout), total };
    },

    /** Streams what an account has laid out, oldest first, for its data export. */
    async *allOf(owner: string): AsyncGenerator<object> {
      const found = model.find({ owner }).sort({ createdAt: 1, _id: 1 }).lean<LayoutDocument>();
      for await (const { productId, color, sides, createdAt, keepUntil } of found.cursor({ batchSize: 50 }))
        yield { product: String(productId), color, sides, createdAt, keepUntil };
    },

    /**
     * Keeps a layout that a cart or an order has at least until then. Never shortens the time. `undefined` for an unknown layout.
     */
    async keep(id: string, until: Date, { isOrdered }: { isOrdered: boolean }): Promise<StoredLayout | undefined> {
      const kept = await model
        .findOneAndUpdate(
          { _id: id },
          { $max: { keepUntil: until }, ...(isOrdered ? { $set: { isOrdered } } : {}) },
          { returnDocument: 'after' },
        )
        .lean<LayoutDocument>();
      return kept ? toLayout(kept) : undefined;
    },

    /**
     * Gives an order the layout that it names, if it is the customer's: their account's, or the guest's whose token came with the order.
     * `undefined` for anybody else's, and for one that there is not.
     */
    async bind(
      id: string,
      { orderId, userId, tokenHash }: { orderId: string; userId: string | null; tokenHash?: string | undefined },
    ): Promise<StoredLayout | undefined> {
      const theirs = [
        ...(userId ? [{ owner: userId }] : []),
        ...(tokenHash ? [{ owner: null, tokenHash }] : []),
        { orders: orderId },
      ];
      const bound = await model
        .findOneAndUpdate({ _id: id, $or: theirs }, { $addToSet: { orders: orderId } }, { returnDocument: 'after' })
        .lean<LayoutDocument>();
      return bound ? toLayout(bound) : undefined;
    },

    /** The layout of an order that has it. */
    async findOf(id: string, { id: orderId, userId }: { id: string; userId: string | null }) {
      const found = await model.findById(id).lean<LayoutDocument>();
      const { orders, isOrdered, owner } = found ?? {};
      const isBefore = !orders && isOrdered && (owner === null || String(owner) === userId);
      return found && (orders?.includes(orderId) || isBefore) ? toLayout(found) : undefined;
    },

    /** Gives guests' layouts to an account; their tokens open nothing afterwards. Those of accounts stay as they are. */
    async adopt(ids: readonly string[], owner: string): Promise<void> {
      if (ids.length === 0) return;
      await model.updateMany({ _id: { $in: ids }, owner: null }, { $set: { owner, tokenHash: null } });
    },

    /** Ids of the layouts of an account that no order needs. */
    async listUnordered(owner: string): Promise<string[]> {
      const found = await model.find({ owner, isOrdered: false }, { _id: 1 }).lean();
      return found.map(({ _id }) => String(_id));
    },

    /** Removes the layouts of a deleted account; those of its orders lose their owner and stay as long as they are kept. */
    async forgetOwner(owner: string): Promise<void> {
      await model.deleteMany({ owner, isOrdered: false });
      await model.updateMany({ owner }, { $set: { owner: null } });
    },

    /** Ids of layouts that nobody needs any more, the oldest first. */
    async listExpired(now: Date, limit: number, except: readonly string[] = []): Promise<string[]> {
      const found = await model
        .find({ keepUntil: { $lte: now }, _id: { $nin: except } }, { _id: 1 })
        .sort({ keepUntil: 1 })
        .limit(limit)
        .lean();
      return found.map(({ _id }) => String(_id));
    },

    /** Removes a layout unless a cart or an order needs it meanwhile. */
    async removeExpired(id: string, now: Date): Promise<void> {
      await model.deleteOne({ _id: id, keepUntil: { $lte: now } });
    },
  };
}

/** Orders refer to layouts by id, so that nobody may guess one: it is random and has no time in it. */
const newId = (): Types.ObjectId => new Types.ObjectId(randomBytes(12));

const toLayout = ({ _id, owner, productId, keepUntil: _k, isOrdered: _o, ...rest }: LayoutDocument): StoredLayout => ({
  ...rest,
  id: String(_id),
  owner: owner ? String(owner) : null,
  productId: String(productId),
});
