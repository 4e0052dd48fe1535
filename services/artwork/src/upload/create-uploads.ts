import type { ContractRouter } from '@print-shop/service-kit';
import type { Connection } from 'mongoose';
import { artworkFileModel } from '../file/file.schema.ts';
import { type UploadRoutesDeps, uploadRoutes } from './upload.routes.ts';
import { createUploadStore } from './upload.store.ts';

export const createUploads = (
  router: ContractRouter,
  deps: Omit<UploadRoutesDeps, 'uploads'> & { mongo: Connection },
): void => uploadRoutes(router, { ...deps, uploads: createUploadStore(artworkFileModel(deps.mongo)) });
