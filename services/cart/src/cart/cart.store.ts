import { cartDesignAdded, cartLayoutAdded, MAX_LINE_QUANTITY } from '@print-shop/contracts';
import { indexOutbox, type OutboxEntry, outboxEntry, outboxField, type Relay } from '@print-shop/messaging';
import { conflict, isDuplicateKey } from '@print-shop/service-kit';
import { type Connection, type Model, Schema, Types } from 'mongoose';
import { type Cart, type Line, MAX_LINES } from './cart.ts';

interface LineDocument extends Omit<Line, 'id'> {
  _id: Types.ObjectId;
}

/** A user has one cart, so the user's id is its id, and no second index can be raced for. */
interface CartDocument {
  _id: Types.ObjectId;
  lines: LineDocument[];
  outbox?: OutboxEntry[];
}

const lineSchema = new Schema<LineDocument>({
  key: { type: String, required: true },
  productId: { type: String, required: true },
  quantity: { type: Number, required: true },
  size: { type: String, default: '' },
  color: { type: String, default: '' },
  placement: { type: String, default: '' },
  design: { type: String, default: '' },
  bothSides: Boolean,
  scene: String,
  addedAt: { type: Date, required: true },
});

const schema = new Schema<CartDocument>({ lines: [lineSchema], ...outboxField }, { versionKey: false });
indexOutbox(schema);

export type CartModel = Model<CartDocument>;

export const cartModel = (connection: Connection): CartModel => connection.model<CartDocument>('Cart', schema, 'carts');

const ADD_TRIES = 5;

export type CartStore = ReturnType<typeof createCartStore>;

/** Stores carts, one per user. Every change is one atomic write that returns the changed cart. */
export function createCartStore(model: CartModel, relay: Relay) {
  const change = async (filter: object, update: object, upsert = false): Promise<Cart | undefined> => {
    const saved = await model
      .findOneAndUpdate(filter, update, { returnDocument: 'after', upsert, setDefaultsOnInsert: false })
      .lean<CartDocument>();
    if (!saved) return undefined;
    const { outbox = [] } = saved;
    if (outbox.length > 0) relay.nudge(model, { ...saved, outbox });
    return toCart(saved);
  };

  return {
    async find(userId: string): Promise<Cart | undefined> {
      const found = await model.findById(userId).lean<CartDocument>();
      return found ? toCart(found) : undefined;
    },

    /** Adds to the line with this key, or appends a line. Throws conflict when the line or the cart would become too large. */
    async add(userId: string, line: Omit<Line, 'id' | 'addedAt'>, addedAt: Date): Promise<Cart> {
      const { key, quantity } = line;
      const events = neededEvents(userId, line);
      const outbox = events.length > 0 ? { outbox: { $each: events } } : {};
      for (let tries = 1; tries <= ADD_TRIES; tries++) {
        const grown = await change(
          { _id: userId, lines: { $elemMatch: { key, quantity: { $lte: MAX_LINE_QUANTITY - quantity } } } },
          {
            $inc: { 'lines.$.quantity': quantity },
            $set: { 'lines.$.addedAt': addedAt },
            $push: outbox,
          },
        );
        if (grown) return grown;
        try {
          const appended = await change(
            { _id: userId, 'lines.key': { $ne: key }, [`lines.${MAX_LINES - 1}`]: { $exists: false } },
            { $push: { lines: { _id: new Types.ObjectId(), ...line, addedAt }, ...outbox } },
            true,
          );
          if (appended) return appended;
        } catch (error) {
          // The user has a cart that cannot take a new line of this key: it was just created, has the line, or is full.
          if (!isDuplicateKey(error)) throw error;
        }
      }
      throw conflict(
        { en: 'Your cart cannot take any more of this.', hi: 'आपके कार्ट में यह और नहीं आ सकता।' },
        'cart-full',
      );
    },

    /** Sets the quantity of a line; `undefined` when there is no such line. */
    setQuantity: (userId: string, lineId: string, quantity: number) =>
      change({ _id: userId, 'lines._id': lineId }, { $set: { 'lines.$.quantity': quantity } }),

    removeLine: (userId: string, lineId: string) => change({ _id: userId }, { $pull: { lines: { _id: lineId } } }),

    /** Removes ordered lines, but not those whose quantity has changed since. */
    async removeOrdered(userId: string, lines: readonly { id: string; quantity: number }[]): Promise<void> {
      const ordered = lines.map(({ id, quantity }) => ({ _id: new Types.ObjectId(id), quantity }));
      if (ordered.length > 0) await model.updateOne({ _id: userId }, { $pull: { lines: { $or: ordered } } });
    },

    /** The same for orders that do not name the lines of the cart: except those to which something was added after the order. */
    async removeOrderedKeys(userId: string, keys: readonly string[], placedAt: Date): Promise<void> {
      if (keys.length === 0) return;
      await model.updateOne({ _id: userId }, { $pull: { lines: { key: { $in: keys }, addedAt: { $lte: placedAt } } } });
    },

    /** Removes the cart; `false` when there was none. */
    async remove(userId: string): Promise<boolean> {
      return (await model.deleteOne({ _id: userId })).deletedCount === 1;
    },
  };
}

/** Tells what a line needs, so that it is kept while the line waits. */
const neededEvents = (userId: string, { design, scene }: Pick<Line, 'design' | 'scene'>): OutboxEntry[] => [
  ...(design ? [outboxEntry(cartDesignAdded, { userId, design })] : []),
  ...(scene ? [outboxEntry(cartLayoutAdded, { userId, scene })] : []),
];

function toCart({ _id, lines }: CartDocument): Cart {
  return {
    id: String(_id),
    userId: String(_id),
    lines: lines.map(({ _id: id, ...line }) => ({ id: String(id), ...line })),
  };
}
