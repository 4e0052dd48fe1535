import type { Logger } from '@print-shop/service-kit';
import type { OrderModel } from './order.schema.ts';

const DAY_MS = 24 * 3_600_000;
const SWEEP_MS = 10 * 60_000;
/** Orders that one sweep looks at; what is left waits for the next. */
const SWEEP_LIMIT = 500;

export interface Forgetting {
  /** Takes the person out of old orders and says how many there were; runs by itself, exposed for tests. */
  sweep(now?: Date): Promise<number>;
  close(): void;
}

/**
 * Takes name, e-mail address and postal address out of orders that are older than the law asks to keep them, also those of
 * living accounts; sums, products and the account's id stay. Books are kept for eight financial years (Companies Act 2013, section
 * 128(5)) and those of GST for 72 months from the annual return (CGST Act 2017, section 36). Several instances may do so side by side.
 */
export function forgetPeople(model: OrderModel, days: number, logger: Logger): Forgetting {
  const sweep = async (now = new Date()): Promise<number> => {
    const old = { forgottenAt: null, placedAt: { $lte: new Date(now.getTime() - days * DAY_MS) } };
    const found = await model.find(old, { _id: 1 }).sort({ placedAt: 1 }).limit(SWEEP_LIMIT).lean();
    if (found.length === 0) return 0;
    const these = { _id: { $in: found.map(({ _id }) => _id) }, ...old };
    // Notes of staff may name the person, too. An order without entries has none, and could not be updated this way.
    await model.updateMany({ ...these, 'timeline.0': { $exists: true } }, { $set: { 'timeline.$[].note': '' } });
    const forgotten = await model.updateMany(these, {
      $set: {
        customer: { name: '', email: '' },
        shippingAddress: { address: '', city: '', postalCode: '', country: '' },
        'lines.$[].design': '',
        words: [],
        forgottenAt: now,
      },
      $unset: { idempotencyKey: 1, bodyHash: 1 },
    });
    return forgotten.modifiedCount;
  };
  const timer = setInterval(() => {
    sweep().then(
      (orders) => orders > 0 && logger.info({ orders }, 'people were taken out of old orders'),
      (error: unknown) => logger.warn({ err: error }, 'taking people out of old orders failed; it is tried again'),
    );
  }, SWEEP_MS);
  return { sweep, close: () => clearInterval(timer) };
}
