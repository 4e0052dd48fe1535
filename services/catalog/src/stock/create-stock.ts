import type { Broker, Relay } from '@print-shop/messaging';
import type { Logger, Works } from '@print-shop/service-kit';
import type { CatalogModels } from '../models.ts';
import { createBlanksStore } from './blanks.store.ts';
import { releaseOnOrderCancelled } from './release-on-order-cancelled.ts';
import { reserveOnOrderPlaced } from './reserve-on-order-placed.ts';
import { returnOnOrderLinesCancelled } from './return-on-order-lines-cancelled.ts';
import { createSettledHolds, settleOldHolds } from './settle-holds.ts';
import { createStockStore, type StockStore } from './stock.store.ts';
import { takeOnBulkOrderChanged } from './take-on-bulk-order-changed.ts';

interface StockDeps {
  models: Pick<CatalogModels, 'products' | 'reservations' | 'blanks'>;
  broker: Broker;
  relay: Relay;
  logger: Logger;
  works: Works;
  onClose(name: string, close: () => unknown): void;
}

/** Creates the stock, and starts its consumers and the settling of old holds. Returns its store. */
export async function createStock(deps: StockDeps): Promise<StockStore> {
  const { models, broker, relay, logger, works, onClose } = deps;
  const stock = createStockStore(models.products, models.reservations, relay);
  const blanks = createBlanksStore(models.products, models.blanks, relay);
  const settled = createSettledHolds(stock, logger);
  onClose('settled holds', () => settled.close());
  settleOldHolds(works, { stock, blanks });
  await reserveOnOrderPlaced(broker, stock, settled);
  await releaseOnOrderCancelled(broker, stock);
  await returnOnOrderLinesCancelled(broker, stock);
  await takeOnBulkOrderChanged(broker, blanks);
  return stock;
}
