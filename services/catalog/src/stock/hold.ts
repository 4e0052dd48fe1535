import { Schema } from 'mongoose';

/**
 * A note in a product that stock left it, or came back, for one order: the guard that makes each happen once. `id` is the
 * attempt that wrote it. It goes away once the order's reservation is settled.
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
