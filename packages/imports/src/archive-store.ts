import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRODUCT_IMAGE_MAX_BYTES } from '@print-shop/contracts';
import { type ObjectStore, putFile } from '@print-shop/service-kit';
import { type Archive, fileKey, openArchive } from './archive.ts';
import type { Pictures } from './pictures.ts';
import { withTemporaryFile } from './read-upload.ts';

const keyOf = (id: string) => `imports/${id}.zip`;

/** Pictures of an import that are on this machine, until they are closed. */
export interface OpenPictures extends Pictures {
  close(): Promise<void>;
}

export type ArchiveStore = ReturnType<typeof createArchiveStore>;

/** Stores the ZIP archives of imports in the object store while their rows are worked through. */
export function createArchiveStore(objects: ObjectStore) {
  const { client, bucket } = objects;
  return {
    put: (id: string, path: string): Promise<void> =>
      putFile(objects, keyOf(id), path, { 'Content-Type': 'application/zip' }),

    remove: (id: string): Promise<void> => client.removeObject(bucket, keyOf(id)),

    /** Fetches an archive and opens it. Throws where it is gone. */
    async open(id: string): Promise<OpenPictures> {
      const folder = await mkdtemp(join(tmpdir(), 'import-'));
      const removeFolder = () => rm(folder, { recursive: true, force: true });
      let archive: Archive | undefined;
      try {
        const path = join(folder, 'archive');
        await client.fGetObject(bucket, keyOf(id), path);
        archive = await openArchive(path);
      } finally {
        if (!archive) await removeFolder();
      }
      if (!archive) throw new Error(`the archive of import ${id} cannot be read`);
      const { files, extract, close } = archive;
      return {
        fingerprint: (name) => files.get(fileKey(name))?.fingerprint,
        withFile: (name, use) =>
          withTemporaryFile(async (path) => {
            await extract(name, path, PRODUCT_IMAGE_MAX_BYTES);
            return use(path);
          }),
        async close() {
          close();
          await removeFolder();
        },
      };
    },

    /** Removes the archives of imports that were given up, which are older than `before`. */
    async removeOld(before: Date): Promise<void> {
      for await (const { name, lastModified } of client.listObjectsV2(bucket, 'imports/', true))
        if (name && lastModified && lastModified < before) await client.removeObject(bucket, name);
    },
  };
}
