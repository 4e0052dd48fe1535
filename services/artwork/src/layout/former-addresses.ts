import type { RequestHandler } from 'express';

/**
 * Leads requests at the addresses of release 0.2, where a layout was called a scene, to those of today. Pages that were open during an
 * upgrade send them, and programs of others may.
 */
export const takeFormerAddresses: RequestHandler = (req, _res, next) => {
  req.url = req.url.replace(/^\/api\/artwork\/scenes(?=[/?]|$)/i, '/api/artwork/layouts');
  next();
};
