import { workParked } from '@print-shop/contracts';
import { type Broker, type Relay, worksOf } from '@print-shop/messaging';
import {
  type AppOptions,
  type Auth,
  createApp,
  createRouter,
  ensureIndexes,
  limitUploads,
  type ObjectStore,
  type UploadSettings,
} from '@print-shop/service-kit';
import type { Express } from 'express';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';
import { createBoughtTogether } from './bought-together/create-bought-together.ts';
import type { CatalogModels, QuietModels } from './models.ts';
import { createProducts } from './product/create-products.ts';
import { createProductColors } from './product-color/create-product-colors.ts';
import { createProductTypes } from './product-type/create-product-types.ts';
import { createReviews } from './review/create-reviews.ts';
import { createSearch } from './search/create-search.ts';
import { createStock } from './stock/create-stock.ts';
import { createSynonymGroups } from './synonyms/create-synonym-groups.ts';

export interface CatalogDeps extends Pick<AppOptions, 'logger'> {
  auth: Auth;
  mongo: Connection;
  models: CatalogModels;
  quietModels: QuietModels;
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
  const { auth, redis } = deps;
  await ensureIndexes([...Object.values(deps.models), ...Object.values(deps.quietModels)]);
  const works = worksOf(deps, workParked.catalog);
  const { index, ...search } = createSearch(deps);
  const { products, toProductResponse, ...product } = await createProducts({ ...deps, works, index });
  const { synonyms, ...synonym } = createSynonymGroups(deps);
  const { types, ...type } = createProductTypes(deps);
  const { colors, ...color } = createProductColors({ ...deps, works });
  const stock = await createStock({ ...deps, works });
  await product.follow({ types, colors });
  const readSynonyms = await search.follow(synonyms);

  const router = createRouter({
    auth,
    ...(deps.uploads ? { uploads: limitUploads(deps.uploads, redis, 'catalog') } : {}),
  });
  search.routes(router, { products, toProductResponse });
  product.routes(router, { types, colors });
  type.routes(router, { products });
  color.routes(router, { products });
  synonym.routes(router, readSynonyms);
  const review = await createReviews({ ...deps, products, stock, works });
  await createBoughtTogether(router, { ...deps, products, toProductResponse, works });
  review.routes(router);
  return createApp({ ...deps, routers: [router] });
}
