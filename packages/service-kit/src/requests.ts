import { AsyncResource } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { isEventStream } from './http-server.ts';
import { type Logger, withRequestId } from './log.ts';
import { observeRequest } from './metrics.ts';
import { shownPath } from './shown-path.ts';

const header = 'x-request-id';
const wellFormed = /^[\w.-]{8,64}$/;

/** Gives every request an id: the caller's, so that it is the same across services, or a new one. */
export const identifyRequests: RequestHandler = (req, res, next) => {
  const given = req.get(header);
  const requestId = given && wellFormed.test(given) ? given : randomUUID();
  res.set(header, requestId);
  withRequestId(requestId, next);
};

/** Writes one log line and one measurement per answer. Bodies, query strings, headers, and tokens in a path are never logged. */
export function recordRequests(logger: Logger): RequestHandler {
  return (req, res, next) => {
    const startedAt = performance.now();
    const { method } = req;
    const path = shownPath(req.path);
    const record = () => {
      const ms = performance.now() - startedAt;
      const route = String(res.locals.route ?? 'none');
      // A stream of events always ends by a hang-up, and how long it was open says nothing about the service.
      const isStream = isEventStream(res);
      const status = res.writableFinished || isStream ? res.statusCode : 499; // 499: the caller hung up first
      const isBusy = res.locals.isBusy === true;
      if (!isStream) observeRequest(method, route, isBusy ? 'busy' : status, ms / 1000);
      logger[status >= 500 && !isBusy ? 'error' : 'info'](
        { method, path, route, status, ms: Math.round(ms) },
        'request',
      );
    };
    res.once('close', AsyncResource.bind(record));
    next();
  };
}
