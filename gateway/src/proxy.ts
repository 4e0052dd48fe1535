import type { IncomingHttpHeaders } from 'node:http';
import { PassThrough } from 'node:stream';
import {
  chooseLanguage,
  currentRequestId,
  type Language,
  LIGHT_BODY_TIMES,
  type Logger,
  MAX_LIGHT_BYTES,
  readBody,
} from '@print-shop/service-kit';
import type { Request, Response } from 'express';
import { type Dispatcher, errors, Pool } from 'undici';
import { isEventStream, isUpload } from './upstreams.ts';

/**
 * Headers that belong to one connection, not to the message (RFC 9110, section 7.6.1), and headers that the proxy sets
 * itself.
 */
const NOT_FORWARDED = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'host',
  'expect',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-request-id',
]);

/** A stream of events without a sign of life for this long has lost its service, in milliseconds. */
const SILENT_MS = 60_000;

/** The time that an idle connection to a service is kept, in milliseconds. */
const IDLE_MS = 3_000;

export interface Answer {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer;
}

export interface Upstream {
  /**
   * Forwards a request and streams the answer back. If the service is away, the caller gets 502 or 504. Rejects with the refusal of a
   * body that is too large, or comes too slowly.
   */
  forward(req: Request, res: Response): Promise<void>;
  /** Reads a whole answer for the cache; refusals are in English unless `language` is given. Rejects when the service is away. */
  get(req: Pick<Request, 'originalUrl' | 'ip'>, language?: Language): Promise<Answer>;
  close(): Promise<unknown>;
}

/** One service behind the gateway, on kept-alive connections. */
export function createUpstream(name: string, url: string, timeoutMs: number, logger: Logger): Upstream {
  const limits = {
    pipelining: 1,
    connectTimeout: 2_000,
    headersTimeout: timeoutMs,
    // Shorter than a stopping service drains, so that no idle connection is left at the end of the drain for a request to be
    // written into.
    keepAliveTimeout: IDLE_MS,
    keepAliveMaxTimeout: IDLE_MS,
  };
  const pool = new Pool(url, { ...limits, connections: 64, bodyTimeout: 2 * timeoutMs });
  // A sender of a slow file keeps only other files waiting.
  const uploads = new Pool(url, { ...limits, connections: 64, bodyTimeout: 2 * timeoutMs });
  // One connection for each open page; they must not take those of the requests.
  const streams = new Pool(url, { ...limits, connections: null, bodyTimeout: SILENT_MS });

  return {
    async forward(req, res) {
      const isFile = isUpload(req.method, req.path);
      const headers = forwardedHeaders(req);
      const body = await bodyOf(req, res, headers, isFile);
      const abort = new AbortController();
      res.on('close', () => {
        if (!res.writableFinished) abort.abort();
      });
      try {
        const by = isEventStream(req.path) ? streams : isFile ? uploads : pool;
        const { originalUrl: path, method } = req;
        const asked = { path, method: method as Dispatcher.HttpMethod, headers, body, signal: abort.signal };
        await by.stream(asked, ({ statusCode, headers }) => {
          res.status(statusCode).set(answerHeaders(headers));
          res.locals.isBusy = statusCode === 503 && headers['x-busy'] !== undefined;
          return res;
        });
      } catch (error) {
        if (abort.signal.aborted) return; // the caller hung up, so nobody waits for an answer
        logger.warn({ err: error, upstream: name }, 'a service did not answer');
        refuse(res, error);
      }
    },

    async get(req, language = 'en') {
      // The answer is cached for everybody, so the caller's own headers are not forwarded.
      const headers = {
        'x-request-id': currentRequestId() ?? '',
        'x-forwarded-for': req.ip ?? '',
        'accept-language': language,
      };
      const answer = await pool.request({ path: req.originalUrl, method: 'GET', headers });
      const body = Buffer.from(await answer.body.arrayBuffer());
      return { status: answer.statusCode, headers: answerHeaders(answer.headers), body };
    },

    close: () => Promise.all([pool, uploads, streams].map((one) => one.close())),
  };
}

/**
 * The body that goes to the service. A file is streamed; any other body has to be here first, so that nobody holds a connection to a service by
 * sending slowly.
 */
async function bodyOf(
  req: Request,
  res: Response,
  headers: Record<string, string | string[]>,
  isFile: boolean,
): Promise<PassThrough | Buffer | null> {
  if (!hasBody(req)) return null;
  // A copy, so that the server can still drain the request itself after an early answer.
  if (isFile) return req.pipe(new PassThrough());
  const body = await readBody(req, res, { maxBytes: MAX_LIGHT_BYTES, ...LIGHT_BODY_TIMES });
  // It is unpacked now.
  delete headers['content-encoding'];
  headers['content-length'] = String(body.length);
  return body;
}

/** Whether a request announces a body. */
export const hasBody = ({ headers }: Request) => 'content-length' in headers || 'transfer-encoding' in headers;

function forwardedHeaders(req: Request): Record<string, string | string[]> {
  const headers = withoutHopByHop(req.headers);
  headers['x-forwarded-for'] = req.ip ?? '';
  headers['x-forwarded-proto'] = req.protocol;
  headers['x-forwarded-host'] = req.get('host') ?? '';
  headers['x-request-id'] = currentRequestId() ?? '';
  return headers;
}

const answerHeaders = (headers: IncomingHttpHeaders) => {
  const { date: _, ...rest } = withoutHopByHop(headers);
  return rest;
};

function withoutHopByHop(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const kept: Record<string, string | string[]> = {};
  const named = new Set(
    String(headers.connection ?? '')
      .toLowerCase()
      .split(/[\s,]+/),
  );
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined && !NOT_FORWARDED.has(name) && !named.has(name)) kept[name] = value;
  }
  return kept;
}

const TOO_LATE = {
  en: 'The shop took too long to answer. Please try again.',
  hi: 'दुकान से जवाब आने में बहुत देर हो गई। फिर कोशिश कीजिए।',
};
const AWAY = {
  en: 'This part of the shop is briefly unavailable. Please try again.',
  hi: 'दुकान का यह हिस्सा अभी थोड़ी देर के लिए उपलब्ध नहीं है। फिर कोशिश कीजिए।',
};

/** 504 for a service that took too long, 502 for one that cannot be reached, with a body like every other error. */
export function refuse(res: Response, error: unknown): void {
  if (res.headersSent) {
    res.destroy();
    return;
  }
  const isLate = error instanceof errors.HeadersTimeoutError || error instanceof errors.BodyTimeoutError;
  const message = (isLate ? TOO_LATE : AWAY)[chooseLanguage(res)];
  res
    .status(isLate ? 504 : 502)
    .set('Retry-After', '2')
    .json({ message, code: isLate ? 'upstream-timeout' : 'upstream-unavailable' });
}
