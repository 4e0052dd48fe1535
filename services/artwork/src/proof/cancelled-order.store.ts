import { isDuplicateKey } from '@print-shop/service-kit';
import { type Connection, type Model, Schema } from 'mongoose';

interface CancelledOrderDocument {
  /** Id of the order. */
  _id: string;
  /** Whether all of it is cancelled. */
  isWhole: boolean;
  /** Ids of its lines that were cancelled alone. */
  lines: string[];
  /** The newest known version of a bulk order, which may be opened again; 0 for other orders. */
  version: number;
  at: Date;
}

/** Events that belong to the order come, or are replayed by hand, long before that. */
const KEPT_SECONDS = 90 * 24 * 3600;

const schema = new Schema<CancelledOrderDocument>(
  {
    _id: String,
    isWhole: { type: Boolean, required: true },
    lines: { type: [String], default: [] },
    version: { type: Number, required: true },
    at: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ at: 1 }, { expireAfterSeconds: KEPT_SECONDS });

export type CancelledOrderModel = Model<CancelledOrderDocument>;
export const cancelledOrderModel = (connection: Connection): CancelledOrderModel =>
  connection.model<CancelledOrderDocument>('CancelledOrder', schema, 'cancelled-orders');

export type CancelledOrderStore = ReturnType<typeof createCancelledOrderStore>;

/** Stores which orders and lines were cancelled, for proofs that are begun after that: events may come in any order. */
export function createCancelledOrderStore(model: CancelledOrderModel) {
  return {
    async putLines(orderId: string, lines: readonly string[]): Promise<void> {
      await model.updateOne(
        { _id: orderId },
        {
          $addToSet: { lines: { $each: [...lines] } },
          $set: { at: new Date() },
          $setOnInsert: { isWhole: false, version: 0 },
        },
        { upsert: true },
      );
    },

    /** Notes that an order was cancelled as a whole, unless it is known to be newer than that. */
    async putWhole(orderId: string, version: number): Promise<void> {
      try {
        await model.updateOne(
          { _id: orderId, version: { $lte: version } },
          { $set: { isWhole: true, version, at: new Date() } },
          { upsert: true },
        );
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    },

    /** Notes that an order goes on which was cancelled in an older version. */
    async reopen(orderId: string, version: number): Promise<void> {
      await model.updateOne({ _id: orderId, version: { $lt: version } }, { $set: { isWhole: false, version } });
    },

    /** Whether a line is cancelled, of the order as it was in this version. */
    async has({ orderId, lineId }: { orderId: string; lineId: string }, version: number): Promise<boolean> {
      const found = await model.findById(orderId).lean<CancelledOrderDocument>();
      if (!found) return false;
      return (found.isWhole && version <= found.version) || found.lines.includes(lineId);
    },
  };
}
