import { productUpdated } from '@print-shop/contracts';
import { outboxEntry, type Relay } from '@print-shop/messaging';
import type { Sweep, Works } from '@print-shop/service-kit';
import type { ProductDocument, ProductModel } from './product.schema.ts';
import type { ProductStore } from './product.store.ts';
import { SNAPSHOT, toSnapshot } from './product.ts';

const HOUR_MS = 60 * 60_000;

interface PublishAgainDeps {
  model: ProductModel;
  products: ProductStore;
  relay: Relay;
  works: Pick<Works, 'start'>;
}

/**
 * Sends other services, soon after the start, each product whose copies lack newer fields. `sweep` returns how many there were.
 */
export function publishAgain({ model, products, relay, works }: PublishAgainDeps): Sweep<number> {
  const publish = async (id: string): Promise<void> => {
    const before = await products.find(id);
    if (!before) return;
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
    // Otherwise somebody else has just changed it: that told, or the next run does.
    if (saved) relay.nudge(model, saved);
  };
  const publishing = works.start<string>({
    what: 'telling of products again',
    everyMs: HOUR_MS,
    async list(_now, limit, except) {
      const untold = { toldAs: { $ne: SNAPSHOT }, deletedAt: null, _id: { $nin: except } };
      const found = await model.find(untold, { _id: 1 }).sort({ _id: 1 }).limit(limit).lean();
      return found.map(({ _id }) => String(_id));
    },
    idOf: (id) => id,
    handle: publish,
  });
  publishing.trigger();
  return publishing;
}
