import { readFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { DrawReply, PageAnswers } from '@print-shop/contracts';
import { createLogger } from '@print-shop/service-kit/log';
import { eventually } from '@print-shop/test-kit/eventually';
import express, { type Express, type RequestHandler } from 'express';
import { createFrontEnd } from '../frontends/server/src/app.ts';
import { startDrawing } from '../frontends/server/src/draw.ts';
import { readRelease } from '../frontends/server/src/release.ts';
import { shop } from './shop.ts';

/** The folders of built front ends, each of its own release. */
export interface FrontEnds {
  shell: string;
  storefront: string;
  admin: string;
}

export interface MixedShop {
  url: string;
  close: () => Promise<void>;
}

const logger = createLogger('mixed shop', 'silent');

async function listen(app: Express): Promise<{ server: Server; url: string }> {
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const close = (server: Server) => new Promise<unknown>((resolve) => server.close(resolve).closeAllConnections());

/** Hands a request on to the shop under test, and its answer back as it comes. */
const handOn: RequestHandler = (req, res) => {
  const headers = { ...req.headers, host: new URL(shop().url).host };
  const onward = request(new URL(req.originalUrl, shop().url), { method: req.method, headers }, (answer) => {
    res.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(res);
  });
  onward.on('error', () => res.destroy());
  res.on('close', () => onward.destroy());
  req.pipe(onward);
};

const read = async (path: string): Promise<PageAnswers[string]> => {
  const answer = await fetch(`${shop().url}${path}`);
  const total = answer.headers.get('x-total-count');
  return { status: answer.status, body: await answer.json(), total: total === null ? null : Number(total) };
};

/** Starts the shop under test once more, with front ends of other releases: its shell draws the pages of its storefront. */
export async function startMixedShop({ shell, storefront, admin }: FrontEnds): Promise<MixedShop> {
  const releaseOf = (folder: string) => readRelease(join(folder, 'dist'), join(folder, 'dist-server/renderer.cjs'));
  const storefrontServer = await listen(createFrontEnd({ release: await releaseOf(storefront), logger }));
  const remotes = JSON.parse(readFileSync(join(shell, 'dist/remotes.json'), 'utf8')) as Record<string, string>;
  const drawing = startDrawing({ host: await releaseOf(shell), remotes, storefrontUrl: storefrontServer.url, logger });
  const renderer = await listen(createFrontEnd({ logger, draw: drawing.routes }));
  const publicShop = (await read('/shop.json')).body;

  const draw = async (path: string, query: string): Promise<Exclude<DrawReply, { needs: string[] }>> => {
    for (let answers: PageAnswers = {}; ; ) {
      const body = {
        path,
        query,
        language: 'en',
        shop: publicShop,
        publicUrl: shop().url,
        answers,
        readAt: Date.now(),
      };
      const headers = { 'content-type': 'application/json' };
      const res = await fetch(`${renderer.url}/draw`, { method: 'POST', headers, body: JSON.stringify(body) });
      if (!res.ok) throw new Error(`${path} was not drawn: ${res.status} ${await res.text()}`);
      const reply = (await res.json()) as DrawReply;
      if (!('needs' in reply)) return reply;
      const known = await Promise.all(reply.needs.map(async (address) => [address, await read(address)] as const));
      answers = { ...answers, ...Object.fromEntries(known) };
    }
  };

  const app = express();
  app.use(['/api', '/media', '/shop.json', '/dev'], handOn);
  app.use('/remotes/storefront', express.static(join(storefront, 'dist')));
  app.use('/remotes/admin', express.static(join(admin, 'dist')));
  app.use(express.static(join(shell, 'dist'), { index: false }));
  app.use(async (req, res) => {
    const { pathname, search } = new URL(req.originalUrl, shop().url);
    const { status, html } = await draw(pathname, search.slice(1));
    res.status(status).type('html').send(html);
  });
  const mixed = await listen(app);
  // The renderer takes the storefront over at its first look.
  await eventually(async () => expect((await fetch(`${mixed.url}/contact`)).status).toBe(200));
  return {
    url: mixed.url,
    async close() {
      await drawing.follower.close();
      await Promise.all([mixed, renderer, storefrontServer].map(({ server }) => close(server)));
    },
  };
}
