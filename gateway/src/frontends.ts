import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { notFound } from '@print-shop/service-kit';
import { type RequestHandler, Router } from 'express';
import staticGzip from 'express-static-gzip';

const REVALIDATED = 'no-cache';
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Build tools put a hash of the content into these names, so what is under them never changes. */
const HASHED = /[.-][0-9a-f]{8,}\.[\w.]+$/;
export const isHashed = (path: string): boolean => HASHED.test(path.replace(/\.(br|gz)$/, ''));

const cacheByName = (res: ServerResponse, path: string) => {
  res.setHeader('Cache-Control', isHashed(path) ? IMMUTABLE : REVALIDATED);
};

/** The files of a front end; where the build compressed one, that is what is sent. */
const filesOf = (folder: string, name: string) =>
  staticGzip(join(folder, name, 'dist'), {
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    index: false,
    serveStatic: { setHeaders: cacheByName, redirect: false },
  });

/** Whether a file of a front end that is not here could be found elsewhere. */
export type FindMissing = (name: string, path: string) => Promise<boolean>;

/** The files of a front end, once more after a missing one was found. */
function served(folder: string, name: string, findMissing: FindMissing): RequestHandler[] {
  const files = filesOf(folder, name);
  return [
    files,
    async (req, _res, next) => next((await findMissing(name, req.path.slice(1))) ? undefined : 'router'),
    files,
  ];
}

const sub = (handlers: RequestHandler[]): Router => Router().use(...handlers);

/** A page at every address that is nothing else, and each remote below /remotes (architecture, section 5). */
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
    // A missing file is missing; only an address without an extension is a page.
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
