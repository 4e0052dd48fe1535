import { kindFields, orderKindOf } from '@print-shop/contracts';
import { isDuplicateKey } from '@print-shop/service-kit';
import { type Connection, type Model, Schema, Types } from 'mongoose';
import type { Difference } from './differences.ts';

/** A difference that was found, until staff have settled it. */
export interface StoredDifference extends Difference {
  id: string;
  /** Day of the settlement, like 2026-11-23. */
  day: string;
  foundAt: Date;
}
interface DifferenceDocument extends Omit<StoredDifference, 'id'> {
  _id: Types.ObjectId;
  /** Documents of release 0.2 have this alone, and no `orderKind`. */
  isBulk?: boolean;
  /** `isGone`: by itself, as the two sides agreed. */
  settled?: { at: Date; by: string; note: string; isGone?: boolean };
}

const schema = new Schema<DifferenceDocument>(
  {
    kind: { type: String, required: true },
    reference: { type: String, required: true },
    paymentId: { type: String, default: '' },
    statedPaise: { type: Number, required: true },
    ledgerPaise: { type: Number, required: true },
    orderId: { type: String, default: '' },
    orderKind: String,
    isBulk: { type: Boolean, default: false },
    day: { type: String, required: true },
    foundAt: { type: Date, required: true },
    settled: { type: { at: Date, by: String, note: String, isGone: Boolean }, _id: false, default: undefined },
  },
  { versionKey: false },
);
// The same difference is found each night, and listed once.
schema.index({ reference: 1, kind: 1 }, { unique: true });
schema.index({ 'settled.at': 1, _id: 1 });

export type DifferenceModel = Model<DifferenceDocument>;
export const differenceModel = (connection: Connection): DifferenceModel =>
  connection.model<DifferenceDocument>('Difference', schema, 'differences');

export type DifferenceStore = ReturnType<typeof createDifferenceStore>;

/** Stores what the ledger does not agree about with the provider or the bank. */
export function createDifferenceStore(model: DifferenceModel) {
  const open = { 'settled.at': null } as const;
  return {
    /** Stores those that were not found before, or were gone meanwhile. Returns their number. */
    async add(found: readonly Difference[], day: string, now: Date): Promise<number> {
      let added = 0;
      for (const difference of found) {
        const fields = { ...difference, ...kindFields(difference.orderKind), day, foundAt: now };
        try {
          await model.create({ ...fields, _id: new Types.ObjectId() });
          added++;
        } catch (error) {
          if (!isDuplicateKey(error)) throw error;
          const { kind, reference } = difference;
          const back = { $set: fields, $unset: { settled: 1 } } as const;
          added += (await model.updateOne({ kind, reference, 'settled.isGone': true }, back)).modifiedCount;
        }
      }
      return added;
    },

    async list({ page, limit }: { page: number; limit: number }) {
      const [found, total] = await Promise.all([
        model
          .find(open)
          .sort({ _id: -1 })
          .skip((page - 1) * limit)
          .limit(limit)
          .lean<DifferenceDocument[]>(),
        model.countDocuments(open),
      ]);
      return { differences: found.map(toDifference), total };
    },

    async find(id: string): Promise<StoredDifference | undefined> {
      const found = await model.findOne({ _id: id, ...open }).lean<DifferenceDocument>();
      return found ? toDifference(found) : undefined;
    },

    async settle(id: string, by: string, note: string, at: Date): Promise<void> {
      await model.updateOne({ _id: id, ...open }, { $set: { settled: { at, by, note } } });
    },

    /** Closes those of a kind that are none any more. */
    async vanish(
      kind: 'not-settled' | 'not-at-bank' | 'other-payout',
      references: readonly string[],
      at: Date,
    ): Promise<void> {
      if (references.length === 0) return;
      const settled = { at, by: 'shop', note: 'Agrees meanwhile', isGone: true };
      await model.updateMany({ ...open, kind, reference: { $in: references } }, { $set: { settled } });
    },
  };
}

const toDifference = ({ _id, settled: _, isBulk, ...rest }: DifferenceDocument): StoredDifference => ({
  id: String(_id),
  ...rest,
  orderKind: orderKindOf({ isBulk, orderKind: rest.orderKind }),
});
