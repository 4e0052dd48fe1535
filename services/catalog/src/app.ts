import type { Broker, Relay } from '@print-shop/messaging';
import {
  type AppOptions,
  type Auth,
  createApp,
  createLimit,
  createRouter,
  ensureIndexes,
  type ObjectStore,
} from '@print-shop/service-kit';
import type { Express } from 'express';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';
import { followOnRenamed } from './product/follow-on-renamed.ts';
import { keepPictures } from './product/kept-pictures.ts';
import { createPictureStore } from './product/picture.store.ts';
import { productRoutes } from './product/product.routes.ts';
import { createProductStore, productModel } from './product/product.store.ts';
import { productColorRoutes } from './product-color/product-color.routes.ts';
import { createProductColorStore, productColorModel } from './product-color/product-color.store.ts';
import { productTypeRoutes } from './product-type/product-type.routes.ts';
import { createProductTypeStore, productTypeModel } from './product-type/product-type.store.ts';
import { followChanges } from './search/follow-changes.ts';
import { createProductIndex } from './search/product-index.ts';
import { searchRoutes } from './search/search.routes.ts';
import { releaseOnOrderCancelled } from './stock/release-on-order-cancelled.ts';
import { reserveOnOrderPlaced } from './stock/reserve-on-order-placed.ts';
import { returnOnOrderLinesCancelled } from './stock/return-on-order-lines-cancelled.ts';
import { createSettledHolds } from './stock/settle-holds.ts';
import { createStockStore, reservationModel } from './stock/stock.store.ts';
import { synonymRoutes } from './synonyms/synonyms.routes.ts';
import { createSynonymStore, synonymModel } from './synonyms/synonyms.store.ts';

/** The window of the limit on staff uploads. */
const UPLOAD_SECONDS = 600;

export const models = (connection: Connection) => ({
  products: productModel(connection),
  types: productTypeModel(connection),
  colors: productColorModel(connection),
  reservations: reservationModel(connection),
  synonyms: synonymModel(connection),
});

export interface CatalogDeps extends Pick<AppOptions, 'logger'> {
  auth: Auth;
  models: ReturnType<typeof models>;
  broker: Broker;
  relay: Relay;
  redis: Redis;
  objects: ObjectStore;
  /** `LOW_STOCK` of the settings. */
  lowStock: number;
  /** `UPLOADS_IN_FLIGHT` of the settings. */
  uploadsInFlight?: number;
  /** `KEPT_PICTURES_DIR` of the settings. */
  keptPicturesDir?: string;
  /** `STAFF_UPLOADS_PER_10_MINUTES` of the settings. */
  uploadsPerStaff: number;
  onClose(name: string, close: () => Promise<unknown> | unknown): void;
}

/** Creates the app: routes of the catalog, and the consumers that reserve and release stock. */
export async function createCatalog(deps: CatalogDeps): Promise<Express> {
  const { auth, broker, relay, redis, objects, logger, onClose } = deps;
  await ensureIndexes(Object.values(deps.models));
  const index = createProductIndex();
  const products = createProductStore(deps.models.products, relay, index, deps.lowStock);
  const synonyms = createSynonymStore(deps.models.synonyms, relay);
  const types = createProductTypeStore(deps.models.types, relay);
  const colors = createProductColorStore(deps.models.colors, relay);
  const stock = createStockStore(deps.models.products, deps.models.reservations, relay);

  const settled = createSettledHolds(stock, logger);
  onClose('settled holds', () => settled.close());
  await reserveOnOrderPlaced(broker, stock, settled);
  await releaseOnOrderCancelled(broker, stock);
  await returnOnOrderLinesCancelled(broker, stock);
  await followOnRenamed(broker, { products, types, colors });

  const search = await followChanges({ index, products: deps.models.products, synonyms, broker, logger });
  onClose('search', () => search.close());

  const router = createRouter({ auth, uploads: { inFlight: deps.uploadsInFlight } });
  const uploads = createLimit({
    redis,
    prefix: 'catalog',
    name: 'upload:staff',
    points: deps.uploadsPerStaff,
    tooMany: { en: 'Too many uploads.', hi: 'बहुत सारी फ़ाइलें अपलोड हो चुकी हैं।' },
    code: 'too-many-uploads',
    seconds: UPLOAD_SECONDS,
  });
  const { keptPicturesDir } = deps;
  const pictures = createPictureStore(objects, keptPicturesDir ? await keepPictures(keptPicturesDir) : undefined);
  searchRoutes(router, index, products);
  productRoutes(router, { products, types, colors, pictures, uploads });
  productTypeRoutes(router, { types, products });
  productColorRoutes(router, { colors, products });
  synonymRoutes(router, synonyms, search.readSynonyms);
  return createApp({ ...deps, routers: [router] });
}
