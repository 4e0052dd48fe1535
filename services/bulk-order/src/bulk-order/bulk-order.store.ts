import { BULK_STATUSES, bulkOrderPlaced, bulkOrderUpdated } from '@print-shop/contracts';
import { indexOutbox, type OutboxEntry, outboxEntry, outboxField, type Relay } from '@print-shop/messaging';
import { type Connection, type Model, Schema, Types } from 'mongoose';
import type { BulkLine, BulkOrder, BulkStatus } from './bulk-order.ts';

interface BulkOrderDocument extends Omit<BulkOrder, 'id' | 'userId' | 'productId'> {
  _id: Types.ObjectId;
  userId: Types.ObjectId | null;
  productId: Types.ObjectId | null;
  outbox: OutboxEntry[];
}

const lineSchema = new Schema<BulkLine>(
  { color: String, size: String, quantity: Number, placement: [String], pricePaise: Number },
  { _id: false },
);
const reference = { type: Schema.Types.ObjectId, default: null };
const schema = new Schema<BulkOrderDocument>(
  {
    userId: reference,
    productId: reference,
    productName: { type: String, default: '' },
    lines: [lineSchema],
    designImage: { type: String, default: null },
    totalPaise: { type: Number, required: true },
    status: { type: String, enum: BULK_STATUSES, required: true },
    createdAt: { type: Date, required: true },
    ...outboxField,
  },
  { versionKey: false },
);
indexOutbox(schema);

export type BulkOrderModel = Model<BulkOrderDocument>;

export const bulkOrderModel = (connection: Connection): BulkOrderModel =>
  connection.model<BulkOrderDocument>('BulkOrder', schema, 'bulk_orders');

export type BulkOrderStore = ReturnType<typeof createBulkOrderStore>;

/** Bulk orders. Every write and its event are one single-document write. */
export function createBulkOrderStore(model: BulkOrderModel, relay: Relay) {
  return {
    /** Newest first, with the number of all. */
    async list({ page, limit }: { page: number; limit: number }) {
      const [found, total] = await Promise.all([
        model
          .find({}, { outbox: 0 })
          .sort({ _id: -1 })
          .hint('_id_') // otherwise FerretDB sorts the whole table
          .skip((page - 1) * limit)
          .limit(limit)
          .lean<BulkOrderDocument[]>(),
        model.estimatedDocumentCount(),
      ]);
      return { bulkOrders: found.map(toBulkOrder), total };
    },

    async insert(fields: Omit<BulkOrder, 'id'>): Promise<BulkOrder> {
      const order = { id: String(new Types.ObjectId()), ...fields };
      const { id, ...rest } = order;
      const saved = await model.create({ _id: id, ...rest, outbox: [outboxEntry(bulkOrderPlaced, eventOf(order))] });
      relay.nudge(model, saved);
      return order;
    },

    /** `undefined` when there is no such order. Setting the status that it has changes nothing and tells nobody. */
    async setStatus(id: string, status: BulkStatus): Promise<BulkOrder | undefined> {
      const before = await model.findById(id, { outbox: 0 }).lean<BulkOrderDocument>();
      if (!before || before.status === status) return before ? toBulkOrder(before) : undefined;
      const event = outboxEntry(bulkOrderUpdated, eventOf({ ...toBulkOrder(before), status }));
      const saved = await model
        .findOneAndUpdate({ _id: id }, { $set: { status }, $push: { outbox: event } }, { returnDocument: 'after' })
        .lean<BulkOrderDocument>();
      if (!saved) return undefined;
      relay.nudge(model, saved);
      return toBulkOrder(saved);
    },
  };
}

const eventOf = ({ id: bulkOrderId, userId, status, totalPaise }: BulkOrder) => ({
  bulkOrderId,
  userId,
  status,
  totalPaise,
});

function toBulkOrder({ _id, userId, productId, outbox: _, ...rest }: BulkOrderDocument): BulkOrder {
  return { id: String(_id), ...rest, userId: userId && String(userId), productId: productId && String(productId) };
}
