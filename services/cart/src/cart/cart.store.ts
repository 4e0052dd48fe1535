import { MAX_LINE_QUANTITY } from '@print-shop/contracts';
import { conflict, isDuplicateKey } from '@print-shop/service-kit';
import { type Connection, type Model, Schema, Types } from 'mongoose';
import { type Cart, type Line, MAX_LINES } from './cart.ts';

interface LineDocument extends Omit<Line, 'id'> {
  _id: Types.ObjectId;
}

interface CartDocument {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  lines: LineDocument[];
}

const lineSchema = new Schema<LineDocument>({
  key: { type: String, required: true },
  productId: { type: String, required: true },
  quantity: { type: Number, required: true },
  size: { type: String, default: '' },
  color: { type: String, default: '' },
  placement: { type: String, default: '' },
  design: { type: String, default: '' },
  addedAt: { type: Date, required: true },
});

const schema = new Schema<CartDocument>(
  { userId: { type: Schema.Types.ObjectId, required: true }, lines: [lineSchema] },
  { versionKey: false },
);
schema.index({ userId: 1 }, { unique: true });

export type CartModel = Model<CartDocument>;

export const cartModel = (connection: Connection): CartModel => connection.model<CartDocument>('Cart', schema, 'carts');

const ADD_TRIES = 5;

export type CartStore = ReturnType<typeof createCartStore>;

/** Carts, one per user. Every change is one atomic write that answers the cart as it then is. */
export function createCartStore(model: CartModel) {
  const change = async (filter: object, update: object, upsert = false): Promise<Cart | undefined> => {
    const saved = await model
      .findOneAndUpdate(filter, update, { returnDocument: 'after', upsert, setDefaultsOnInsert: false })
      .lean<CartDocument>();
    return saved ? toCart(saved) : undefined;
  };

  return {
    async find(userId: string): Promise<Cart | undefined> {
      const found = await model.findOne({ userId }).lean<CartDocument>();
      return found ? toCart(found) : undefined;
    },

    /** Adds to the line of this key, or appends one. Throws conflict when the line or the cart would grow too large. */
    async add(userId: string, line: Omit<Line, 'id' | 'addedAt'>, addedAt: Date): Promise<Cart> {
      const { key, quantity } = line;
      for (let tries = 1; tries <= ADD_TRIES; tries++) {
        const grown = await change(
          { userId, lines: { $elemMatch: { key, quantity: { $lte: MAX_LINE_QUANTITY - quantity } } } },
          { $inc: { 'lines.$.quantity': quantity }, $set: { 'lines.$.addedAt': addedAt } },
        );
        if (grown) return grown;
        try {
          const appended = await change(
            { userId, 'lines.key': { $ne: key }, [`lines.${MAX_LINES - 1}`]: { $exists: false } },
            { $push: { lines: { _id: new Types.ObjectId(), ...line, addedAt } } },
            true,
          );
          if (appended) return appended;
        } catch (error) {
          // The user has a cart, but not one that takes another line of this key: it was just made, has it, or is full.
          if (!isDuplicateKey(error)) throw error;
        }
      }
      throw conflict('Your cart cannot take any more of this.', 'cart-full');
    },

    /** Sets the quantity of a line; `undefined` when there is no such line. */
    setQuantity: (userId: string, lineId: string, quantity: number) =>
      change({ userId, 'lines._id': lineId }, { $set: { 'lines.$.quantity': quantity } }),

    removeLine: (userId: string, lineId: string) => change({ userId }, { $pull: { lines: { _id: lineId } } }),

    /** Takes out what was ordered, but not what was put in again after the order was placed. */
    async removeOrdered(userId: string, keys: readonly string[], placedAt: Date): Promise<void> {
      await model.updateOne({ userId }, { $pull: { lines: { key: { $in: keys }, addedAt: { $lte: placedAt } } } });
    },

    /** Who owns the cart; `undefined` when there is none. */
    async ownerOf(cartId: string): Promise<string | undefined> {
      const found = await model.findById(cartId, { userId: 1 }).lean<CartDocument>();
      return found ? String(found.userId) : undefined;
    },

    async remove(cartId: string): Promise<void> {
      await model.deleteOne({ _id: cartId });
    },

    async removeOfUser(userId: string): Promise<void> {
      await model.deleteOne({ userId });
    },
  };
}

function toCart({ _id, userId, lines }: CartDocument): Cart {
  return {
    id: String(_id),
    userId: String(userId),
    lines: lines.map(({ _id: id, ...line }) => ({ id: String(id), ...line })),
  };
}
