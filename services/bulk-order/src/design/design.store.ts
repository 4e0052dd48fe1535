import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { type ObjectStore, putFile, type Upload } from '@print-shop/service-kit';
import { withDesign } from './design.ts';
import type { KeptDesignStore } from './kept-design.store.ts';
import { afterUpload, type Retention } from './retention.ts';

export type DesignStore = ReturnType<typeof createDesignStore>;

/** Uploaded designs in the object store, under names that cannot be guessed and are never reused. */
export function createDesignStore(store: ObjectStore, kept: KeptDesignStore, retention: Retention) {
  const { client, bucket } = store;
  return {
    /** Checks and stores an upload; `url` is its name. `owner` is the uploader's account, if any. */
    save: (
      upload: Pick<Upload, 'path'>,
      owner: string | null,
    ): Promise<{ url: string; contentType: string; bytes: number }> =>
      withDesign(upload.path, async ({ path, contentType, extension }) => {
        const name = `${randomBytes(16).toString('hex')}.${extension}`;
        const key = `designs/${name}`;
        const { size: bytes } = await stat(path);
        const now = new Date();
        await kept.add(name, { owner, until: afterUpload(now, retention) }, now);
        await putFile(store, key, path, { 'Content-Type': contentType });
        return { url: `/media/${key}`, contentType, bytes };
      }),

    /** Removes the file of a design; `false` when it is already gone. Some object stores answer an error for that. */
    remove: (name: string): Promise<boolean> => unlessMissing(() => client.removeObject(bucket, `designs/${name}`)),

    /** Copies the file of a design within the object store; `false` when it is gone. */
    copyTo: (name: string, key: string): Promise<boolean> =>
      unlessMissing(() => client.copyObject(bucket, key, `/${bucket}/designs/${name}`)),

    /** Whether `save` returned this address and the file exists. */
    exists: (url: string): Promise<boolean> =>
      unlessMissing(() => client.statObject(bucket, url.replace(/^\/media\//, ''))),
  };
}

/** Runs a request about an object; `false` when the object is missing. */
async function unlessMissing(ask: () => Promise<unknown>): Promise<boolean> {
  try {
    await ask();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && ['NotFound', 'NoSuchKey'].includes(String(error.code)))
      return false;
    throw error;
  }
}
