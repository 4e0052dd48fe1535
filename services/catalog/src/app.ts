import { workParked } from '@print-shop/contracts';
import type { Broker, Relay } from '@print-shop/messaging';
import { worksOf } from '@print-shop/messaging';
import {
  type AppOptions,
  type Auth,
  createApp,
  createLimit,
  createRouter,
  ensureIndexes,
  limitUploads,
  type ObjectStore,
  type UploadSettings,
} from '@print-shop/service-kit';
import type { Express } from 'express';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';
import { boughtTogetherRoutes } from './bought-together/bought-together.routes.ts';
import { companionsModel, createCompanionsStore } from './bought-together/companions.store.ts';
import { keepOrderedOnOrderConfirmed } from './bought-together/keep-ordered-on-order-confirmed.ts';
import { createOrderedStore, orderedModel } from './bought-together/ordered.store.ts';
import { recomputeNightly } from './bought-together/recompute.ts';
import { followOnRenamed } from './product/follow-on-renamed.ts';
import { keepPictures } from './product/kept-pictures.ts';
import { createPictureStore } from './product/picture.store.ts';
import { productPresenter } from './product/product.presenter.ts';
import { productRoutes } from './product/product.routes.ts';
import { productModel } from './product/product.schema.ts';
import { createProductStore } from './product/product.store.ts';
import { publishAgain } from './product/publish-again.ts';
import { productColorRoutes } from './product-color/product-color.routes.ts';
import { createProductColorStore, productColorModel } from './product-color/product-color.store.ts';
import { publishColors } from './product-color/publish-colors.ts';
import { productTypeRoutes } from './product-type/product-type.routes.ts';
import { createProductTypeStore, productTypeModel } from './product-type/product-type.store.ts';
import { createReceivedStore, receivedModel } from './review/received.store.ts';
import { reviewRoutes } from './review/review.routes.ts';
import { reviewModel } from './review/review.schema.ts';
import { createReviewStore } from './review/review.store.ts';
import { createReviewPictureStore, reviewPictureModel } from './review/review-picture.store.ts';
import { staffReviewRoutes } from './review/staff-review.routes.ts';
import { startReviews } from './review/start-reviews.ts';
import { followChanges } from './search/follow-changes.ts';
import { createProductIndex } from './search/product-index.ts';
import { remembering } from './search/remember.ts';
import { searchRoutes } from './search/search.routes.ts';
import { blanksModel, createBlanksStore } from './stock/blanks.store.ts';
import { releaseOnOrderCancelled } from './stock/release-on-order-cancelled.ts';
import { reserveOnOrderPlaced } from './stock/reserve-on-order-placed.ts';
import { returnOnOrderLinesCancelled } from './stock/return-on-order-lines-cancelled.ts';
import { createSettledHolds, settleOldHolds } from './stock/settle-holds.ts';
import { createStockStore, reservationModel } from './stock/stock.store.ts';
import { takeOnBulkOrderChanged } from './stock/take-on-bulk-order-changed.ts';
import { synonymRoutes } from './synonyms/synonyms.routes.ts';
import { createSynonymStore, synonymModel } from './synonyms/synonyms.store.ts';

/** The window of the limit on staff uploads. */
const UPLOAD_SECONDS = 600;

export const models = (connection: Connection) => ({
  products: productModel(connection),
  types: productTypeModel(connection),
  colors: productColorModel(connection),
  reservations: reservationModel(connection),
  blanks: blanksModel(connection),
  synonyms: synonymModel(connection),
  reviews: reviewModel(connection),
});

/** Collections whose documents have no outbox. */
export const quietModels = (connection: Connection) => ({
  received: receivedModel(connection),
  reviewPictures: reviewPictureModel(connection),
  ordered: orderedModel(connection),
  companions: companionsModel(connection),
});

export interface CatalogDeps extends Pick<AppOptions, 'logger'> {
  auth: Auth;
  mongo: Connection;
  models: ReturnType<typeof models>;
  quietModels: ReturnType<typeof quietModels>;
  broker: Broker;
  relay: Relay;
  redis: Redis;
  objects: ObjectStore;
  /** `LOW_STOCK` of the settings. */
  lowStock: number;
  /** `BOUGHT_TOGETHER_MIN_ORDERS` of the settings. */
  boughtTogetherMinOrders: number;
  /** `SHOW_DEFAULT_RATING` of the settings. */
  showDefaultRating: boolean;
  /** How much may be uploaded; without it, as much as anybody likes. */
  uploads?: UploadSettings;
  /** `KEPT_PICTURES_DIR` of the settings. */
  keptPicturesDir?: string;
  /** `STAFF_UPLOADS_PER_10_MINUTES` of the settings. */
  uploadsPerStaff: number;
  onClose(name: string, close: () => Promise<unknown> | unknown): void;
}

/** Creates the app: routes of the catalog, and the consumers that reserve and release stock. */
export async function createCatalog(deps: CatalogDeps): Promise<Express> {
  const { auth, broker, relay, redis, objects, logger, onClose } = deps;
  await ensureIndexes([...Object.values(deps.models), ...Object.values(deps.quietModels)]);
  const index = remembering(createProductIndex());
  const products = createProductStore(deps.models.products, relay, index, deps.lowStock);
  const synonyms = createSynonymStore(deps.models.synonyms, relay);
  const types = createProductTypeStore(deps.models.types, relay);
  const colors = createProductColorStore(deps.models.colors, relay);
  const works = worksOf(deps, workParked.catalog);
  publishAgain({ model: deps.models.products, products, relay, works });
  const tellingColors = publishColors({ broker, colors, logger });
  onClose('telling of colours', () => tellingColors.close());
  const stock = createStockStore(deps.models.products, deps.models.reservations, relay);

  const blanks = createBlanksStore(deps.models.products, deps.models.blanks, relay);
  const settled = createSettledHolds(stock, logger);
  onClose('settled holds', () => settled.close());
  settleOldHolds(works, { stock, blanks });
  await reserveOnOrderPlaced(broker, stock, settled);
  await releaseOnOrderCancelled(broker, stock);
  await returnOnOrderLinesCancelled(broker, stock);
  await takeOnBulkOrderChanged(broker, blanks);
  await followOnRenamed(broker, { products, types, colors });

  const search = await followChanges({ index, products: deps.models.products, synonyms, broker, logger });
  onClose('search', () => search.close());

  const router = createRouter({
    auth,
    ...(deps.uploads ? { uploads: limitUploads(deps.uploads, redis, 'catalog') } : {}),
  });
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
  const toPicture = keptPicturesDir ? await keepPictures(keptPicturesDir) : undefined;
  const pictures = createPictureStore(objects, 'products', toPicture);
  const toProductResponse = productPresenter(deps.showDefaultRating);
  searchRoutes(router, { index, products, toProductResponse });
  productRoutes(router, { products, types, colors, pictures, toProductResponse, uploads });
  productTypeRoutes(router, { types, products });
  productColorRoutes(router, { colors, products });
  synonymRoutes(router, synonyms, search.readSynonyms);
  const { received, reviewPictures } = deps.quietModels;
  const reviews = await startReviews({
    products,
    stock,
    broker,
    redis,
    works,
    reviews: createReviewStore(deps.models.reviews, relay),
    received: createReceivedStore(received),
    pictures: createReviewPictureStore(reviewPictures, createPictureStore(objects, 'reviews'), objects),
  });
  const companions = createCompanionsStore(deps.quietModels.companions);
  const ordered = createOrderedStore(deps.quietModels.ordered);
  await keepOrderedOnOrderConfirmed(broker, ordered);
  recomputeNightly({ ordered, companions, minOrders: deps.boughtTogetherMinOrders, works });
  boughtTogetherRoutes(router, { products, companions, toProductResponse });
  reviewRoutes(router, reviews);
  staffReviewRoutes(router, reviews);
  return createApp({ ...deps, routers: [router] });
}
