import { blanksTaken } from '@print-shop/contracts';
import { indexOutbox, type OutboxEntry, outboxEntry, outboxField, type Relay } from '@print-shop/messaging';
import { isDuplicateKey } from '@print-shop/service-kit';
import { type Connection, type Model, Schema, Types } from 'mongoose';
import type { ProductModel } from '../product/product.schema.ts';
import { type Blanks, NO_BLANKS, takenPieces } from './blanks.ts';

interface BlanksDocument extends Blanks {
  /** Id of the bulk order. */
  _id: Types.ObjectId;
  outbox: OutboxEntry[];
}

const schema = new Schema<BlanksDocument>(
  { version: Number, pieces: Number, taken: Number, ...outboxField },
  { versionKey: false },
);
indexOutbox(schema);

export type BlanksModel = Model<BlanksDocument>;

export const blanksModel = (connection: Connection): BlanksModel =>
  connection.model<BlanksDocument>('Blanks', schema, 'blanks');

/** A bulk order and what it needs of a product from `version` on. */
export interface BlanksWanted {
  bulkOrderId: string;
  productId: string;
  version: number;
  pieces: number;
}

export type BlanksStore = ReturnType<typeof createBlanksStore>;

/**
 * The blanks that bulk orders hold. Each version of an order moves the stock once: the product notes in its `holds` what the
 * version took or gave back, in the write that changes the stock. The next caller records the note.
 */
export function createBlanksStore(products: ProductModel, blanks: BlanksModel, relay: Relay) {
  const find = async (bulkOrderId: string): Promise<Blanks> => {
    const found = await blanks.findById(bulkOrderId, { outbox: 0 }).lean<BlanksDocument>();
    return found ? { version: found.version, pieces: found.pieces, taken: found.taken } : NO_BLANKS;
  };

  return {
    find,

    /** The effects of a bulk order's versions after `recorded` on the stock, which nobody has recorded yet. */
    async noted(bulkOrderId: string, productId: string, recorded: Blanks): Promise<Blanks | undefined> {
      const product = await products.findOne({ _id: productId, 'holds.orderId': bulkOrderId }, { holds: 1 }).lean();
      const note = product?.holds.find(
        ({ orderId, version = 0 }) => orderId === bulkOrderId && version > recorded.version,
      );
      if (!note?.version) return undefined;
      return { version: note.version, pieces: note.pieces ?? 0, taken: recorded.taken + note.quantity };
    },

    /** Takes or gives back what this version of the order needs. Does nothing where the stock, or the order, has just changed. */
    async move(
      { bulkOrderId, productId, version, pieces }: BlanksWanted,
      recorded: Blanks,
    ): Promise<Blanks | undefined> {
      const product = await products.findById(productId, { stock: 1, deletedAt: 1 }).lean();
      // A product that is gone has no blanks, and keeps what comes back.
      const stock = product && !product.deletedAt ? product.stock : 0;
      const taken = takenPieces(pieces, recorded.taken, stock);
      const next = { version, pieces, taken };
      const quantity = taken - recorded.taken;
      if (!product || quantity === 0) return next;
      const note = { id: `${bulkOrderId}-${version}`, orderId: bulkOrderId, quantity, version, pieces, at: new Date() };
      const moved = await products.updateOne(
        {
          _id: productId,
          stock: product.stock,
          holds: { $not: { $elemMatch: { orderId: bulkOrderId, version: { $gt: recorded.version } } } },
        },
        { $inc: { stock: -quantity }, $push: { holds: note } },
        { timestamps: false },
      );
      return moved.modifiedCount === 1 ? next : undefined;
    },

    /**
     * Records the stock that a bulk order holds after `recorded`, and publishes it. The second of two callers changes nothing.
     */
    async record(bulkOrderId: string, productId: string, recorded: Blanks, next: Blanks): Promise<void> {
      const product = await products.findById(productId, { name: 1, stock: 1 }).lean();
      const left = product ? [{ productId, name: product.name, stock: product.stock }] : [];
      const event = outboxEntry(blanksTaken, { bulkOrderId, ...next, productIds: [productId], left });
      try {
        const saved =
          recorded.version === 0
            ? await blanks.create({ _id: new Types.ObjectId(bulkOrderId), ...next, outbox: [event] })
            : await blanks
                .findOneAndUpdate(
                  { _id: bulkOrderId, version: recorded.version },
                  { $set: next, $push: { outbox: event } },
                  { returnDocument: 'after' },
                )
                .lean<BlanksDocument>();
        if (saved) relay.nudge(blanks, saved);
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    },
  };
}
