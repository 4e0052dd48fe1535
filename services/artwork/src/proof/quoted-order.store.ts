import { kindFields, orderKindOf } from '@print-shop/contracts';
import type { Connection, Model } from 'mongoose';
import { Schema } from 'mongoose';
import type { QuotedOrder } from './proof.ts';

interface QuotedOrderDocument extends QuotedOrder {
  /** Id of the quotation. */
  _id: string;
  /** Documents of release 0.2 have this alone, and no `orderKind`. */
  isBulk: boolean;
}

const schema = new Schema<QuotedOrderDocument>(
  {
    _id: String,
    orderId: { type: String, required: true },
    orderKind: String,
    isBulk: { type: Boolean, required: true },
    userId: { type: String, default: null },
    lines: { type: Schema.Types.Mixed, default: () => [] },
    version: Number,
  },
  { versionKey: false },
);

export type QuotedOrderModel = Model<QuotedOrderDocument>;
export const quotedOrderModel = (connection: Connection): QuotedOrderModel =>
  connection.model<QuotedOrderDocument>('QuotedOrder', schema, 'quoted-orders');

export type QuotedOrderStore = ReturnType<typeof createQuotedOrderStore>;

/** Stores which order a quotation has become, for proofs that are begun after that. */
export function createQuotedOrderStore(model: QuotedOrderModel) {
  return {
    async put(quotationId: string, order: QuotedOrder): Promise<void> {
      await model.updateOne(
        { _id: quotationId },
        { $set: { ...order, ...kindFields(order.orderKind) } },
        { upsert: true },
      );
    },
    async find(quotationId: string): Promise<QuotedOrder | undefined> {
      const found = await model.findById(quotationId).lean<QuotedOrderDocument>();
      return found ? { ...found, orderKind: orderKindOf(found) } : undefined;
    },
  };
}
