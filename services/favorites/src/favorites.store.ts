import { isDuplicateKey, retryConflicts } from '@print-shop/service-kit';
import { type Connection, type Model, Schema, Types } from 'mongoose';

export interface Favorite {
  id: string;
  userId: string;
  productId: string;
}

interface FavoriteDocument {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  productId: Types.ObjectId;
}

const id = { type: Schema.Types.ObjectId, required: true };
const schema = new Schema<FavoriteDocument>({ userId: id, productId: id }, { versionKey: false });
schema.index({ userId: 1, productId: 1 }, { unique: true });
schema.index({ productId: 1 });

export type FavoriteModel = Model<FavoriteDocument>;

export const favoriteModel = (connection: Connection): FavoriteModel =>
  connection.model<FavoriteDocument>('Favorite', schema, 'favorites');

export type FavoriteStore = ReturnType<typeof createFavoriteStore>;

/** Stores favorites, one document each, which is deleted when the favorite is removed. */
export function createFavoriteStore(model: FavoriteModel) {
  const find = (userId: string, productId: string) => model.findOne({ userId, productId }).lean<FavoriteDocument>();

  return {
    async list(userId: string, { page, limit }: { page: number; limit: number }) {
      const [found, total] = await Promise.all([
        model
          .find({ userId })
          .sort({ _id: -1 })
          .skip((page - 1) * limit)
          .limit(limit)
          .lean<FavoriteDocument[]>(),
        model.countDocuments({ userId }),
      ]);
      return { favorites: found.map(toFavorite), total };
    },

    /** Streams all favorites of a user, oldest first. */
    async *allOf(userId: string): AsyncGenerator<{ productId: string; likedAt: Date }> {
      const found = model.find({ userId }).sort({ _id: 1 });
      for await (const { productId, _id } of found.lean<FavoriteDocument>().cursor()) {
        yield { productId: String(productId), likedAt: _id.getTimestamp() };
      }
    },

    /** Adds a favorite; adding it again returns the existing one. */
    async add(userId: string, productId: string): Promise<Favorite> {
      try {
        return await retryConflicts(async () => {
          const liked = await find(userId, productId);
          if (liked) return toFavorite(liked);
          const created = await model.create({ _id: new Types.ObjectId(), userId, productId });
          return toFavorite(created.toObject());
        });
      } catch (error) {
        const other = isDuplicateKey(error) ? await find(userId, productId) : null;
        if (!other) throw error;
        return toFavorite(other);
      }
    },

    async remove(userId: string, productId: string): Promise<void> {
      await model.deleteOne({ userId, productId });
    },

    async removeOfProduct(productId: string): Promise<void> {
      await model.deleteMany({ productId });
    },

    async removeOfUser(userId: string): Promise<void> {
      await model.deleteMany({ userId });
    },
  };
}

function toFavorite({ _id, userId, productId }: FavoriteDocument): Favorite {
  return { id: String(_id), userId: String(userId), productId: String(productId) };
}
