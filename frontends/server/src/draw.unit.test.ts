import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@print-shop/service-kit/log';
import { eventually } from '@print-shop/test-kit/eventually';
import request from 'supertest';
import { createFrontEnd } from './app.ts';
import { startDrawing } from './draw.ts';
import { loadRenderer } from './load-renderer.ts';
import { type Release, readRelease } from './release.ts';

const logger = createLogger('test', 'silent');
const folder = mkdtempSync(join(tmpdir(), 'renderers-'));
const shop = JSON.parse(readFileSync(join(import.meta.dirname, '../../../deploy/demo/shop.json'), 'utf8'));

/** A host that says what it got: its own word, the storefront's, and the files of the page. */
const host = `
exports.shared = { words: { hello: 'Hello' } };
exports.createRenderer = ({ files, storefront, remotes }) => async ({ path }) => ({
  status: 200,
  html: JSON.stringify({ path, remotes, says: storefront()?.says, files: files(storefront() ? 'home-page' : undefined) }),
  scriptHash: 'x',
  query: '',
});`;
const storefront = (name: string) => `
const { hello } = require('words');
exports.says = hello + ' from ${name}, ' + typeof require('node:path').join;
exports.pages = { addresses: ['/', '/${name}'] };`;

const firstLoad = (prefix: string, screens: object) => ({
  main: [`${prefix}/main.js`],
  scripts: [`${prefix}/more.js`],
  styles: [`${prefix}/a.css`],
  fonts: { en: [], hi: [] },
  screens,
});

async function build(name: string, renderer: string, prefix: string, screens: object = {}): Promise<Release> {
  const dist = join(folder, name);
  mkdirSync(join(dist, 'assets'), { recursive: true });
  writeFileSync(join(dist, 'first-load.json'), JSON.stringify(firstLoad(prefix, screens)));
  for (const file of ['a.css', 'home.css']) writeFileSync(join(dist, 'assets', file), `/* ${name} ${file} */`);
  writeFileSync(join(dist, 'renderer.cjs'), renderer);
  return readRelease(dist, join(dist, 'renderer.cjs'));
}

const home = {
  'home-page': { scripts: ['/remotes/storefront/assets/home.js'], styles: ['/remotes/storefront/assets/home.css'] },
};
const storefrontRelease = (name: string) => build('storefront', storefront(name), '/remotes/storefront/assets', home);

const servers: Server[] = [];
/** The storefront's own server, at a port of its own or a given one. */
async function serveStorefront(release: Release, port = 0): Promise<Server> {
  const server = createFrontEnd({ release, logger }).listen(port, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  servers.push(server);
  return server;
}
const portOf = (server: Server) => (server.address() as AddressInfo).port;
const end = (server: Server) => new Promise((resolve) => server.close(resolve).closeAllConnections());

const followers: { close: () => Promise<void> }[] = [];
afterAll(async () => {
  await Promise.all(followers.map((follower) => follower.close()));
  await Promise.all(servers.filter(({ listening }) => listening).map(end));
  rmSync(folder, { recursive: true });
});

const drawRequest = {
  path: '/',
  query: '',
  language: 'en',
  shop,
  publicUrl: 'https://shop.example',
  answers: {},
  readAt: 1,
};

async function startShell(storefrontUrl: string) {
  const release = await build('shell', host, '/assets');
  const remotes = { storefront: '/remotes/storefront/remoteEntry.js' };
  const { routes, follower } = startDrawing({ host: release, remotes, storefrontUrl, logger, everyMs: 20 });
  followers.push(follower);
  const app = createFrontEnd({ release, draw: routes, logger });
  const draw = async () => JSON.parse((await request(app).post('/draw').send(drawRequest).expect(200)).body.html);
  return { app, draw };
}

describe('the server of the shell', () => {
  it('draws with the newest storefront, keeps the last while that is away, and takes over the next', async () => {
    const first = await serveStorefront(await storefrontRelease('one'));
    const port = portOf(first);
    const { app, draw } = await startShell(`http://127.0.0.1:${port}`);
    const page = await eventually(async () => {
      const drawn = await draw();
      expect(drawn).toHaveProperty('says');
      return drawn;
    });
    expect(page).toEqual({
      path: '/',
      says: 'Hello from one, function',
      remotes: { storefront: '/remotes/storefront/remoteEntry.js' },
      files: {
        main: ['/assets/main.js'],
        preload: ['/assets/more.js', '/remotes/storefront/assets/more.js', '/remotes/storefront/assets/home.js'],
        fonts: { en: [], hi: [] },
        styles: [
          { href: '/assets/a.css', text: '/* shell a.css */' },
          { href: '/remotes/storefront/assets/a.css', text: '/* storefront a.css */' },
          { href: '/remotes/storefront/assets/home.css', text: '/* storefront home.css */' },
        ],
      },
    });
    expect((await request(app).get('/addresses').expect(200)).body).toEqual(['/', '/one']);

    await end(first);
    const warn = jest.spyOn(logger, 'warn');
    await eventually(() => expect(warn).toHaveBeenCalled()); // a look has failed
    warn.mockRestore();
    expect((await draw()).says).toBe('Hello from one, function');

    await serveStorefront(await storefrontRelease('two'), port);
    await eventually(async () => expect(await draw()).toMatchObject({ says: 'Hello from two, function' }));
  });

  it('keeps the last storefront while the next needs a name that this shell lacks', async () => {
    const first = await serveStorefront(await storefrontRelease('one'));
    const port = portOf(first);
    const { draw } = await startShell(`http://127.0.0.1:${port}`);
    await eventually(async () => expect(await draw()).toMatchObject({ says: 'Hello from one, function' }));
    await end(first);
    const warn = jest.spyOn(logger, 'warn');
    const needs = { words: ['hello', 'goodbye'] };
    const second = await serveStorefront({ ...(await storefrontRelease('two')), needs }, port);
    await eventually(() =>
      expect(warn).toHaveBeenCalledWith(
        expect.objectContaining({
          err: new Error('the storefront needs goodbye of words, which this shell lacks'),
        }),
        expect.any(String),
      ),
    );
    warn.mockRestore();
    expect((await draw()).says).toBe('Hello from one, function');
    await end(second);
    await serveStorefront({ ...(await storefrontRelease('three')), needs: { words: ['hello'] } }, port);
    await eventually(async () => expect(await draw()).toMatchObject({ says: 'Hello from three, function' }));
  });

  it('draws nothing that a gateway would keep, and knows no addresses, where there has been no storefront yet', async () => {
    const { app } = await startShell('http://127.0.0.1:1');
    await request(app).post('/draw').send(drawRequest).expect(503);
    await request(app).get('/addresses').expect(503);
  });

  it('takes no other request for one', async () => {
    const { app } = await startShell('http://127.0.0.1:1');
    await request(app).post('/draw').send({ path: '/' }).expect(400);
  });
});

describe('a release', () => {
  it('is sent to nobody twice', async () => {
    const app = createFrontEnd({ release: await storefrontRelease('one'), logger });
    const { headers, body } = await request(app).get('/release.json').expect(200);
    expect(body.renderer).toBe(storefront('one'));
    const server = await serveStorefront(await storefrontRelease('one'));
    const again = await fetch(`http://127.0.0.1:${portOf(server)}/release.json`, {
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.status).toBe(304);
  });

  it('of a front end that draws no pages is none', async () => {
    await request(createFrontEnd({ logger })).get('/release.json').expect(404);
  });

  it('may ask for what is shared and for modules of Node, and for nothing else', () => {
    expect(() => loadRenderer("require('express')", 'x')).toThrow(/express/);
    expect(loadRenderer("exports.join = require('path').join('a', 'b')", 'x')).toEqual({ join: join('a', 'b') });
  });
});
