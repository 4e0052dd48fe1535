import type { ContractRouter, ObjectStore, User } from '@print-shop/service-kit';
import type { Connection } from 'mongoose';
import { createArtworkObjects } from './artwork-objects.ts';
import { type FileRoutesDeps, fileRoutes } from './file.routes.ts';
import { artworkFileModel } from './file.schema.ts';
import { createFileStore } from './file.store.ts';
import { isOf } from './open-file.ts';

export interface FilesDeps {
  mongo: Connection;
  objects: ObjectStore;
}

/**
 * Creates the files to print. Returns their store, their bytes, and whether a caller may lay out a file. `routes` registers
 * the routes.
 */
export function createFiles(deps: FilesDeps) {
  const files = createFileStore(artworkFileModel(deps.mongo));
  const objects = createArtworkObjects(deps.objects);
  return {
    files,
    objects,
    async mayUseFile(id: string, user: User | undefined, token: string | undefined): Promise<boolean> {
      const file = await files.find(id);
      return file?.state === 'checked' && isOf(file, { user, token });
    },
    routes: (router: ContractRouter, parts: Omit<FileRoutesDeps, 'files' | 'objects'>) =>
      fileRoutes(router, { ...parts, files, objects }),
  };
}
