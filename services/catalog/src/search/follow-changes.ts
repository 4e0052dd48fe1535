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
import { type Logger, startSweep } from '@print-shop/service-kit';
import type { ProductModel } from '../product/product.schema.ts';
import type { SynonymStore } from '../synonyms/synonyms.store.ts';
import type { ProductIndex, Searched } from './product-index.ts';

/** What could not be read is tried again this often. */
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
  /** Products that changed while all are being read. The reading may have seen an old state of them. */
  let meanwhile: Set<string> | undefined;

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
        meanwhile?.add(id);
        const row = found.get(id);
        if (row) index.put(toSearched(row));
        else index.remove(id);
      }
    }
  };

  const readSynonyms = async () => index.setSynonyms((await synonyms.list()).map(({ words }) => words));

  /** Reads all products and synonyms. */
  const readAll = async () => {
    meanwhile = new Set();
    const gone = new Set(index.ids());
    for await (const row of products.find({ deletedAt: null }, FIELDS).lean<Row[]>().cursor({ batchSize: BATCH })) {
      gone.delete(String(row._id));
      index.put(toSearched(row as Row));
    }
    for (const id of gone) if (!meanwhile.has(id)) index.remove(id);
    for (const id of meanwhile) changed.add(id);
    meanwhile = undefined;
    await readSynonyms();
    await readChanged();
  };

  /** What is to be read besides single products: all of it after events were missed, or the synonyms. */
  const old = new Set<'all' | 'synonyms'>();
  const readOld = async (what: 'all' | 'synonyms', read: () => Promise<void>) => {
    // Before the reading, so that what changes during it is read once more.
    if (!old.delete(what)) return;
    await read().catch((error: unknown) => {
      old.add(what);
      throw error;
    });
  };
  const readNews = async () => {
    await readOld('all', readAll);
    await readOld('synonyms', readSynonyms);
    await readChanged();
  };
  const news = startSweep({ what: 'reading changed products', everyMs: RETRY_MS, run: readNews, logger });

  await broker.listen({
    events: [
      ...[productCreated, productUpdated, productDeleted],
      ...[stockReserved, stockReleased, blanksTaken, catalogChangeRecorded],
    ],
    handle({ data }) {
      if ('productIds' in data) for (const id of data.productIds) changed.add(id);
      else if ('productId' in data) changed.add(data.productId);
      else if (data.kind === 'product-synonyms') old.add('synonyms');
      else return;
      news.soon();
    },
    missed() {
      old.add('all');
      news.soon();
    },
  });
  await readAll();

  return { readSynonyms, close: () => news.close() };
}

const toSearched = ({ _id, ...row }: Row): Searched => ({ id: String(_id), ...row });
