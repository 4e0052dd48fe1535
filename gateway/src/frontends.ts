import { join } from 'node:path';
import { notFound } from '@print-shop/service-kit';
import express, { type Response, Router } from 'express';

const REVALIDATED = 'no-cache';
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Build tools put a hash of the content into these names, so what is under them never changes. */
const HASHED = /[.-][0-9a-f]{8,}\.[\w.]+$/;

const cacheByName = (res: Response, path: string) => {
  res.set('Cache-Control', HASHED.test(path) ? IMMUTABLE : REVALIDATED);
};

/** The shell at every address that is nothing else, and each remote below /remotes (architecture, section 5). */
export function serveFrontends(folder: string): Router {
  const router = Router();
  const files = (name: string) => express.static(join(folder, name, 'dist'), { index: false, setHeaders: cacheByName });
  for (const remote of ['storefront', 'admin']) {
    router.use(`/remotes/${remote}`, files(remote));
  }
  router.use(files('shell'));
  router.use((req, res, next) => {
    // A missing file is missing; only an address without an extension is a page.
    if (
      !['GET', 'HEAD'].includes(req.method) ||
      /^\/(api|media|remotes|assets)(\/|$)/.test(req.path) ||
      /\.\w+$/.test(req.path)
    ) {
      return next(notFound('There is nothing at this address.', 'unknown-route'));
    }
    res.set('Cache-Control', REVALIDATED).sendFile(join(folder, 'shell', 'dist', 'index.html'));
  });
  return router;
}
