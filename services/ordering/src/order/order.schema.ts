import { PAYMENT_METHODS, PAYMENT_STATUSES } from '@print-shop/contracts';
import { indexOutbox, type OutboxEntry, outboxField } from '@print-shop/messaging';
import { claimSchema } from '@print-shop/orders';
import { type Connection, type Model, Schema, type Types } from 'mongoose';
import type { Order, PlacedLine, TimelineEntry } from './order.ts';

interface LineDocument extends Omit<PlacedLine, 'id'> {
  _id: Types.ObjectId;
}

export interface OrderDocument extends Omit<Order, 'id' | 'userId' | 'lines'> {
  _id: Types.ObjectId;
  userId: Types.ObjectId | null;
  lines: LineDocument[];
  words: string[];
  /** Its place among the orders of its account, so that of two at once one sees the other. Older orders and those of quotations have none. */
  sequence?: number;
  idempotencyKey?: string;
  bodyHash?: string;
  rejectedAt?: Date;
  /** When personal data was removed from an old order. */
  forgottenAt?: Date;
  outbox: OutboxEntry[];
}

/** The time that a refused order is stored, in seconds, so that its Idempotency-Key is refused again. */
const REJECTED_SECONDS = 24 * 3600;

export const OF_USER = 'of_user';

const text = { type: String, default: '' };
const lineSchema = new Schema<LineDocument>({
  productId: { type: String, default: null },
  name: { type: String, required: true },
  image: text,
  quantity: { type: Number, required: true },
  pricePaise: { type: Number, required: true },
  totalPaise: Number,
  parts: { type: [{ _id: false, kind: { type: String }, paise: Number }], default: undefined },
  couponPaise: Number,
  addedTaxPaise: Number,
  taxRate: Number,
  hsn: String,
  productType: String,
  size: text,
  color: text,
  placement: text,
  design: text,
  bothSides: Boolean,
  scene: String,
  cartLine: String,
  cancelledAt: Date,
});
const timelineSchema = new Schema<TimelineEntry>(
  {
    event: { type: String, required: true },
    at: { type: Date, required: true },
    by: text,
    note: text,
    noteHi: String,
    lines: { type: [String], default: undefined },
    amountPaise: Number,
  },
  { _id: false },
);
const schema = new Schema<OrderDocument>(
  {
    userId: { type: Schema.Types.ObjectId, default: null },
    coupon: {
      type: { id: String, code: String, ofCustomer: String, ofAll: Number },
      _id: false,
      default: undefined,
    },
    basis: { type: Schema.Types.Mixed, default: undefined },
    discountPaise: Number,
    addedTaxPaise: Number,
    advancePaise: Number,
    advancePaidAt: Date,
    imported: {
      type: { number: String, key: String, invoice: String, told: Schema.Types.Mixed },
      _id: false,
      default: undefined,
    },
    quotation: { type: { id: String, number: String }, _id: false, default: undefined },
    customer: { name: text, email: text },
    language: { type: String, enum: ['en', 'hi'] },
    lines: [lineSchema],
    words: [String],
    shippingAddress: {
      address: text,
      city: text,
      postalCode: text,
      country: text,
      state: String,
      phone: String,
    },
    gstin: String,
    buyerName: String,
    billingAddress: { type: { address: String, city: String, postalCode: String }, _id: false, default: undefined },
    paymentMethod: { type: String, enum: PAYMENT_METHODS, required: true },
    paymentStatus: { type: String, enum: PAYMENT_STATUSES, required: true },
    itemsPaise: { type: Number, required: true },
    shippingPaise: { type: Number, required: true },
    totalPaise: { type: Number, required: true },
    isDelivered: { type: Boolean, required: true },
    needsReview: { type: Boolean, default: false },
    isAccepted: { type: Boolean, required: true },
    begunAt: Date,
    dispatchedAt: Date,
    refundDuePaise: Number,
    creditedPaise: Number,
    claims: { type: [claimSchema], default: undefined },
    status: { type: String, required: true },
    timeline: [timelineSchema],
    proofSteps: { type: Schema.Types.Mixed, default: undefined },
    shortages: { type: [{ _id: false, productId: String, available: Number }], default: undefined },
    placedAt: { type: Date, required: true },
    sequence: Number,
    idempotencyKey: String,
    bodyHash: String,
    rejectedAt: Date,
    unpaidUntil: Date,
    forgottenAt: Date,
    ...outboxField,
  },
  { versionKey: false },
);
schema.index({ userId: 1, _id: -1 }, { name: OF_USER });
schema.index(
  { userId: 1, idempotencyKey: 1 },
  { unique: true, partialFilterExpression: { idempotencyKey: { $exists: true } } },
);
schema.index({ userId: 1, sequence: 1 }, { unique: true, partialFilterExpression: { sequence: { $exists: true } } });
for (const field of ['imported.key', 'imported.invoice'])
  schema.index({ [field]: 1 }, { unique: true, partialFilterExpression: { [field]: { $exists: true } } });
schema.index({ 'quotation.id': 1 }, { unique: true, partialFilterExpression: { 'quotation.id': { $exists: true } } });
// Two orders cannot take up the same use of a coupon.
for (const use of ['ofCustomer', 'ofAll']) {
  schema.index(
    { 'coupon.id': 1, [`coupon.${use}`]: 1 },
    { unique: true, partialFilterExpression: { [`coupon.${use}`]: { $exists: true } } },
  );
}
schema.index({ 'customer.email': 1, userId: 1 });
schema.index({ status: 1 });
schema.index({ totalPaise: 1, _id: 1 });
schema.index({ words: 1, _id: 1 });
schema.index({ words: 1, totalPaise: 1, _id: 1 });
schema.index({ paymentStatus: 1, _id: 1 });
schema.index({ paymentStatus: 1, totalPaise: 1, _id: 1 });
schema.index({ isDelivered: 1, _id: 1 });
schema.index({ isDelivered: 1, totalPaise: 1, _id: 1 });
schema.index({ paymentStatus: 1, isDelivered: 1, _id: 1 });
schema.index({ paymentStatus: 1, isDelivered: 1, totalPaise: 1, _id: 1 });
schema.index({ needsReview: 1, _id: 1 });
schema.index({ 'claims.state': 1, _id: 1 });
schema.index({ unpaidUntil: 1 });
schema.index({ forgottenAt: 1, placedAt: 1 });
indexOutbox(schema);
schema.index({ rejectedAt: 1 }, { expireAfterSeconds: REJECTED_SECONDS });

export type OrderModel = Model<OrderDocument>;

export const orderModel = (connection: Connection): OrderModel =>
  connection.model<OrderDocument>('Order', schema, 'orders');
