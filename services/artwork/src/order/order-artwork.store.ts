import { type Connection, type Model, Schema, Types } from 'mongoose';

/** A line of an order that something is printed on by the customer's artwork. */
export interface OrderLine {
  lineId: string;
  name: string;
  /** Id of what was laid out; missing where nothing was. */
  scene?: string | undefined;
  /** Address of the design; empty without one. */
  design: string;
  /** The colour that it was ordered in; missing without one. */
  color?: string | undefined;
}

export interface OrderArtwork {
  id: string;
  /** Null for a guest's order. */
  userId: string | null;
  lines: OrderLine[];
}

interface OrderArtworkDocument extends Omit<OrderArtwork, 'id' | 'userId'> {
  _id: Types.ObjectId;
  userId: Types.ObjectId | null;
  /** When no order needs the artwork any more, and this may be removed. */
  keepUntil: Date;
}

const schema = new Schema<OrderArtworkDocument>(
  {
    userId: { type: Schema.Types.ObjectId, default: null },
    lines: { type: Schema.Types.Mixed, default: () => [] },
    keepUntil: { type: Date, required: true },
  },
  { versionKey: false, minimize: false },
);
schema.index({ userId: 1 });
schema.index({ keepUntil: 1 });
schema.index({ 'lines.design': 1 });

export type OrderArtworkModel = Model<OrderArtworkDocument>;
export const orderArtworkModel = (connection: Connection): OrderArtworkModel =>
  connection.model<OrderArtworkDocument>('OrderArtwork', schema, 'order-artwork');

export type OrderArtworkStore = ReturnType<typeof createOrderArtworkStore>;

/** Stores which artwork each order has, one document for an order with any. */
export function createOrderArtworkStore(model: OrderArtworkModel) {
  return {
    /** Adds an order that was placed. An owner that an earlier event has given it stays. */
    async add({ id, userId, lines }: OrderArtwork, keepUntil: Date): Promise<void> {
      const owner = userId && new Types.ObjectId(userId);
      await model.updateOne(
        { _id: id },
        { $set: { lines, keepUntil }, $setOnInsert: { userId: owner } },
        { upsert: true },
      );
    },

    async find(id: string): Promise<OrderArtwork | undefined> {
      const found = await model.findById(id).lean<OrderArtworkDocument>();
      return found ? { id, userId: found.userId && String(found.userId), lines: found.lines } : undefined;
    },

    /** Gives a guest's order to an account, also before the order is known here. */
    async adopt(id: string, userId: string, keepUntil: Date): Promise<void> {
      await model.updateOne(
        { _id: id },
        { $set: { userId: new Types.ObjectId(userId) }, $setOnInsert: { lines: [], keepUntil } },
        { upsert: true },
      );
    },

    /** Until when orders need a design; `undefined` where none does. */
    async neededUntil(design: string): Promise<Date | undefined> {
      const last = await model.findOne({ 'lines.design': design }).sort({ keepUntil: -1 }).lean<OrderArtworkDocument>();
      return last?.keepUntil;
    },

    /** Removes the orders of a deleted account, which nobody reads any more. */
    async forgetOwner(userId: string): Promise<void> {
      await model.deleteMany({ userId });
    },

    async removeExpired(now: Date): Promise<void> {
      await model.deleteMany({ keepUntil: { $lte: now } });
    },
  };
}
