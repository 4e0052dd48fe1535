import { isHashed, notFound } from '@print-shop/service-kit';
import type { Request, RequestHandler, Response } from 'express';
import type { FrontEndFile, ReadFrontEndFile } from './front-end-files.ts';

const REVALIDATED = 'no-cache';
const IMMUTABLE = 'public, max-age=31536000, immutable';

/** The longest path of a file, in letters. */
const MAX_PATH = 200;

/** Each name on the way begins with a letter or digit: no `..`, no file that begins with a dot. */
const PATH = /^\w[\w.-]*(\/\w[\w.-]*)*$/;

/**
 * The front end and the file that an address names: `/remotes/<name>/…` is a remote's, another address with an extension the
 * shell's. Nothing where the address is a page's, and no file where there can be none.
 */
export function fileAt(address: string): { name: string; path: string } | 'none' | undefined {
  const [, remote, ofRemote] = /^\/remotes\/(storefront|admin)\/(.*)$/.exec(address) ?? [];
  const path = ofRemote ?? address.slice(1);
  const isFile = /\.\w+$/.test(path);
  if (!remote && /^\/(api|media|remotes)(\/|$)/.test(address)) return 'none';
  if (!remote && !isFile && !/^\/assets(\/|$)/.test(address)) return undefined;
  return isFile && PATH.test(path) && path.length <= MAX_PATH ? { name: remote ?? 'shell', path } : 'none';
}

/** Answers with a file, compressed as the caller takes it, or with 304 to a caller that has it already. */
export function sendFile(req: Request, res: Response, path: string, file: FrontEndFile): void {
  const encoding = (['br', 'gzip'] as const).find((one) => file[one] && req.acceptsEncodings(one));
  res.vary('Accept-Encoding').set({ 'Cache-Control': isHashed(path) ? IMMUTABLE : REVALIDATED, ETag: file.etag });
  res.type(path.slice(path.lastIndexOf('.')));
  if (req.fresh) {
    res.status(304).end();
    return;
  }
  if (encoding) res.set('Content-Encoding', encoding);
  const body = (encoding && file[encoding]) ?? file.plain;
  res.set('Content-Length', String(body.length)).end(body);
}

/** Serves the files of the front ends, and a page at every address that nothing else answers. */
export const serveFrontends =
  (read: ReadFrontEndFile, servePage: RequestHandler): RequestHandler =>
  async (req, res, next) => {
    const place = fileAt(req.path);
    const isRead = ['GET', 'HEAD'].includes(req.method);
    if (isRead && !place) return servePage(req, res, next);
    const file = isRead && place && place !== 'none' ? await read(place.name, place.path) : undefined;
    if (!place || place === 'none' || !file)
      throw notFound({ en: 'There is nothing at this address.', hi: 'इस पते पर कुछ नहीं है।' }, 'unknown-route');
    sendFile(req, res, place.path, file);
  };
