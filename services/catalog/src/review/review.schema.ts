import { indexOutbox, type OutboxEntry, outboxField } from '@print-shop/messaging';
import { type Connection, type Model, Schema, type Types } from 'mongoose';
import type { Review } from './review.ts';

/**
 * The stored form. A removed review stays for a while, emptied, so that its events are published, and so that a hidden review
 * is still hidden when its writer writes it again.
 */
export interface ReviewDocument extends Omit<Review, 'id'> {
  _id: Types.ObjectId;
  /** Neither hidden nor removed. */
  isShown: boolean;
  isUnanswered: boolean;
  isLow: boolean;
  isHidden: boolean;
  isRemoved: boolean;
  removedAt: Date | null;
  /** Grows with every change. */
  version: number;
  outbox: OutboxEntry[];
}

const TOMBSTONE_SECONDS = 30 * 24 * 3600;

const dated = (field: string) => new Schema({ [field]: String, at: Date }, { _id: false, id: false });

const schema = new Schema<ReviewDocument>(
  {
    productId: { type: String, required: true },
    userId: { type: String, required: true },
    name: { type: String, default: '' },
    stars: { type: Number, required: true },
    text: { type: String, default: '' },
    pictures: [String],
    writtenAt: { type: Date, required: true },
    answer: { type: dated('text'), default: null },
    hidden: { type: dated('reason'), default: null },
    isShown: { type: Boolean, required: true },
    isUnanswered: { type: Boolean, required: true },
    isLow: { type: Boolean, required: true },
    isHidden: { type: Boolean, required: true },
    isRemoved: { type: Boolean, required: true },
    removedAt: { type: Date, default: null },
    version: { type: Number, default: 1 },
    ...outboxField,
  },
  { versionKey: false },
);
schema.index({ userId: 1, productId: 1 }, { unique: true });
// Reviews of a product in each order; the counts of its stars come from the second one.
schema.index({ isShown: 1, productId: 1, writtenAt: 1, _id: 1 });
schema.index({ isShown: 1, productId: 1, stars: 1, _id: 1 });
// The lists of staff.
schema.index({ isRemoved: 1, writtenAt: 1, _id: 1 });
schema.index({ isUnanswered: 1, writtenAt: 1, _id: 1 });
schema.index({ isLow: 1, writtenAt: 1, _id: 1 });
schema.index({ isHidden: 1, writtenAt: 1, _id: 1 });
schema.index({ pictures: 1 });
schema.index({ removedAt: 1 }, { expireAfterSeconds: TOMBSTONE_SECONDS });
indexOutbox(schema);

export type ReviewModel = Model<ReviewDocument>;

export const reviewModel = (connection: Connection): ReviewModel =>
  connection.model<ReviewDocument>('Review', schema, 'reviews');
