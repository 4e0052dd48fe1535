import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { ObjectStore, Upload } from '@print-shop/service-kit';
import { withDesign } from './design.ts';

export type DesignStore = ReturnType<typeof createDesignStore>;

/** Uploaded designs in the object store, under names that cannot be guessed and are never used twice. */
export function createDesignStore({ client, bucket }: ObjectStore) {
  return {
    /** Checks and stores an upload; `url` is where the gateway serves it. */
    save: (upload: Pick<Upload, 'path'>): Promise<{ url: string; contentType: string; bytes: number }> =>
      withDesign(upload.path, async ({ path, contentType, extension }) => {
        const key = `designs/${randomBytes(16).toString('hex')}.${extension}`;
        const { size: bytes } = await stat(path);
        await client.putObject(bucket, key, createReadStream(path), bytes, { 'Content-Type': contentType });
        return { url: `/media/${key}`, contentType, bytes };
      }),

    /** Whether this address is one that `save` gave. */
    async exists(url: string): Promise<boolean> {
      try {
        await client.statObject(bucket, url.replace(/^\/media\//, ''));
        return true;
      } catch (error) {
        if (error instanceof Error && 'code' in error && ['NotFound', 'NoSuchKey'].includes(String(error.code)))
          return false;
        throw error;
      }
    },
  };
}
