import { catalogSecurityEventRecorded, productImportRoutes } from '@print-shop/contracts';
import { createExportRecord, createImports } from '@print-shop/imports';
import type { Relay } from '@print-shop/messaging';
import type { ContractRouter, Logger, ObjectStore, Works } from '@print-shop/service-kit';
import type { CatalogModels, QuietModels } from '../models.ts';
import { createFetchPicture, type FetchPicture } from './fetch-picture.ts';
import { createImportPictureStore } from './import-picture.store.ts';
import { type ProductSourceDeps, productSource } from './import-products.ts';

export interface ProductImportsDeps extends Omit<ProductSourceDeps, 'importedPictures' | 'fetchPicture'> {
  models: CatalogModels;
  quietModels: QuietModels;
  relay: Relay;
  works: Works;
  logger: Logger;
  objects: ObjectStore;
  /** Loads pictures from the internet; another in tests. */
  fetchPicture?: FetchPicture | undefined;
}

/** Registers the imports of products: tables with or without a ZIP archive of pictures. An export is recorded before it is sent. */
export function createProductImports(router: ContractRouter, deps: ProductImportsDeps): void {
  const { models, quietModels, relay, fetchPicture = createFetchPicture() } = deps;
  const importedPictures = createImportPictureStore(quietModels.importPictures);
  const exports = createExportRecord(catalogSecurityEventRecorded, models.announcements, relay);
  createImports(router, productImportRoutes, productSource({ ...deps, importedPictures, fetchPicture }), {
    ...deps,
    models: quietModels,
    recordExport: (user) => exports.add(user, 'products'),
  });
}
