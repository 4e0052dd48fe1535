import { Schema } from 'mongoose';

/**
 * A note in a product that stock was taken or returned for one order, which guarantees that each happens once. `id` is the
 * attempt that wrote it. The note is removed once the order's reservation is settled.
 */
export interface Hold {
  id: string;
  orderId: string;
  quantity: number;
  at: Date;
  /** For a bulk order: the version that took these pieces, or gave them back (below 0), and the pieces it needs. */
  version?: number;
  pieces?: number;
}

export const holdSchema = new Schema<Hold>(
  {
    id: { type: String, required: true },
    orderId: { type: String, required: true },
    quantity: { type: Number, required: true },
    at: { type: Date, required: true },
    version: Number,
    pieces: Number,
  },
  { _id: false, id: false },
);

/** The id of the note that the stock of a whole order was returned. */
export const releaseNote = (orderId: string): string => `release-${orderId}`;
/** The id of the note that the stock of one line was returned. */
export const returnNote = (orderId: string, lineId: string): string => `${releaseNote(orderId)}-${lineId}`;
