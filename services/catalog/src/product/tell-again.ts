import { productUpdated } from '@print-shop/contracts';
import { outboxEntry, type Relay } from '@print-shop/messaging';
import { type Logger, type Sweep, startSweep } from '@print-shop/service-kit';
import type { ProductDocument, ProductModel } from './product.schema.ts';
import type { ProductStore } from './product.store.ts';
import { SNAPSHOT, toSnapshot } from './product.ts';

const DAY_MS = 24 * 60 * 60_000;

interface TellAgainDeps {
  model: ProductModel;
  products: ProductStore;
  relay: Relay;
  logger: Logger;
}

/**
 * Tells other services again, soon after the start, of each product whose copies lack what copies have by now. `sweep` answers
 * how many there were.
 */
export function tellAgain({ model, products, relay, logger }: TellAgainDeps): Sweep<number> {
  const tell = async (id: string): Promise<boolean> => {
    const before = await products.find(id);
    if (!before) return false;
    const after = { ...before, version: before.version + 1 };
    const saved = await model
      .findOneAndUpdate(
        { _id: id, deletedAt: null, version: before.version, toldAs: { $ne: SNAPSHOT } },
        {
          $set: { toldAs: SNAPSHOT },
          $inc: { version: 1 },
          $push: { outbox: outboxEntry(productUpdated, toSnapshot(after)) },
        },
        // For those who edit it, nothing has changed.
        { returnDocument: 'after', timestamps: false },
      )
      .lean<ProductDocument>();
    // Somebody else has just changed it: that told, or the next day does.
    if (!saved) return false;
    relay.nudge(model, saved);
    return true;
  };
  const run = async () => {
    let told = 0;
    const old = model
      .find({ toldAs: { $ne: SNAPSHOT }, deletedAt: null }, { _id: 1 })
      .lean()
      .cursor();
    for await (const { _id } of old) if (await tell(String(_id))) told += 1;
    return told;
  };
  const sweep = startSweep({ what: 'telling of products again', everyMs: DAY_MS, run, logger });
  sweep.soon();
  return sweep;
}
