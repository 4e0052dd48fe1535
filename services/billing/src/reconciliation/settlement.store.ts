import type { Connection, Model } from 'mongoose';
import { Schema } from 'mongoose';
import type { Settlement } from '../provider/provider.ts';
import { type SettlementSums, sumsOf } from './settlement.ts';

/** A settlement as it was read last. */
export interface StoredSettlement extends SettlementSums {
  /** Id of the settlement at the provider. */
  _id: string;
  /** As it is in India, like 2026-11-23. */
  day: string;
  utr: string;
  paidOutPaise: number;
}

const schema = new Schema<StoredSettlement>(
  {
    _id: String,
    day: { type: String, required: true },
    utr: { type: String, default: '' },
    paidOutPaise: { type: Number, required: true },
    paymentsPaise: { type: Number, required: true },
    refundsPaise: { type: Number, required: true },
    feesPaise: { type: Number, required: true },
    taxPaise: { type: Number, required: true },
    otherPaise: { type: Number, required: true },
    expectedPaise: { type: Number, required: true },
  },
  { versionKey: false },
);
schema.index({ day: -1, _id: -1 });

export type SettlementModel = Model<StoredSettlement>;
export const settlementModel = (connection: Connection): SettlementModel =>
  connection.model<StoredSettlement>('Settlement', schema, 'settlements');

export type SettlementStore = ReturnType<typeof createSettlementStore>;

export function createSettlementStore(model: SettlementModel) {
  return {
    async keep(settlement: Settlement, day: string): Promise<void> {
      const { id: _id, utr, paise: paidOutPaise } = settlement;
      await model.updateOne({ _id }, { $set: { day, utr, paidOutPaise, ...sumsOf(settlement) } }, { upsert: true });
    },

    /** The newest first, with the number of all. */
    async list({ page, limit }: { page: number; limit: number }) {
      const [settlements, total] = await Promise.all([
        model
          .find()
          .sort({ day: -1, _id: -1 })
          .skip((page - 1) * limit)
          .limit(limit)
          .lean<StoredSettlement[]>(),
        model.countDocuments(),
      ]);
      return { settlements, total };
    },
  };
}
