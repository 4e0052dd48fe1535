import type { Relay } from '@print-shop/messaging';
import { type ContractRouter, createLimit, type ObjectStore, type Works } from '@print-shop/service-kit';
import type { Redis } from 'ioredis';
import type { CatalogModels } from '../models.ts';
import { keepPictures } from './kept-pictures.ts';
import { createPictureStore } from './picture.store.ts';
import { productPresenter } from './product.presenter.ts';
import { type ProductRoutesDeps, productRoutes } from './product.routes.ts';
import { createProductStore, type SearchIndex } from './product.store.ts';
import { publishAgain } from './publish-again.ts';

/** The window of the limit on staff uploads. */
const UPLOAD_SECONDS = 600;

export interface ProductsDeps {
  models: Pick<CatalogModels, 'products'>;
  relay: Relay;
  redis: Redis;
  objects: ObjectStore;
  works: Works;
  index: SearchIndex;
  lowStock: number;
  showDefaultRating: boolean;
  /** `KEPT_PICTURES_DIR` of the settings. */
  keptPicturesDir?: string;
  /** `STAFF_UPLOADS_PER_10_MINUTES` of the settings. */
  uploadsPerStaff: number;
}

/**
 * Creates the products, and starts publishing those whose copies lack newer fields. Returns their store and presenter.
 * `open` registers the routes.
 */
export async function createProducts(deps: ProductsDeps) {
  const { models, relay, redis, objects, works, index, keptPicturesDir } = deps;
  const products = createProductStore(models.products, relay, index, deps.lowStock);
  publishAgain({ model: models.products, products, relay, works });
  const toPicture = keptPicturesDir ? await keepPictures(keptPicturesDir) : undefined;
  const pictures = createPictureStore(objects, 'products', toPicture);
  const toProductResponse = productPresenter(deps.showDefaultRating);
  return {
    products,
    pictures,
    toProductResponse,
    open(router: ContractRouter, { types, colors }: Pick<ProductRoutesDeps, 'types' | 'colors'>): void {
      const uploads = createLimit({
        redis,
        prefix: 'catalog',
        name: 'upload:staff',
        points: deps.uploadsPerStaff,
        tooMany: { en: 'Too many uploads.', hi: 'बहुत सारी फ़ाइलें अपलोड हो चुकी हैं।' },
        code: 'too-many-uploads',
        seconds: UPLOAD_SECONDS,
      });
      productRoutes(router, { products, types, colors, pictures, toProductResponse, uploads });
    },
  };
}
