import { type Connection, type Model, Schema } from 'mongoose';

/** An order at the provider by which a customer pays what is due on an account. */
export interface Checkout {
  /** Id of the order at the provider. */
  _id: string;
  provider: string;
  /** Id of the account, which is that of the order. */
  orderId: string;
  paise: number;
  /** `over`: nobody has paid it for days. */
  state: 'open' | 'paid' | 'over';
  createdAt: Date;
  /**
   * When the provider is asked next whether it was paid, in case its webhook is lost. One that is paid is looked at once more, in
   * case it was paid twice.
   */
  lookAt?: Date | undefined;
}

const schema = new Schema<Checkout>(
  {
    _id: String,
    provider: { type: String, required: true },
    orderId: { type: String, required: true },
    paise: { type: Number, required: true },
    state: { type: String, required: true },
    createdAt: { type: Date, required: true },
    lookAt: Date,
  },
  { versionKey: false },
);
// Only those that are to be looked at have the field.
schema.index({ lookAt: 1 }, { sparse: true });
schema.index({ orderId: 1, createdAt: 1 });

export type CheckoutModel = Model<Checkout>;
export const checkoutModel = (connection: Connection): CheckoutModel =>
  connection.model<Checkout>('Checkout', schema, 'checkouts');

const MINUTE_MS = 60_000;
/** The minutes after its beginning at which a checkout is looked at. After the last it has ended. */
const LOOKS = [2, 5, 15, 35, 120, 720, 1440, 4320];
/** A checkout is used again for this long. */
const FRESH_MS = 10 * MINUTE_MS;

/** The next look at a checkout after `now`; `undefined` when it has ended. */
export function nextLook({ createdAt }: Pick<Checkout, 'createdAt'>, now: Date): Date | undefined {
  const minutes = LOOKS.find((after) => createdAt.getTime() + after * MINUTE_MS > now.getTime());
  return minutes === undefined ? undefined : new Date(createdAt.getTime() + minutes * MINUTE_MS);
}

export type CheckoutStore = ReturnType<typeof createCheckoutStore>;

export function createCheckoutStore(model: CheckoutModel) {
  return {
    async begin(checkout: Pick<Checkout, '_id' | 'provider' | 'orderId' | 'paise'>, now: Date): Promise<void> {
      await model.create({
        ...checkout,
        state: 'open',
        createdAt: now,
        lookAt: nextLook({ createdAt: now }, now),
      });
    },

    /** An open checkout of an account over the same amount that was begun a moment ago. */
    async reusable({ orderId, paise }: Pick<Checkout, 'orderId' | 'paise'>, now: Date): Promise<Checkout | undefined> {
      const createdAt = { $gte: new Date(now.getTime() - FRESH_MS) };
      return (await model.findOne({ orderId, paise, state: 'open', createdAt }).lean<Checkout>()) ?? undefined;
    },

    async find(id: string): Promise<Checkout | undefined> {
      return (await model.findById(id).lean<Checkout>()) ?? undefined;
    },

    async paid(id: string): Promise<void> {
      await model.updateOne({ _id: id }, { $set: { state: 'paid' } });
    },

    /** A checkout whose payment is announced, but not known yet, is looked at in the next round. */
    async lookSoon(id: string, now: Date): Promise<Checkout | undefined> {
      const change = { $set: { lookAt: now } };
      return (
        (await model.findOneAndUpdate({ _id: id }, change, { returnDocument: 'after' }).lean<Checkout>()) ?? undefined
      );
    },

    /** Those that are to be looked at, the longest due first. */
    listDue: (now: Date, limit: number, except: readonly string[] = []): Promise<Checkout[]> =>
      model
        .find({ state: { $in: ['open', 'paid'] }, lookAt: { $lte: now }, _id: { $nin: [...except] } })
        .sort({ lookAt: 1 })
        .limit(limit)
        .lean<Checkout[]>(),

    /** Remembers that one was looked at; one that was open, and turned out to be paid, is looked at once more. */
    async looked(checkout: Checkout, now: Date): Promise<void> {
      if (checkout.state === 'paid') {
        await model.updateOne({ _id: checkout._id }, { $unset: { lookAt: 1 } });
        return;
      }
      const lookAt = nextLook(checkout, now);
      const change = lookAt ? { $set: { lookAt } } : { $set: { state: 'over' }, $unset: { lookAt: 1 } };
      await model.updateOne({ _id: checkout._id, state: 'open' }, change);
    },
  };
}
