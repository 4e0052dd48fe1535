import { createHash } from 'node:crypto';
import type { Shop } from '@print-shop/contracts';
import type { Logger } from '@print-shop/service-kit';
import type { Request, RequestHandler } from 'express';
import type { Read } from '../read.ts';
import type { PageAssets } from './document.ts';
import { documentOf } from './document.ts';
import type { ApiAnswer, Language, PageContext, PageKind } from './page.ts';
import { pageOf } from './page-of.ts';

/** Answers that would make the page itself slow to arrive are left to the front end, in characters of JSON. */
const MAX_FIRST_ANSWER = 200_000;

export interface PageDeps {
  shop: Shop;
  publicUrl: string;
  read: Read;
  assets: (screen: string) => Promise<PageAssets>;
  logger: Logger;
}

const languageOf = (req: Request): Language =>
  /(?:^|;\s*)language=hi(?:;|$)/.test(req.get('cookie') ?? '') ? 'hi' : 'en';

/** A page that cannot be made of what a service answered is made without it. */
function attempt<Result>(work: () => Result, logger: Logger): Result | undefined {
  try {
    return work();
  } catch (error) {
    logger.error({ err: error }, 'a page could not be made of its answers');
    return undefined;
  }
}

/** Every page of the shop as HTML that search engines can read and that paints before any script. */
export function servePages({ shop, publicUrl, read, assets, logger }: PageDeps): RequestHandler {
  const answersFor = async (kind: PageKind, req: Request) => {
    const answers = new Map<string, ApiAnswer>();
    for (const urlsAfter of kind.reads) {
      await Promise.all(
        urlsAfter(answers).map(async (url) => {
          try {
            const { status, text, total } = await read(url, req.ip);
            if (text.length <= MAX_FIRST_ANSWER) answers.set(url, { status, body: JSON.parse(text), total });
          } catch (error) {
            logger.warn({ err: error, url }, 'a page goes without an answer');
          }
        }),
      );
    }
    return answers;
  };

  return async (req, res) => {
    // Not by `new URL`, which takes the beginning of `//elsewhere/explore` for a host.
    const searchParams = new URLSearchParams(req.originalUrl.split('?').slice(1).join('?'));
    const kind = pageOf(req.path.replace(/(?<=.)\/$/, ''), searchParams);
    const [answers, files] = await Promise.all([answersFor(kind, req), assets(kind.screen)]);
    const write = (known: PageContext['answers']) => {
      const context = { shop, publicUrl, language: languageOf(req), answers: known };
      const page = kind.render(context);
      return { status: page.status, document: documentOf(page, context, files) };
    };
    const { status, document } = attempt(() => write(answers), logger) ?? write(new Map());
    const etag = `W/"${createHash('sha1').update(document).digest('base64url')}"`;
    res.status(status).set({ 'Cache-Control': 'no-cache', ETag: etag }).vary('Cookie').type('html');
    if (status === 200 && req.fresh) res.status(304).end();
    else res.send(document);
  };
}
