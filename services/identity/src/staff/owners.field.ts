import { Schema, type Types } from 'mongoose';

/** A change under way after which somebody may not be an owner any more. */
export interface Leaving {
  _id: Types.ObjectId;
  at: Date;
}

/** The `leaving` field of a user's schema. */
export const leavingField = {
  leaving: { type: [new Schema<Leaving>({ at: Date })], default: undefined },
};
