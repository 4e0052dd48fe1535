import { productImportRoutes } from '@print-shop/contracts';
import { createImports } from '@print-shop/imports';
import type { ContractRouter, Logger, ObjectStore, Works } from '@print-shop/service-kit';
import type { QuietModels } from '../models.ts';
import { createFetchPicture, type FetchPicture } from './fetch-picture.ts';
import { createImportPictureStore } from './import-picture.store.ts';
import { type ProductSourceDeps, productSource } from './import-products.ts';

export interface ProductImportsDeps extends Omit<ProductSourceDeps, 'importedPictures' | 'fetchPicture'> {
  quietModels: QuietModels;
  works: Works;
  logger: Logger;
  objects: ObjectStore;
  /** Loads pictures from the internet; another in tests. */
  fetchPicture?: FetchPicture | undefined;
}

/** Registers the imports of products: tables with or without a ZIP archive of pictures. */
export function createProductImports(router: ContractRouter, deps: ProductImportsDeps): void {
  const { quietModels, fetchPicture = createFetchPicture() } = deps;
  const importedPictures = createImportPictureStore(quietModels.importPictures);
  createImports(router, productImportRoutes, productSource({ ...deps, importedPictures, fetchPicture }), {
    ...deps,
    models: quietModels,
  });
}
