import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { Answer } from './proxy.ts';

type Encoding = 'br' | 'gzip' | 'identity';

export interface CachedAnswer extends Answer {
  etag: string;
  /** Compressed copies, made on first use. */
  encoded: Map<Encoding, Promise<Buffer>>;
}

export interface PublicCache {
  /** Returns an answer from the cache or from `load`, for the gateway's own use. Rejects when `load` does. */
  read(key: string, load: () => Promise<Answer>): Promise<Answer>;
  /** Answers the request from the cache or from `load`. Rejects when `load` does. */
  answer(key: string, req: Request, res: Response, load: () => Promise<Answer>): Promise<void>;
  /** Drops every answer whose path begins with `prefix`, including those that are being loaded. */
  invalidate(prefix: string): void;
  /** Calls the listener on every invalidation, for caches that are built on these answers. */
  onInvalidate(listener: (prefix: string) => void): void;
  /** Whether change events arrive. */
  isFresh(): boolean;
}

const MAX_BYTES = 64 * 1024 * 1024;
const MIN_COMPRESSED_BYTES = 1024;
/** Longer than any address that the shop's pages request; such requests are answered but not cached. */
const MAX_KEY_LENGTH = 500;

const compress: Record<Exclude<Encoding, 'identity'>, (body: Buffer) => Promise<Buffer>> = {
  gzip: promisify(gzip) as (body: Buffer) => Promise<Buffer>,
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
};

export interface PublicCacheOptions {
  ttlMs: number;
  /** The time that a 404 is cached. It is shorter, because no event announces that the object now exists. */
  notFoundTtlMs: number;
  isFresh: () => boolean;
}

/**
 * Caches the answers of public reads in memory for `ttlMs`, unless an event invalidates them first. While `isFresh` is
 * false, nothing is cached, because invalidations may be getting lost.
 */
export function createPublicCache({ ttlMs, notFoundTtlMs, isFresh }: PublicCacheOptions): PublicCache {
  const listeners = new Set<(prefix: string) => void>();
  const entries = new LRUCache<string, CachedAnswer, () => Promise<Answer>>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }, key) => 3 * body.length + key.length + 500,
    // Deleting an answer that is being loaded keeps it out of the cache. Callers that wait for it still get it.
    ignoreFetchAbort: true,
    async fetchMethod(key, _stale, { context: load, options }) {
      // The cache does not list the keys of running loads, so each listens for changes itself.
      const forget = (prefix: string) => key.startsWith(prefix) && entries.delete(key);
      listeners.add(forget);
      const entry = cached(await load().finally(() => listeners.delete(forget)));
      const ttl = { 200: ttlMs, 404: notFoundTtlMs }[entry.status];
      if (ttl) options.ttl = ttl;
      if (!ttl || key.length > MAX_KEY_LENGTH || !isFresh()) entries.delete(key);
      return entry;
    },
  });

  const find = (key: string, load: () => Promise<Answer>): Promise<CachedAnswer> =>
    entries.forceFetch(key, { context: load, forceRefresh: !isFresh() });

  return {
    read: find,

    async answer(key, req, res, get) {
      await send(req, res, await find(key, get));
    },

    isFresh,
    onInvalidate: (listener) => void listeners.add(listener),
    invalidate(prefix) {
      for (const key of entries.keys()) if (key.startsWith(prefix)) entries.delete(key);
      for (const listener of listeners) listener(prefix);
    },
  };
}

/** An answer as it is cached, with its ETag and a place for its compressed copies. */
export function cached(answer: Answer): CachedAnswer {
  const etag = `W/"${createHash('sha1').update(answer.body).digest('base64url')}"`;
  return { ...answer, etag, encoded: new Map() };
}

/** Sends a cached answer in an encoding that the caller accepts, or 304 when the caller already has it. */
export async function send(req: Request, res: Response, entry: CachedAnswer): Promise<void> {
  const { 'content-length': _, etag: _e, ...headers } = entry.headers;
  res.status(entry.status).set(headers).vary('Accept-Encoding');
  if (entry.status === 200) {
    res.set({ ETag: entry.etag, 'Cache-Control': 'no-cache' });
    if (req.fresh) {
      res.status(304).end();
      return;
    }
  }
  const encoding = pickEncoding(req, entry.body.length);
  if (encoding !== 'identity') res.set('Content-Encoding', encoding);
  const body = await encode(entry, encoding);
  res.set('Content-Length', String(body.length)).end(req.method === 'HEAD' ? undefined : body);
}

function pickEncoding(req: Request, length: number): Encoding {
  if (length < MIN_COMPRESSED_BYTES) return 'identity';
  if (req.acceptsEncodings('br')) return 'br';
  return req.acceptsEncodings('gzip') ? 'gzip' : 'identity';
}

function encode(entry: CachedAnswer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return Promise.resolve(entry.body);
  const made = entry.encoded.get(encoding) ?? compress[encoding](entry.body);
  entry.encoded.set(encoding, made);
  return made;
}
