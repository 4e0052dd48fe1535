import { indexOutbox, type OutboxEntry, outboxField } from '@print-shop/messaging';
import { mailedCodeField, type WithMailedCode } from '@print-shop/service-kit';
import { type Connection, type Model, Schema, type Types } from 'mongoose';
import { PLAIN_OFFER, type Quotation } from './quotation.ts';

export interface QuotationDocument extends Omit<Quotation, 'id'>, WithMailedCode {
  _id: Types.ObjectId;
  words: string[];
  /** When staff were told that the offer ends soon. */
  remindedAt?: Date;
  /** When the customer's name was taken out. */
  forgottenAt?: Date;
  /** The id of its author, and the Idempotency-Key of the request. */
  requestKey?: string;
  outbox: OutboxEntry[];
}

const discount = new Schema({ unit: { type: String, enum: ['percent', 'rupees'] }, value: Number }, { _id: false });
const amounts = { items: Number, discount: Number, delivery: Number, tax: Number, total: Number, advance: Number };
const part = { type: String, default: '' };
const buyer = new Schema(
  {
    name: part,
    gstin: part,
    address: part,
    city: part,
    postalCode: part,
    state: part,
    billingAddress: { type: { address: String, city: String, postalCode: String }, _id: false, default: undefined },
  },
  { _id: false },
);
const offer = {
  items: [{ type: Schema.Types.Mixed, required: true }],
  validUntil: { type: String, required: true },
  discount,
  delivery: Number,
  tax: String,
  advance: Number,
  terms: String,
  amounts: { type: new Schema(amounts, { _id: false }) },
  grandTotal: { type: Number, required: true },
};

const schema = new Schema<QuotationDocument>(
  {
    ...offer,
    number: { type: String, required: true },
    revision: Number,
    customerName: { type: String, required: true },
    buyer: { type: buyer, default: undefined },
    totalItems: { type: Number, required: true },
    createdBy: { id: String, name: String },
    createdAt: { type: Date, required: true },
    offeredAt: Date,
    state: { type: String, enum: ['sent', 'seen', 'accepted', 'declined'] },
    sentTo: String,
    language: { type: String, enum: ['en', 'hi'] },
    sentAt: Date,
    seenAt: Date,
    lastSeenAt: Date,
    seenCount: Number,
    decidedAt: Date,
    decidedBy: String,
    reason: String,
    orderId: String,
    bulkOrderId: String,
    notes: { type: [{ _id: false, by: String, name: String, text: String, at: Date }], default: undefined },
    replaced: Schema.Types.Mixed,
    ...mailedCodeField,
    words: [String],
    remindedAt: Date,
    forgottenAt: Date,
    requestKey: String,
    ...outboxField,
  },
  { versionKey: false },
);
schema.index({ number: 1 }, { unique: true });
schema.index({ requestKey: 1 }, { unique: true, partialFilterExpression: { requestKey: { $exists: true } } });
schema.index({ words: 1 });
schema.index({ forgottenAt: 1, createdAt: 1 });
schema.index({ state: 1, validUntil: 1 });
schema.index({ validUntil: 1, _id: 1 });
indexOutbox(schema);

export type QuotationModel = Model<QuotationDocument>;
export const quotationModel = (connection: Connection): QuotationModel =>
  connection.model<QuotationDocument>('Quotation', schema, 'quotations');

/** Fields that the reader of a quotation does not use. */
export const bare = { words: 0, remindedAt: 0, forgottenAt: 0, outbox: 0, challenge: 0, requestKey: 0 } as const;

/** A quotation of an earlier release has no conditions, no revisions and no notes. */
export function toQuotation({
  _id,
  words: _w,
  remindedAt: _r,
  forgottenAt: _f,
  outbox: _o,
  challenge: _c,
  requestKey: _k,
  ...quotation
}: QuotationDocument): Quotation {
  const { grandTotal: total, amounts = { ...PLAIN_OFFER.amounts, items: total, total } } = quotation;
  return { id: String(_id), ...PLAIN_OFFER, ...quotation, amounts };
}
