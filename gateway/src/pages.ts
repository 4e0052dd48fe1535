import { type DrawReply, drawReplySchema, getShop, type PageAnswers, serviceSlugs } from '@print-shop/contracts';
import { chosenLanguageOf, type Language, type Logger, shownPath, unavailable } from '@print-shop/service-kit';
import type { Request, RequestHandler } from 'express';
import { z } from 'zod';
import type { Config } from './config.ts';
import type { CurrentShop } from './current-shop.ts';
import type { ReadFrontEndFile } from './front-end-files.ts';
import { sendFile } from './frontends.ts';
import { createPageCache } from './page-cache.ts';
import { cached, type PublicCache, send } from './public-cache.ts';
import type { Read } from './read.ts';
import { allowScript } from './security-headers.ts';
import { canonicalUrl } from './upstreams.ts';

/** Rounds of data that a page may ask for; the browser loads whatever is still missing after them. */
const MAX_ROUNDS = 4;
/** In characters of JSON. Larger answers would slow the page down, so the browser loads them itself. */
const MAX_ANSWER = 200_000;

const ADDRESSES_MS = 2_000;

/** Asks the renderer for one page. Rejects when it is away, too slow, or answers anything but a page. */
type Draw = (request: object) => Promise<DrawReply>;

/** Draws pages on the front ends' server at `url`, which has `patienceMs` for each answer. */
const drawAt =
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

/** Returns the paths of the fixed pages, as the renderer at `url` knows them, and those of the shop's services. */
const addressesAt = (url: string, currentShop: CurrentShop) => async (): Promise<string[]> => {
  const answer = await fetch(`${url}/addresses`, { signal: AbortSignal.timeout(ADDRESSES_MS) });
  const fixed = z.array(z.string().startsWith('/')).parse(await answer.json());
  const services = serviceSlugs(await currentShop()).map((slug) => `/services/${slug}`);
  // A renderer of an earlier release names the usual services.
  return [...fixed.filter((path) => !path.startsWith('/services/')), ...services];
};

interface PageDeps {
  config: Pick<
    Config,
    'PUBLIC_URL' | 'RENDERER_URL' | 'RENDERER_TIMEOUT_MS' | 'CACHE_TTL_MS' | 'CACHE_NOT_FOUND_TTL_MS'
  >;
  currentShop: CurrentShop;
  read: Read;
  /** The cache of the answers that pages are drawn from. */
  cache: Pick<PublicCache, 'isFresh' | 'onInvalidate'>;
  readFile: ReadFrontEndFile;
  logger: Logger;
}

export interface Pages {
  serve: RequestHandler;
  /** Returns the paths of all fixed pages. `undefined` where no renderer is configured. */
  addresses: (() => Promise<string[]>) | undefined;
}

/** The language named in the address (search engines follow those links), otherwise the visitor's choice. */
function languageOf(asked: string | null, cookies: string | undefined): Language {
  if (asked === 'en' || asked === 'hi') return asked;
  return chosenLanguageOf(cookies);
}

/**
 * Serves the shop's pages, drawn by the front ends' server. Pages that are the same for everybody are cached by path,
 * language and the query parameters that matter, until an answer that they were drawn from has changed. When the renderer is away, the
 * browser draws the page.
 */
export function createPages({ config, currentShop, read, cache: answerCache, readFile, logger }: PageDeps): Pages {
  const { PUBLIC_URL: publicUrl, RENDERER_URL: renderer } = config;
  const draw = renderer ? drawAt(renderer, config.RENDERER_TIMEOUT_MS) : undefined;
  const readAll = async (urls: readonly string[], ip: string | undefined): Promise<PageAnswers> => {
    const answers = urls.map(async (url) => {
      try {
        const { status, text, total } = await read(url, ip);
        if (text.length <= MAX_ANSWER) return [url, { status, body: JSON.parse(text), total }] as const;
      } catch (error) {
        logger.warn({ err: error, url }, 'a page is drawn without an answer that it needs');
      }
      return [url, { status: 503, body: null, total: null }] as const;
    });
    return Object.fromEntries(await Promise.all(answers));
  };

  const drawn = async (ask: Draw, path: string, query: string, language: Language, ip: string | undefined) => {
    const readAt = Date.now();
    // Every page carries the shop. Policies and pages of services are long; the pages that show them read them from /api/shop.
    const { policies: _, servicePages: __, ...shop } = await currentShop();
    let answers: PageAnswers = {};
    for (let round = 1; round <= MAX_ROUNDS; round++) {
      const reply = await ask({ path, query, language, shop, publicUrl, answers, readAt });
      if (!('needs' in reply)) return { ...reply, reads: [getShop.path, ...Object.keys(answers).map(canonicalUrl)] };
      answers = { ...answers, ...(await readAll(reply.needs, ip)) };
    }
    throw new Error(`${path} asks for more than ${MAX_ROUNDS} rounds of answers`);
  };

  const cache = createPageCache({
    ttlMs: config.CACHE_TTL_MS,
    notFoundTtlMs: config.CACHE_NOT_FOUND_TTL_MS,
    isFresh: answerCache.isFresh,
  });
  answerCache.onInvalidate(cache.invalidate);

  const pageFor = (req: Request) => {
    // Not with `new URL`: it would read `elsewhere` in `//elsewhere/explore` as a host.
    const given = new URLSearchParams(req.originalUrl.split('?').slice(1).join('?'));
    const language = languageOf(given.get('language'), req.get('cookie'));
    given.delete('language');
    const query = given.toString();
    // One slash too many at the end is forgiven, as at the root; more lead nowhere.
    const path = req.path === '//' ? '/' : req.path.replace(/(?<=[^/])\/$/, '');
    const ask = draw;
    if (!ask) return undefined;
    return cache.page({ language, path, query }, async () => {
      const { status, html, scriptHash, query: known, reads } = await drawn(ask, path, query, language, req.ip);
      const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
      return { ...cached({ status, headers, body: Buffer.from(html) }), scriptHash, query: known, reads };
    });
  };

  return {
    addresses: renderer ? addressesAt(renderer, currentShop) : undefined,
    async serve(req, res) {
      try {
        const page = await pageFor(req);
        if (page) {
          allowScript(res, page.scriptHash);
          res.vary('Cookie');
          return await send(req, res, page);
        }
      } catch (error) {
        logger.warn({ err: error, path: shownPath(req.path) }, 'a page could not be drawn, so the browser draws it');
      }
      // The page without markup, which the browser draws.
      const page = await readFile('shell', 'index.html');
      if (!page) throw unavailable({ en: 'The shop is not there yet.', hi: 'दुकान अभी चालू नहीं हुई है।' }, 'no-shell');
      res.vary('Cookie');
      sendFile(req, res, 'index.html', page);
    },
  };
}
