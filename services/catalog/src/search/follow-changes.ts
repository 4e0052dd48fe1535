import {
  blanksTaken,
  catalogChangeRecorded,
  productCreated,
  productDeleted,
  productUpdated,
  stockReleased,
  stockReserved,
} from '@print-shop/contracts';
import type { Broker } from '@print-shop/messaging';
import { type Logger, startRefresh, startSweep } from '@print-shop/service-kit';
import type { ProductModel } from '../product/product.schema.ts';
import type { SynonymStore } from '../synonyms/synonyms.store.ts';
import type { ProductIndex, Searched } from './product-index.ts';

/** Changed products that could not be read are tried again this often. */
const RETRY_MS = 5_000;
const BATCH = 500;

const FIELDS =
  'name type category description pricePaise happyHourDiscount priceRules sizes colors isCustomizable isBestSeller stock createdAt';

type Row = Omit<Searched, 'id'> & { _id: unknown };

interface FollowDeps {
  index: ProductIndex;
  products: ProductModel;
  synonyms: SynonymStore;
  broker: Pick<Broker, 'listen'>;
  logger: Logger;
}

/**
 * Fills the index from the database and keeps it current: every process hears of every change, and reads what changed.
 * A change is found within a second. `readSynonyms` applies a change that this process has made at once.
 */
export async function followChanges({ index, products, synonyms, broker, logger }: FollowDeps) {
  const changed = new Set<string>();
  /** For each reading of all products that runs, those that have changed since: it may have seen an old state of them. */
  const readings = new Set<Set<string>>();

  const readRows = async (ids: string[]): Promise<Row[]> => {
    try {
      return await products.find({ _id: { $in: ids }, deletedAt: null }, FIELDS).lean<Row[]>();
    } catch (error) {
      for (const id of ids) changed.add(id);
      throw error;
    }
  };

  const readChanged = async () => {
    for (;;) {
      const ids = [...changed].slice(0, BATCH);
      if (ids.length === 0) return;
      // Before the reading, so that a product that changes during it is read once more.
      for (const id of ids) changed.delete(id);
      const rows = await readRows(ids);
      const found = new Map(rows.map((row) => [String(row._id), row]));
      for (const id of ids) {
        for (const meanwhile of readings) meanwhile.add(id);
        const row = found.get(id);
        if (row) index.put(toSearched(row));
        else index.remove(id);
      }
    }
  };

  const readSynonyms = async () => index.setSynonyms((await synonyms.list()).map(({ words }) => words));

  const readAll = async () => {
    const meanwhile = new Set<string>();
    readings.add(meanwhile);
    const gone = new Set(index.ids());
    try {
      for await (const row of products.find({ deletedAt: null }, FIELDS).lean<Row[]>().cursor({ batchSize: BATCH })) {
        gone.delete(String(row._id));
        index.put(toSearched(row as Row));
      }
    } finally {
      readings.delete(meanwhile);
    }
    for (const id of gone) if (!meanwhile.has(id)) index.remove(id);
    for (const id of meanwhile) changed.add(id);
    await readSynonyms();
    await readChanged();
  };

  const changes = startSweep({ what: 'reading changed products', everyMs: RETRY_MS, run: readChanged, logger });
  const all = startRefresh({ what: 'renewing the search', read: readAll, logger });
  const words = startRefresh({ what: 'reading synonyms', read: readSynonyms, logger });

  await broker.listen({
    events: [
      productCreated,
      productUpdated,
      productDeleted,
      stockReserved,
      stockReleased,
      blanksTaken,
      catalogChangeRecorded,
    ],
    handle({ data }) {
      if ('kind' in data) {
        if (data.kind === 'product-synonyms') words.trigger();
        return;
      }
      for (const id of 'productIds' in data ? data.productIds : [data.productId]) changed.add(id);
      changes.trigger();
    },
    missed: all.trigger,
  });
  await readAll();

  return {
    readSynonyms,
    async close() {
      await Promise.all([changes.close(), all.close(), words.close()]);
    },
  };
}

const toSearched = ({ _id, ...row }: Row): Searched => ({ id: String(_id), ...row });
