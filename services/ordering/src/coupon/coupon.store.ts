import { type CouponBody, changeRecord, orderingChangeRecorded, type Writer } from '@print-shop/contracts';
import { indexOutbox, type OutboxEntry, outboxEntry, outboxField, type Relay } from '@print-shop/messaging';
import { conflict, createListing, isDuplicateKey, newestFirst, retryConflicts } from '@print-shop/service-kit';
import { type Connection, type Model, Schema, Types } from 'mongoose';
import type { Coupon } from '../order/coupon.ts';

interface CouponDocument extends Omit<Coupon, 'id'> {
  _id: Types.ObjectId;
  outbox: OutboxEntry[];
}

const schema = new Schema<CouponDocument>(
  {
    code: { type: String, required: true },
    percent: Number,
    upTo: Number,
    rupees: Number,
    minimum: { type: Number, default: 0 },
    from: String,
    until: String,
    perCustomer: { type: Number, default: 1 },
    totalUses: Number,
    productTypes: [String],
    isActive: { type: Boolean, default: true },
    note: { type: String, default: '' },
    createdAt: Date,
    ...outboxField,
  },
  { versionKey: false },
);
schema.index({ code: 1 }, { unique: true });
indexOutbox(schema);

export type CouponModel = Model<CouponDocument>;
export const couponModel = (connection: Connection): CouponModel =>
  connection.model<CouponDocument>('Coupon', schema, 'coupons');

/** Fields that a change may take away. */
const OPTIONAL = ['percent', 'upTo', 'rupees', 'from', 'until', 'totalUses'] as const;

export type CouponStore = ReturnType<typeof createCouponStore>;

/** Stores coupons. How often each is used, the orders know. */
export function createCouponStore(model: CouponModel, relay: Relay) {
  const listing = createListing(model, { hidden: { outbox: 0 } });
  const record = (by: Writer, id: string, label: string, sides: { before?: object; after: object }, now: Date) => {
    const action = sides.before ? 'updated' : 'created';
    return outboxEntry(orderingChangeRecorded, changeRecord(by, { kind: 'coupon', id, label, action, ...sides }, now));
  };
  const taken = (error: unknown, code: string): never => {
    if (!isDuplicateKey(error)) throw error;
    throw conflict({ en: `There is a coupon ${code} already.`, hi: `${code} नाम का कूपन पहले से है।` }, 'coupon-exists');
  };

  return {
    async findByCode(code: string): Promise<Coupon | undefined> {
      const found = await model.findOne({ code }, { outbox: 0 }).lean<CouponDocument>();
      return found ? toCoupon(found) : undefined;
    },

    /** One page, newest first, and the number of all matches. */
    async list({ search = '', page, limit }: { search?: string | undefined; page: number; limit: number }) {
      const begins = search ? { code: { $regex: `^${RegExp.escape(search.toUpperCase())}` } } : {};
      const { rows, total } = await listing.page(begins, { order: newestFirst, pinned: {}, page, limit });
      return { coupons: rows.map(toCoupon), total };
    },

    /** Throws conflict when the code is taken. */
    async create(body: CouponBody, by: Writer, now: Date): Promise<Coupon> {
      const _id = new Types.ObjectId();
      const outbox = [record(by, String(_id), body.code, { after: body }, now)];
      try {
        const created = await retryConflicts(() => model.create({ ...body, _id, createdAt: now, outbox }));
        relay.nudge(model, created);
        return toCoupon(created.toObject());
      } catch (error) {
        return taken(error, body.code);
      }
    },

    /** Replaces a coupon; `undefined` when there is none. Throws conflict when the code is another's. */
    async update(id: string, body: CouponBody, by: Writer, now: Date): Promise<Coupon | undefined> {
      const found = await model.findById(id, { outbox: 0, _id: 0, createdAt: 0 }).lean<CouponDocument>();
      if (!found) return undefined;
      const gone = Object.fromEntries(OPTIONAL.flatMap((field) => (body[field] === undefined ? [[field, 1]] : [])));
      const event = record(by, id, body.code, { before: found, after: body }, now);
      const set = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
      try {
        const saved = await model
          .findOneAndUpdate(
            { _id: id },
            { $set: set, ...(Object.keys(gone).length > 0 ? { $unset: gone } : {}), $push: { outbox: event } },
            { returnDocument: 'after' },
          )
          .lean<CouponDocument>();
        if (!saved) return undefined;
        relay.nudge(model, saved);
        return toCoupon(saved);
      } catch (error) {
        return taken(error, body.code);
      }
    },

    /** May be repeated: the new name is there before the old one goes. */
    async renameType(from: string, to: string): Promise<void> {
      await model.updateMany({ productTypes: from }, { $addToSet: { productTypes: to } });
      await model.updateMany({ productTypes: { $all: [from, to] } }, { $pull: { productTypes: from } });
    },
  };
}

const toCoupon = ({ _id, outbox: _, ...coupon }: CouponDocument): Coupon => ({ id: String(_id), ...coupon });
