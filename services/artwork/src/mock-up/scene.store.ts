import { randomBytes } from 'node:crypto';
import type { PrintView, SceneSide } from '@print-shop/contracts';
import { retryConflicts } from '@print-shop/service-kit';
import { type Connection, type Model, Schema, Types } from 'mongoose';
import type { Guarded } from './scene-access.ts';

/** The customer's layout on a product. It never changes: a change makes a new one. */
export interface StoredScene extends Guarded {
  productId: string;
  color: string;
  hex: string;
  sides: SceneSide[];
  /** The views as they were then; the staff may draw others later. */
  views: PrintView[];
  createdAt: Date;
}

interface SceneDocument extends Omit<StoredScene, 'id' | 'owner' | 'productId'> {
  _id: Types.ObjectId;
  owner: Types.ObjectId | null;
  productId: Types.ObjectId;
  /** When it may be removed; orders move it into the future. */
  keepUntil: Date;
  isOrdered: boolean;
  /** Ids of the orders that have it; missing in scenes that were ordered before this was known. */
  orders?: string[];
}

const schema = new Schema<SceneDocument>(
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

export type SceneModel = Model<SceneDocument>;

export const sceneModel = (connection: Connection): SceneModel =>
  connection.model<SceneDocument>('Scene', schema, 'scenes');

export type SceneStore = ReturnType<typeof createSceneStore>;

export function createSceneStore(model: SceneModel) {
  return {
    async add(scene: Omit<StoredScene, 'id'>, keepUntil: Date): Promise<StoredScene> {
      const created = await retryConflicts(() => model.create({ _id: newId(), ...scene, keepUntil }));
      return toScene(created.toObject());
    },

    async find(id: string): Promise<StoredScene | undefined> {
      const found = await model.findById(id).lean<SceneDocument>();
      return found ? toScene(found) : undefined;
    },

    /** One page of an account's scenes, of one product where it is given, newest first, and the number of all. */
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
          .lean<SceneDocument[]>(),
        model.countDocuments(own),
      ]);
      return { found: found.map(toScene), total };
    },

    /** Streams what an account has laid out, oldest first, for its data export. */
    async *allOf(owner: string): AsyncGenerator<object> {
      const found = model.find({ owner }).sort({ createdAt: 1, _id: 1 }).lean<SceneDocument>();
      for await (const { productId, color, sides, createdAt, keepUntil } of found.cursor({ batchSize: 50 }))
        yield { product: String(productId), color, sides, createdAt, keepUntil };
    },

    /**
     * Keeps a scene that a cart or an order has at least until then. Never shortens the time. `undefined` for an unknown scene.
     */
    async keep(id: string, until: Date, { isOrdered }: { isOrdered: boolean }): Promise<StoredScene | undefined> {
      const kept = await model
        .findOneAndUpdate(
          { _id: id },
          { $max: { keepUntil: until }, ...(isOrdered ? { $set: { isOrdered } } : {}) },
          { returnDocument: 'after' },
        )
        .lean<SceneDocument>();
      return kept ? toScene(kept) : undefined;
    },

    /**
     * Gives an order the scene that it names, if it is the customer's: their account's, or the guest's whose token came with the order.
     * `undefined` for anybody else's, and for one that there is not.
     */
    async bind(
      id: string,
      { orderId, userId, tokenHash }: { orderId: string; userId: string | null; tokenHash?: string | undefined },
    ): Promise<StoredScene | undefined> {
      const theirs = [
        ...(userId ? [{ owner: userId }] : []),
        ...(tokenHash ? [{ owner: null, tokenHash }] : []),
        { orders: orderId },
      ];
      const bound = await model
        .findOneAndUpdate({ _id: id, $or: theirs }, { $addToSet: { orders: orderId } }, { returnDocument: 'after' })
        .lean<SceneDocument>();
      return bound ? toScene(bound) : undefined;
    },

    /** The scene of an order that has it. */
    async findOf(id: string, { id: orderId, userId }: { id: string; userId: string | null }) {
      const found = await model.findById(id).lean<SceneDocument>();
      const { orders, isOrdered, owner } = found ?? {};
      const isBefore = !orders && isOrdered && (owner === null || String(owner) === userId);
      return found && (orders?.includes(orderId) || isBefore) ? toScene(found) : undefined;
    },

    /** Gives guests' scenes to an account; their tokens open nothing afterwards. Those of accounts stay as they are. */
    async adopt(ids: readonly string[], owner: string): Promise<void> {
      if (ids.length === 0) return;
      await model.updateMany({ _id: { $in: ids }, owner: null }, { $set: { owner, tokenHash: null } });
    },

    /** Removes the scenes of a deleted account; those of its orders lose their owner and stay as long as they are kept. */
    async forgetOwner(owner: string): Promise<void> {
      await model.deleteMany({ owner, isOrdered: false });
      await model.updateMany({ owner }, { $set: { owner: null } });
    },

    /** Ids of scenes that nobody needs any more, the oldest first. */
    async listExpired(now: Date, limit: number, except: readonly string[] = []): Promise<string[]> {
      const found = await model
        .find({ keepUntil: { $lte: now }, _id: { $nin: except } }, { _id: 1 })
        .sort({ keepUntil: 1 })
        .limit(limit)
        .lean();
      return found.map(({ _id }) => String(_id));
    },

    /** Removes a scene unless a cart or an order needs it meanwhile; `false` when one does. */
    async removeExpired(id: string, now: Date): Promise<boolean> {
      return (await model.deleteOne({ _id: id, keepUntil: { $lte: now } })).deletedCount === 1;
    },
  };
}

/** Orders refer to scenes by id, so that nobody may guess one: it is random and has no time in it. */
const newId = (): Types.ObjectId => new Types.ObjectId(randomBytes(12));

const toScene = ({ _id, owner, productId, keepUntil: _k, isOrdered: _o, ...rest }: SceneDocument): StoredScene => ({
  ...rest,
  id: String(_id),
  owner: owner ? String(owner) : null,
  productId: String(productId),
});
