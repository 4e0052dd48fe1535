import { type EventContract, type EventData, stockRejected, stockReleased, stockReserved } from '@print-shop/contracts';
import { indexOutbox, type OutboxEntry, outboxEntry, outboxField, type Relay } from '@print-shop/messaging';
import { isDuplicateKey } from '@print-shop/service-kit';
import { type Connection, type Model, Schema, Types } from 'mongoose';
import { type Hold, releaseNote } from '../product/hold.ts';
import type { ProductModel } from '../product/product.schema.ts';
import type { Reservation, ReturnedLine, Shortage, Wanted } from './reservation.ts';

interface ReservationDocument extends Omit<Reservation, 'orderId' | 'returned'> {
  _id: Types.ObjectId;
  /** Missing in reservations from before lines could be cancelled. */
  returned?: ReturnedLine[];
  outbox: OutboxEntry[];
  createdAt: Date;
}

/** No order is cancelled, and no message comes again, so long after it: three years. */
const KEPT_SECONDS = 3 * 365 * 24 * 3600;

const schema = new Schema<ReservationDocument>(
  {
    state: { type: String, required: true },
    wanted: [new Schema<Wanted>({ productId: String, quantity: Number }, { _id: false })],
    holdIds: [String],
    returned: [
      new Schema<ReturnedLine>(
        { lineId: String, productId: String, quantity: Number, isDone: Boolean },
        { _id: false },
      ),
    ],
    ...outboxField,
  },
  { timestamps: { createdAt: true, updatedAt: false }, versionKey: false },
);
indexOutbox(schema);
schema.index({ createdAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });

export type ReservationModel = Model<ReservationDocument>;

export const reservationModel = (connection: Connection): ReservationModel =>
  connection.model<ReservationDocument>('Reservation', schema, 'reservations');

export interface Held {
  /** The attempt that holds it. */
  id: string;
  /** The product, and the pieces of it that nobody holds. */
  left: { productId: string; name: string; stock: number };
}
/** The attempts that hold stock, each once. */
export const idsOf = (holds: readonly Held[]): string[] => [...new Set(holds.map(({ id }) => id))];

const unreturnedItems = ({ _id, name, stock }: { _id: Types.ObjectId; name: string; stock: number }): Held['left'] => ({
  productId: String(_id),
  name,
  stock,
});

export type StockStore = ReturnType<typeof createStockStore>;

/**
 * The writes that change stock. Each changes one document, guarded by that document's state, so a message that comes twice,
 * late, or to two processes at once moves every piece only once.
 */
export function createStockStore(products: ProductModel, reservations: ReservationModel, relay: Relay) {
  const entry = <E extends EventContract>(event: E, data: EventData<E>) => [outboxEntry(event, data)];

  /** Stores a decision, unless there is one already. */
  const decide = async (reservation: Reservation, outbox: OutboxEntry[]): Promise<boolean> => {
    const { orderId, ...rest } = reservation;
    try {
      const saved = await reservations.create({ _id: new Types.ObjectId(orderId), ...rest, outbox });
      relay.nudge(reservations, saved);
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  };

  return {
    async findReservation(orderId: string): Promise<Reservation | undefined> {
      const found = await reservations.findById(orderId, { outbox: 0 }).lean<ReservationDocument>();
      return found ? toReservation(found) : undefined;
    },

    /**
     * Takes stock for an order. Returns the attempt that holds it, which is `holdId` or an earlier one of the same order, and the
     * product with what is left of it. `undefined` when there is not enough.
     */
    async hold(orderId: string, holdId: string, { productId, quantity }: Wanted): Promise<Held | undefined> {
      const taken = await products
        .findOneAndUpdate(
          { _id: productId, deletedAt: null, stock: { $gte: quantity }, 'holds.orderId': { $ne: orderId } },
          { $inc: { stock: -quantity }, $push: { holds: { id: holdId, orderId, quantity, at: new Date() } } },
          { timestamps: false, projection: { name: 1, stock: 1 }, returnDocument: 'after' },
        )
        .lean();
      if (taken) return { id: holdId, left: unreturnedItems(taken) };
      const held = await products
        .findOne({ _id: productId, 'holds.orderId': orderId }, { name: 1, stock: 1, holds: 1 })
        .lean();
      const id = held?.holds.find((hold) => hold.orderId === orderId)?.id;
      return held && id !== undefined ? { id, left: unreturnedItems(held) } : undefined;
    },

    async holdsOf(orderId: string, wanted: readonly Wanted[]): Promise<string[]> {
      const ids = wanted.map(({ productId }) => productId);
      const found = await products.find({ _id: { $in: ids }, 'holds.orderId': orderId }, { holds: 1 }).lean();
      const holds = found.flatMap((product) => product.holds);
      return [...new Set(holds.filter((hold) => hold.orderId === orderId && hold.quantity > 0).map(({ id }) => id))];
    },

    async giveBack(orderId: string, holdIds: readonly string[], wanted: readonly Wanted[]): Promise<void> {
      for (const id of holdIds) {
        for (const { productId, quantity } of wanted) {
          await products.updateOne(
            { _id: productId, holds: { $elemMatch: { orderId, id } } },
            { $inc: { stock: quantity }, $pull: { holds: { orderId, id } } },
            { timestamps: false },
          );
        }
      }
    },

    /** The stock of each product; 0 for a product that is gone. */
    async available(wanted: readonly Wanted[]): Promise<Shortage[]> {
      const ids = wanted.map(({ productId }) => productId);
      const found = await products.find({ _id: { $in: ids }, deletedAt: null }, { stock: 1 }).lean();
      const stock = new Map(found.map((product) => [String(product._id), product.stock]));
      return wanted.map((item) => ({ ...item, available: stock.get(item.productId) ?? 0 }));
    },

    async decideReserved(orderId: string, wanted: Wanted[], holds: readonly Held[]): Promise<boolean> {
      const productIds = wanted.map(({ productId }) => productId);
      const event = entry(stockReserved, { orderId, productIds, left: holds.map(({ left }) => left) });
      return decide({ orderId, state: 'reserved', wanted, holdIds: idsOf(holds), returned: [] }, event);
    },

    decideRejected: (orderId: string, wanted: Wanted[], shortages: readonly Shortage[]) =>
      decide(
        { orderId, state: 'rejected', wanted, holdIds: [], returned: [] },
        entry(stockRejected, {
          orderId,
          shortages: shortages.map(({ productId, quantity, available }) => ({
            productId,
            wanted: quantity,
            available,
          })),
        }),
      ),

    /** For an order that was cancelled before its stock was reserved: nothing will ever be reserved for it. */
    decideReleased: (orderId: string) =>
      decide({ orderId, state: 'released', wanted: [], holdIds: [], returned: [] }, []),

    /** Marks a reservation as being released; `undefined` when there is nothing to release (any more). */
    async startRelease(orderId: string): Promise<Reservation | undefined> {
      const found = await reservations
        .findOneAndUpdate(
          { _id: orderId, state: { $in: ['reserved', 'releasing'] } },
          { $set: { state: 'releasing' } },
          { returnDocument: 'after' },
        )
        .lean<ReservationDocument>();
      return found ? toReservation(found) : undefined;
    },

    /** Records that lines are returned, unless they are recorded already or the whole order is being released. */
    async startReturn(orderId: string, lines: readonly Omit<ReturnedLine, 'isDone'>[]): Promise<void> {
      for (const line of lines) {
        await reservations.updateOne(
          { _id: orderId, state: 'reserved', 'returned.lineId': { $ne: line.lineId } },
          { $push: { returned: { ...line, isDone: false } } },
        );
      }
    },

    /** Marks the lines as returned, with the event of the new stock. */
    async finishReturn(orderId: string, lines: readonly ReturnedLine[]): Promise<void> {
      const productIds = [...new Set(lines.map(({ productId }) => productId))];
      const lineIds = lines.map(({ lineId }) => lineId);
      const saved = await reservations
        .findOneAndUpdate(
          { _id: orderId, returned: { $elemMatch: { lineId: { $in: lineIds }, isDone: false } } },
          {
            $set: { 'returned.$[line].isDone': true },
            $push: { outbox: outboxEntry(stockReleased, { orderId, productIds }) },
          },
          { arrayFilters: [{ 'line.lineId': { $in: lineIds } }], returnDocument: 'after' },
        )
        .lean<ReservationDocument>();
      if (saved) relay.nudge(reservations, saved);
    },

    /** Returns the pieces of one product, once per note: a hold with that id and the negative quantity records it. */
    async putBack(orderId: string, { productId, quantity }: Wanted, id = releaseNote(orderId)): Promise<void> {
      await products.updateOne(
        { _id: productId, 'holds.id': { $ne: id } },
        { $inc: { stock: quantity }, $push: { holds: { id, orderId, quantity: -quantity, at: new Date() } } },
        { timestamps: false },
      );
    },

    async finishRelease(orderId: string, wanted: readonly Wanted[]): Promise<void> {
      const event = outboxEntry(stockReleased, { orderId, productIds: wanted.map(({ productId }) => productId) });
      const saved = await reservations
        .findOneAndUpdate(
          { _id: orderId, state: 'releasing' },
          { $set: { state: 'released' }, $push: { outbox: event } },
          { returnDocument: 'after' },
        )
        .lean<ReservationDocument>();
      if (saved) relay.nudge(reservations, saved);
    },

    /** Removes the holds of final reservations, whose stock is sold for good; one write for many orders. */
    async forget(productIds: readonly string[], holdIds: readonly string[]): Promise<void> {
      await products.updateMany(
        { _id: { $in: productIds } },
        { $pull: { holds: { id: { $in: holdIds } } } },
        { timestamps: false },
      );
    },

    /** Holds written before `before`, for the sweep. */
    async oldHolds(before: Date, limit: number, except: readonly string[] = []) {
      const found = await products
        .find({ holds: { $elemMatch: { at: { $lt: before }, id: { $nin: except } } } }, { holds: 1 })
        .limit(limit)
        .lean();
      const isOld = ({ id, at }: Hold) => at < before && !except.includes(id);
      return found.flatMap(({ _id, holds }) =>
        holds.filter(isOld).map((hold) => ({ productId: String(_id), ...hold })),
      );
    },
  };
}

function toReservation({ _id, state, wanted, holdIds, returned = [] }: ReservationDocument): Reservation {
  return { orderId: String(_id), state, wanted, holdIds, returned };
}
