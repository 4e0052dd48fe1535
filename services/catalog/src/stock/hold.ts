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
}

export const holdSchema = new Schema<Hold>(
  {
    id: { type: String, required: true },
    orderId: { type: String, required: true },
    quantity: { type: Number, required: true },
    at: { type: Date, required: true },
  },
  { _id: false, id: false },
);
