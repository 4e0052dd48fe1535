import { createHash } from 'node:crypto';
import { type AppOptions, createApp } from '@print-shop/service-kit/app';
import { type Express, type RequestHandler, Router } from 'express';
import type { Release } from './release.ts';

export interface FrontEndDeps extends Pick<AppOptions, 'logger'> {
  /** The release that others draw its pages with. */
  release?: Release | undefined;
  /** Draws pages, where this front end does. */
  draw?: RequestHandler | undefined;
}

/** The routes of a front end's server: `/release.json`, if it has pages, and `/draw`, if it draws them. */
export function createFrontEnd({ release, draw, logger }: FrontEndDeps): Express {
  const router = Router();
  if (release) router.get('/release.json', whole(release));
  return createApp({ logger, routers: [{ handler: router }, ...(draw ? [{ handler: draw }] : [])] });
}

/** Answers JSON that does not change, or 304 to a caller who has it already. */
function whole(value: unknown): RequestHandler {
  const body = JSON.stringify(value);
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  return (req, res) => {
    res.set('ETag', etag).type('json');
    // Not `req.fresh`: `fetch` adds `Cache-Control: no-cache` to a request that names a tag.
    if (req.get('if-none-match') === etag) res.status(304).end();
    else res.send(body);
  };
}
