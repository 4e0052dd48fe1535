import { pipeline } from 'node:stream/promises';
import { notFound, type ObjectStore } from '@print-shop/service-kit';
import { type Request, type Response, Router } from 'express';
import { LRUCache } from 'lru-cache';

/** Exactly the names that the services give; nothing else in the bucket can be requested. */
const KEY = /^(products|reviews)\/[0-9a-f]{24}\/\d{2,4}\.webp$/;

const MAX_CACHED_BYTES = 32 * 1024 * 1024;
const MAX_CACHED_FILE_BYTES = 512 * 1024;

/**
 * Serves the pictures of products (in the widths that the catalog made) and of reviews. Names are never reused, so they are
 * cached for ever. Uploaded designs are not among them: artwork serves those.
 */
export function serveMedia({ client, bucket }: ObjectStore): Router {
  const cache = new LRUCache<string, Buffer>({ maxSize: MAX_CACHED_BYTES, sizeCalculation: (data) => data.length });

  const send = async (req: Request, res: Response) => {
    const key = req.path.slice(1);
    if (!KEY.test(key))
      throw notFound({ en: 'There is no such picture.', hi: 'ऐसी कोई तस्वीर नहीं है।' }, 'media-not-found');
    const etag = `"${key}"`;
    const headers = {
      'Content-Type': 'image/webp',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:",
      'Cross-Origin-Resource-Policy': 'same-origin',
      ETag: etag,
    };
    if (req.get('if-none-match') === etag) {
      res.status(304).set(headers).end();
      return;
    }
    const cached = cache.get(key);
    if (cached) {
      res.set({ ...headers, 'Content-Length': String(cached.length) }).end(cached);
      return;
    }
    const { size } = await client.statObject(bucket, key).catch(isMissing);
    const stream = await client.getObject(bucket, key).catch(isMissing);
    // Set only here: a refusal must not be cached for ever.
    res.set({ ...headers, 'Content-Length': String(size) });
    if (size > MAX_CACHED_FILE_BYTES) {
      await pipeline(stream, res);
      return;
    }
    const data = Buffer.concat(await stream.toArray());
    cache.set(key, data);
    res.end(data);
  };

  return Router().get(/.*/, send);
}

function isMissing(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'NoSuchKey' || code === 'NotFound')
    throw notFound({ en: 'There is no such picture.', hi: 'ऐसी कोई तस्वीर नहीं है।' }, 'media-not-found');
  throw error;
}
