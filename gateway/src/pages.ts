import { createHash } from 'node:crypto';
import { type DrawReply, drawReplySchema, type PageAnswers, type Shop } from '@print-shop/contracts';
import type { Logger } from '@print-shop/service-kit';
import type { Request, RequestHandler } from 'express';
import { z } from 'zod';
import { createPageCache, type PageCacheOptions } from './page-cache.ts';
import { cached, send } from './public-cache.ts';
import type { Read } from './read.ts';
import { allowScript } from './security-headers.ts';
import { canonicalUrl } from './upstreams.ts';

/** So many rounds of reading a page may ask for; what it still lacks then is left to the browser. */
const MAX_ROUNDS = 4;
/** Answers that would make the page itself slow to arrive are left to the browser, in characters of JSON. */
const MAX_ANSWER = 200_000;

const ADDRESSES_MS = 2_000;

type Language = 'en' | 'hi';
/** Asks a renderer for one page. Rejects when it is away, slow, or answers what is no page. */
export type Draw = (request: object) => Promise<DrawReply>;

/** Draws pages on the server of the front ends at `url`, which has `patienceMs` for each answer. */
export const drawAt =
  (url: string, patienceMs: number): Draw =>
  async (request) => {
    const answer = await fetch(`${url}/draw`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(patienceMs),
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new Error(`the renderer answered ${answer.status}`);
    }
    return drawReplySchema.parse(await answer.json());
  };

/** The pages of the front ends that have one address each, for search engines. */
export const addressesAt = (url: string) => async (): Promise<string[]> => {
  const answer = await fetch(`${url}/addresses`, { signal: AbortSignal.timeout(ADDRESSES_MS) });
  return z.array(z.string().startsWith('/')).parse(await answer.json());
};

export interface PageDeps extends PageCacheOptions {
  shop: Shop;
  publicUrl: string;
  read: Read;
  /** `undefined` where nothing draws pages. */
  draw: Draw | undefined;
  /** The page that is drawn in the browser alone. */
  plainPage: () => Promise<string>;
  logger: Logger;
}

export interface Pages {
  serve: RequestHandler;
  /** Has every page drawn anew that was made of answers whose address begins so. */
  invalidate: (prefix: string) => void;
}

/** The language that an address asks for, which search engines follow, or that the visitor chose. */
function languageOf(asked: string | null, cookies = ''): Language {
  if (asked === 'en' || asked === 'hi') return asked;
  return /(?:^|;\s*)language=hi(?:;|$)/.test(cookies) ? 'hi' : 'en';
}

/**
 * The pages of the shop, drawn by the front ends' server. Those that everybody sees alike are kept, for each language and what of
 * the address makes a difference. Without a renderer, the page is drawn in the browser.
 */
export function createPages({ shop, publicUrl, read, draw, plainPage, logger, ...times }: PageDeps): Pages {
  const readAll = async (urls: readonly string[], ip: string | undefined): Promise<PageAnswers> => {
    const answers = urls.map(async (url) => {
      try {
        const { status, text, total } = await read(url, ip);
        return [url, { status, body: text.length > MAX_ANSWER ? null : JSON.parse(text), total }] as const;
      } catch (error) {
        logger.warn({ err: error, url }, 'a page goes without an answer');
        return [url, { status: 503, body: null, total: null }] as const;
      }
    });
    return Object.fromEntries(await Promise.all(answers));
  };

  const drawn = async (ask: Draw, path: string, query: string, language: Language, ip: string | undefined) => {
    const readAt = Date.now();
    let answers: PageAnswers = {};
    for (let round = 1; round <= MAX_ROUNDS; round++) {
      const reply = await ask({ path, query, language, shop, publicUrl, answers, readAt });
      if (!('needs' in reply)) return { ...reply, reads: Object.keys(answers).map(canonicalUrl) };
      answers = { ...answers, ...(await readAll(reply.needs, ip)) };
    }
    throw new Error(`${path} asks for more than ${MAX_ROUNDS} rounds of answers`);
  };

  const cache = createPageCache(times);

  const pageFor = (req: Request) => {
    // Not by `new URL`, which takes the beginning of `//elsewhere/explore` for a host.
    const given = new URLSearchParams(req.originalUrl.split('?').slice(1).join('?'));
    const language = languageOf(given.get('language'), req.get('cookie'));
    given.delete('language');
    const query = given.toString();
    const path = req.path.replace(/(?<=.)\/$/, '');
    const ask = draw;
    if (!ask) return undefined;
    return cache.page({ language, path, query }, async () => {
      const { status, html, scriptHash, query: known, reads } = await drawn(ask, path, query, language, req.ip);
      const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
      return { ...cached({ status, headers, body: Buffer.from(html) }), scriptHash, query: known, reads };
    });
  };

  return {
    invalidate: cache.invalidate,
    async serve(req, res) {
      try {
        const page = await pageFor(req);
        if (page) {
          allowScript(res, page.scriptHash);
          res.vary('Cookie');
          return await send(req, res, page);
        }
      } catch (error) {
        logger.warn({ err: error, path: req.path }, 'a page goes out undrawn');
      }
      const body = await plainPage();
      const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
      res.set({ 'Cache-Control': 'no-cache', ETag: etag }).vary('Cookie').type('html');
      if (req.fresh) res.status(304).end();
      else res.send(body);
    },
  };
}
