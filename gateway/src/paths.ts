import type { RequestHandler } from 'express';

/** A request may name its whole address (RFC 9112, section 3.2.2). It is one for the path, which has one entry in the cache. */
export const takeAbsoluteForm: RequestHandler = (req, _res, next) => {
  const [, path] = /^https?:\/\/[^/?]*(.*)$/is.exec(req.url) ?? [];
  if (path !== undefined) {
    req.url = path.startsWith('/') ? path : `/${path}`;
    req.originalUrl = req.url;
  }
  next();
};

/** Refuses paths that cannot be decoded: each of the later handlers would answer them differently. */
export const refuseMalformedPaths: RequestHandler = (req, _res, next) => {
  decodeURIComponent(req.path);
  next();
};
