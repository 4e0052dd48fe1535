import { indexOutbox, type OutboxEntry, outboxField } from '@print-shop/messaging';
import { type Connection, type Model, Schema, type Types } from 'mongoose';
import { type Hold, holdSchema } from './hold.ts';
import type { Product } from './product.ts';
import { NO_STARS } from './star-counts.ts';

/** The stored form. A deleted product stays as a tombstone until its event is published and no order can ask for it any more. */
export interface ProductDocument extends Omit<Product, 'id'> {
  _id: Types.ObjectId;
  /** Grows with every count of the reviews, also one that changes nothing. */
  recounts: number;
  /** The `SNAPSHOT` that other services were told last; products of the first have none. */
  toldAs?: number;
  holds: Hold[];
  outbox: OutboxEntry[];
  deletedAt: Date | null;
}

const TOMBSTONE_SECONDS = 30 * 24 * 3600;

const schema = new Schema<ProductDocument>(
  {
    version: { type: Number, required: true },
    name: { type: String, required: true },
    pricePaise: { type: Number, required: true },
    category: { type: String, default: '' },
    type: { type: String, required: true },
    description: { type: String, default: '' },
    bothSidePaise: { type: Number, default: 0 },
    happyHourDiscount: { type: Number, default: 0 },
    festivalHourDiscount: { type: Number, default: 0 },
    priceRules: Schema.Types.Mixed,
    images: [String],
    sizes: [String],
    colors: [String],
    isCustomizable: { type: Boolean, default: false },
    stock: { type: Number, default: 0 },
    isBestSeller: { type: Boolean, default: false },
    isNewArrival: { type: Boolean, default: false },
    hsn: String,
    starCounts: { type: [Number], default: () => [...NO_STARS] },
    recounts: { type: Number, default: 0 },
    toldAs: Number,
    holds: [holdSchema],
    deletedAt: { type: Date, default: null },
    ...outboxField,
  },
  { timestamps: true, versionKey: false },
);
schema.index({ type: 1, category: 1, _id: -1 });
schema.index({ category: 1, _id: -1 });
schema.index({ colors: 1 });
schema.index({ pricePaise: 1, _id: 1 });
schema.index({ name: 1, _id: 1 });
schema.index({ stock: 1, _id: 1 });
schema.index({ type: 1, _id: 1 });
schema.index({ type: 1, pricePaise: 1, _id: 1 });
schema.index({ type: 1, name: 1, _id: 1 });
schema.index({ type: 1, stock: 1, _id: 1 });
schema.index({ 'holds.at': 1 }, { sparse: true });
indexOutbox(schema);
schema.index({ deletedAt: 1 }, { expireAfterSeconds: TOMBSTONE_SECONDS });

export type ProductModel = Model<ProductDocument>;

export const productModel = (connection: Connection): ProductModel =>
  connection.model<ProductDocument>('Product', schema, 'products');
