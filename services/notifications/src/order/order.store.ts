import { isDuplicateKey } from '@print-shop/service-kit';
import { type Connection, type Model, Schema } from 'mongoose';
import type { KnownOrder, OrderFacts } from './order.ts';

interface OrderDocument extends Omit<KnownOrder, 'id'> {
  _id: string;
  /** The number of an order of ordering: the end of its id. Bulk orders are found by its beginning. */
  number?: string;
  /** When something last happened to it. */
  seenAt: Date;
}

/** An order is known for a year after its last event, as long as the messages about it. */
const KEPT_SECONDS = 365 * 24 * 3600;
/** `seenAt` is not written again within this time. */
const SEEN_MS = 24 * 3600 * 1_000;
const UPSERT_TRIES = 3;
const NUMBER_LENGTH = 6;
/** Bulk orders of the same second have the same number. */
const MAX_SAME_NUMBER = 50;

const schema = new Schema<OrderDocument>(
  {
    _id: String,
    kind: String,
    userId: { type: String, default: null },
    name: { type: String, default: '' },
    phone: { type: String, default: '' },
    email: { type: String, default: '' },
    language: { type: String, default: null },
    number: String,
    placedAt: Date,
    seenAt: Date,
  },
  { versionKey: false },
);
schema.index({ userId: 1, placedAt: 1, _id: 1 });
schema.index({ number: 1 }, { sparse: true });
schema.index({ seenAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });

export type OrderModel = Model<OrderDocument>;
export const orderModel = (connection: Connection): OrderModel =>
  connection.model<OrderDocument>('KnownOrder', schema, 'known-orders');

export type OrderStore = ReturnType<typeof createOrderStore>;

/** Stores whose each order is, fed by events. */
export function createOrderStore(model: OrderModel) {
  return {
    /**
     * Adds what an event says. Events may come twice and in any order: what they say about an order stays the same, so that most
     * of them need no write. `isProbablyNew` saves looking for an order that is hardly ever known. Returns whether it was unknown.
     */
    async put(
      { id, placedAt, userId, ...others }: OrderFacts,
      seenAt: Date,
      { isProbablyNew = false } = {},
    ): Promise<boolean> {
      // A guest's order may come to belong to an account, never the other way round.
      const facts = {
        ...others,
        ...(userId === null ? {} : { userId }),
        ...(others.kind === 'order' ? { number: id.slice(-NUMBER_LENGTH) } : {}),
      };
      const known = isProbablyNew ? null : await model.findById(id).lean<OrderDocument>();
      if (known && saysNothingNew(known, { ...facts, placedAt, seenAt })) return false;
      const update = { $set: facts, $min: { placedAt }, $max: { seenAt } };
      for (let tries = 1; ; tries++) {
        try {
          const options = { upsert: true, setDefaultsOnInsert: true };
          return (await model.updateOne({ _id: id }, update, options)).upsertedCount > 0;
        } catch (error) {
          if (!isDuplicateKey(error) || tries === UPSERT_TRIES) throw error; // two first events at the same time
        }
      }
    },

    /** Keeps it known for another year, as people write about it. */
    async touch(id: string, seenAt: Date): Promise<void> {
      await model.updateOne({ _id: id }, { $max: { seenAt } });
    },

    async find(id: string): Promise<KnownOrder | undefined> {
      const found = await model.findById(id.toLowerCase()).lean<OrderDocument>();
      return found ? toOrder(found) : undefined;
    },

    /**
     * The orders of guests with this number: six letters of an order, eight of a bulk order, or the whole id of either. As many
     * as one second's are few.
     */
    async findGuests(number: string): Promise<KnownOrder[]> {
      // No hexadecimal digit comes after f.
      const begins = { _id: { $gte: number, $lt: `${number}g` } };
      const found = await model
        .find({ ...(number.length === NUMBER_LENGTH ? { number } : begins), userId: null })
        .sort({ _id: -1 })
        .limit(MAX_SAME_NUMBER)
        .lean<OrderDocument[]>();
      return found.map(toOrder);
    },

    /** Streams all orders of a person, oldest first. */
    async *allOf(userId: string): AsyncGenerator<KnownOrder> {
      const found = model.find({ userId }).sort({ placedAt: 1, _id: 1 });
      for await (const order of found.lean<OrderDocument>().cursor({ batchSize: 50 })) yield toOrder(order);
    },

    async removeAllOf(userId: string): Promise<void> {
      await model.deleteMany({ userId });
    },
  };
}

/** Whether an order is known as an event tells it. The id of an order, which may have told `placedAt`, knows only its second. */
function saysNothingNew(
  known: OrderDocument,
  { placedAt, seenAt, ...facts }: Partial<OrderDocument> & Pick<OrderDocument, 'placedAt' | 'seenAt'>,
): boolean {
  return (
    Object.entries(facts).every(([name, value]) => known[name as keyof OrderDocument] === value) &&
    known.placedAt.getTime() < placedAt.getTime() + 1_000 &&
    seenAt.getTime() < known.seenAt.getTime() + SEEN_MS
  );
}

const toOrder = ({ _id, seenAt: _, number: _n, ...rest }: OrderDocument): KnownOrder => ({ id: _id, ...rest });
