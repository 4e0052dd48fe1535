import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { notFound } from '@print-shop/service-kit';
import { type RequestHandler, Router } from 'express';
import staticGzip from 'express-static-gzip';

const REVALIDATED = 'no-cache';
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Build tools put a hash of the content into these names, so the content never changes. */
const HASHED = /[.-][0-9a-f]{8,}\.[\w.]+$/;
export const isHashed = (path: string): boolean => HASHED.test(path.replace(/\.(br|gz)$/, ''));

const cacheByName = (res: ServerResponse, path: string) => {
  res.setHeader('Cache-Control', isHashed(path) ? IMMUTABLE : REVALIDATED);
};

/** Serves the files of a front end, compressed where the build made a compressed copy. */
const filesOf = (folder: string, name: string) =>
  staticGzip(join(folder, name, 'dist'), {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    index: false,
    serveStatic: { setHeaders: cacheByName, redirect: false },
  });

/** Tries to fetch a missing file of a front end; true when it is here now. */
export type FindMissing = (name: string, path: string) => Promise<boolean>;

/** Serves the files of a front end, and tries again after a missing one was fetched. */
function served(folder: string, name: string, findMissing: FindMissing): RequestHandler[] {
  const files = filesOf(folder, name);
  return [
    files,
    async (req, _res, next) => next((await findMissing(name, req.path.slice(1))) ? undefined : 'router'),
    files,
  ];
}

const sub = (handlers: RequestHandler[]): Router => Router().use(...handlers);

/** Serves each remote below /remotes, and a page at every address that nothing else answers. */
export function serveFrontends(
  folder: string,
  servePage: RequestHandler,
  findMissing: FindMissing = async () => false,
): Router {
  const router = Router();
  for (const remote of ['storefront', 'admin'])
    router.use(`/remotes/${remote}`, sub(served(folder, remote, findMissing)));
  router.use(sub(served(folder, 'shell', findMissing)));
  router.use((req, res, next) => {
    // An address with an extension is a file, and 404 when it is missing; only the others are pages.
    if (
      !['GET', 'HEAD'].includes(req.method) ||
      /^\/(api|media|remotes|assets)(\/|$)/.test(req.path) ||
      /\.\w+$/.test(req.path)
    ) {
      return next(notFound({ en: 'There is nothing at this address.', hi: 'इस पते पर कुछ नहीं है।' }, 'unknown-route'));
    }
    return servePage(req, res, next);
  });
  return router;
}
