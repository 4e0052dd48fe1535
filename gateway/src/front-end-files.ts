import { createHash } from 'node:crypto';
import { frontEndKey, isHashed, type ObjectStore, unlessMissing } from '@print-shop/service-kit';
import { LRUCache } from 'lru-cache';

/** A built file of a front end, with the copies that the build compressed. */
export interface FrontEndFile {
  plain: Buffer;
  br: Buffer | undefined;
  gzip: Buffer | undefined;
  /** Quoted, as HTTP wants it. */
  etag: string;
}

/** Resolves to nothing where no release of the front end has this file. Rejects where the object store does not answer. */
export type ReadFrontEndFile = (name: string, path: string) => Promise<FrontEndFile | undefined>;

/** Several releases of all front ends. */
const MAX_CACHED_BYTES = 64 * 1024 * 1024;

/** The time that a file is served from memory, where a release may change it under its name. */
const FRESH_MS = 2_000;

const COMPRESSED = /\.(js|css|html|json|svg)$/;

/**
 * Reads files from where the servers of the front ends publish them, those of older releases too. Files with a hash in their
 * name are kept for good. The others are read again every two seconds, and the last copy serves while the object store is
 * away.
 */
export function readFrontEndFiles({ client, bucket }: ObjectStore): ReadFrontEndFile {
  const get = async (key: string): Promise<Buffer | undefined> => {
    const file = await unlessMissing(() => client.getObject(bucket, key));
    return file && Buffer.concat(await file.toArray());
  };

  const cache = new LRUCache<string, FrontEndFile>({
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ plain, br, gzip }) => plain.length + (br?.length ?? 0) + (gzip?.length ?? 0) + 1,
    noDeleteOnFetchRejection: true,
    allowStaleOnFetchRejection: true,
    async fetchMethod(key, _stale, { options }) {
      options.ttl = isHashed(key) ? 0 : FRESH_MS;
      const copies = COMPRESSED.test(key) ? [get(`${key}.br`), get(`${key}.gz`)] : [];
      const [plain, br, gzip] = await Promise.all([get(key), ...copies]);
      if (!plain) return undefined;
      return { plain, br, gzip, etag: `"${createHash('sha256').update(plain).digest('base64url')}"` };
    },
  });

  return (name, path) => cache.fetch(frontEndKey(name, path));
}
