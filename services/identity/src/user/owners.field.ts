import { Schema, type Types } from 'mongoose';

/** A running change after which the person may no longer be an owner. */
export interface Leaving {
  _id: Types.ObjectId;
  at: Date;
}

export const leavingField = {
  leaving: { type: [new Schema<Leaving>({ at: Date })], default: undefined },
};
