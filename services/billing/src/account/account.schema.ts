import { type AccountState, ENTRY_KINDS, PAYMENT_WAYS } from '@print-shop/contracts';
import { indexOutbox, type OutboxEntry, outboxField } from '@print-shop/messaging';
import { type Connection, type Model, Schema, type Types } from 'mongoose';
import type { Account, Entry, Refund } from './account.ts';

export interface AccountDocument extends Omit<Account, 'id'> {
  _id: Types.ObjectId;
  /** Documents of release 0.2 have this alone, and no `orderKind`. */
  isBulk: boolean;
  /** Counts the changes, so that none overwrites another. */
  revision: number;
  /** Sums of the entries, for lists. */
  balancePaise: number;
  state: AccountState;
  words: string[];
  /** The keys of entered payments that count once in the whole shop: see `bankNumberOf`. */
  utrs?: string[];
  /** The provider's ids of its entries. */
  references?: string[];
  forgottenAt?: Date;
  outbox: OutboxEntry[];
}

const entrySchema = new Schema<Entry>(
  {
    key: { type: String, required: true },
    kind: { type: String, enum: ENTRY_KINDS, required: true },
    paise: { type: Number, required: true },
    at: { type: Date, required: true },
    by: { type: String, required: true },
    way: { type: String, enum: PAYMENT_WAYS },
    utr: String,
    reference: String,
    provider: String,
    note: String,
    lines: { type: [{ _id: false, line: String, pieces: Number, paise: Number }], default: undefined },
  },
  { _id: false },
);
const refundSchema = new Schema<Refund>(
  {
    key: { type: String, required: true },
    provider: { type: String, required: true },
    paymentId: { type: String, required: true },
    paise: { type: Number, required: true },
    state: { type: String, enum: ['asked', 'pending', 'processed', 'failed'], required: true },
    at: { type: Date, required: true },
    by: { type: String, required: true },
    note: { type: String, default: '' },
    refundId: String,
    failure: String,
  },
  { _id: false },
);
const schema = new Schema<AccountDocument>(
  {
    orderKind: String,
    isBulk: { type: Boolean, required: true },
    userId: { type: String, default: null },
    customer: { name: { type: String, default: '' }, email: { type: String, default: '' } },
    language: String,
    quotation: String,
    bill: { type: Schema.Types.Mixed, required: true },
    placedAt: { type: Date, required: true },
    paidAt: Date,
    imported: { type: { at: Date, isDelivered: Boolean, invoice: String }, _id: false, default: undefined },
    opening: { type: { reference: String, key: String }, _id: false, default: undefined },
    dispatchedAt: Date,
    deliveredAt: Date,
    cancelledAt: Date,
    entries: [entrySchema],
    reports: [{ _id: false, utr: String, at: Date }],
    refunds: { type: [refundSchema], default: undefined },
    revision: { type: Number, required: true },
    balancePaise: { type: Number, required: true },
    state: { type: String, required: true },
    words: [String],
    utrs: { type: [String], default: undefined },
    references: { type: [String], default: undefined },
    unsettled: { type: [String], default: undefined },
    unbanked: { type: [String], default: undefined },
    forgottenAt: Date,
    ...outboxField,
  },
  { versionKey: false, minimize: false },
);
schema.index({ utrs: 1 }, { unique: true, partialFilterExpression: { utrs: { $exists: true } } });
schema.index({ references: 1 }, { partialFilterExpression: { references: { $exists: true } } });
schema.index({ unsettled: 1 }, { partialFilterExpression: { unsettled: { $exists: true } } });
schema.index({ unbanked: 1 }, { partialFilterExpression: { unbanked: { $exists: true } } });
schema.index({ 'opening.key': 1 }, { unique: true, partialFilterExpression: { 'opening.key': { $exists: true } } });
schema.index({ userId: 1, _id: 1 });
schema.index({ 'entries.at': 1 });
schema.index({ words: 1, _id: 1 });
schema.index({ words: 1, balancePaise: 1, _id: 1 });
schema.index({ state: 1, _id: 1 });
schema.index({ state: 1, balancePaise: 1, _id: 1 });
schema.index({ balancePaise: 1, _id: 1 });
schema.index({ 'refunds.state': 1 }, { sparse: true });
schema.index({ forgottenAt: 1, placedAt: 1 });
indexOutbox(schema);

export type AccountModel = Model<AccountDocument>;
export const accountModel = (connection: Connection): AccountModel =>
  connection.model<AccountDocument>('Account', schema, 'accounts');
