import { workParked } from '@print-shop/contracts';
import { type Broker, worksOf } from '@print-shop/messaging';
import {
  type Auth,
  createApp,
  createRouter,
  ensureIndexes,
  limitUploads,
  type UploadSettings,
} from '@print-shop/service-kit';
import type { Express } from 'express';
import type { Connection } from 'mongoose';
import { type BoughtTogetherDeps, createBoughtTogether } from './bought-together/create-bought-together.ts';
import { followOnRenamed } from './follow-on-renamed.ts';
import { createProductImports, type ProductImportsDeps } from './import/create-product-imports.ts';
import type { CatalogModels, QuietModels } from './models.ts';
import { createProducts, type ProductsDeps } from './product/create-products.ts';
import { createProductColors } from './product-color/create-product-colors.ts';
import { createProductTypes } from './product-type/create-product-types.ts';
import { createReviews } from './review/create-reviews.ts';
import { createSearch, type SearchDeps } from './search/create-search.ts';
import { createStock } from './stock/create-stock.ts';
import { createSynonymGroups } from './synonyms/create-synonym-groups.ts';

export interface CatalogDeps
  extends Omit<ProductsDeps, 'models' | 'works' | 'index'>,
    Pick<BoughtTogetherDeps, 'boughtTogetherMinOrders'>,
    Pick<SearchDeps, 'logger' | 'onClose'>,
    Pick<ProductImportsDeps, 'fetchPicture'> {
  auth: Auth;
  broker: Broker;
  mongo: Connection;
  models: CatalogModels;
  quietModels: QuietModels;
  /** How much may be uploaded; without it, as much as anybody likes. */
  uploads?: UploadSettings;
}

/** Creates the app: routes of the catalog, and the consumers that reserve and release stock. */
export async function createCatalog(deps: CatalogDeps): Promise<Express> {
  const { auth, redis } = deps;
  // Before the consumers, whose writes rely on unique indexes.
  await ensureIndexes([...Object.values(deps.models), ...Object.values(deps.quietModels)]);
  const works = worksOf(deps, workParked.catalog);
  const uploads = deps.uploads && limitUploads(deps.uploads, redis, 'catalog');
  const router = createRouter(uploads ? { auth, uploads } : { auth });

  const { index, ...search } = createSearch(deps);
  const { products, pictures, toProductResponse, ...product } = await createProducts({ ...deps, works, index });
  const { synonyms, ...synonym } = createSynonymGroups(deps);
  const types = createProductTypes(router, { ...deps, products });
  const colors = createProductColors(router, { ...deps, works, products });
  const stock = await createStock({ ...deps, works });
  // Before the products, one of whose routes takes any word as an id.
  const readSynonyms = await search.open(router, { synonyms, products, toProductResponse });
  await followOnRenamed(deps.broker, { products, types, colors });
  product.open(router, { types, colors });
  synonym.routes(router, readSynonyms);
  createProductImports(router, { ...deps, works, products, types, colors, pictures });
  await createReviews(router, { ...deps, products, stock, works });
  await createBoughtTogether(router, { ...deps, products, toProductResponse, works });
  return createApp({ ...deps, routers: [router] });
}
