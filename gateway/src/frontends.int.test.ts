import { eventually } from '@print-shop/test-kit';
import { type Gateway, openShop, type TestShop } from './gateway.fixture.ts';

let shop: TestShop;
let gateway: Gateway;

const files = {
  'shell/remotes.json': '{"storefront":"/remotes/storefront/remoteEntry.js"}',
  'shell/assets/main.0123456789.js': 'start()',
  'shell/assets/main.0123456789.js.br': 'compressed',
  'shell/.env': 'SECRET=1',
  'storefront/remoteEntry.js': 'storefront()',
  'storefront/assets/120.fedcba9876.css': '.a{}',
  'admin/remoteEntry.js': 'admin()',
};

beforeAll(async () => {
  shop = await openShop();
  for (const [key, content] of Object.entries(files)) {
    const [name = '', ...path] = key.split('/');
    await shop.publishFile(name, path.join('/'), content);
  }
  gateway = await shop.startGateway();
});
afterAll(() => shop?.close());

describe('the front ends, where nothing draws their pages', () => {
  it.each([
    ['/', 200],
    ['/explore', 200],
    ['/admin/products?page=2', 200],
    ['/order/65f0c0ffee65f0c0ffee65f0', 200],
    ['/order/details/1', 200],
  ])('gives the page, asked for anew each time, at %s', async (path, status) => {
    const res = await gateway.get(path);
    expect(res.body.toString()).toContain('<div id="root">');
    expect(res.status).toBe(status);
    expect(res.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  });

  it('spares who has the page already', async () => {
    const { headers } = await gateway.get('/cart');
    const again = await gateway.get('/cart', { 'If-None-Match': String(headers.etag) });
    expect({ status: again.status, length: again.body.length }).toEqual({ status: 304, length: 0 });
  });

  it('sends a file as the build compressed it, to whoever takes that', async () => {
    const res = await gateway.get('/assets/main.0123456789.js', { 'Accept-Encoding': 'gzip, br' });
    expect({ body: res.body.toString(), encoding: res.headers['content-encoding'] }).toEqual({
      body: 'compressed',
      encoding: 'br',
    });
    expect(res.headers).toMatchObject({
      'content-type': expect.stringMatching(/javascript/),
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it.each([
    ['/assets/main.0123456789.js', 'start()'],
    ['/remotes/storefront/assets/120.fedcba9876.css', '.a{}'],
  ])('gives %s, whose name changes with its content, to be kept for ever', async (path, content) => {
    const res = await gateway.get(path);
    expect(res.body.toString()).toBe(content);
    expect(res.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it.each([
    ['/remotes/storefront/remoteEntry.js', 'storefront()'],
    ['/remotes/admin/remoteEntry.js', 'admin()'],
    ['/remotes.json', files['shell/remotes.json']],
  ])('gives %s, which keeps its name, to be asked for anew', async (path, content) => {
    const res = await gateway.get(path);
    expect(res.body.toString()).toBe(content);
    expect(res.headers['cache-control']).toBe('no-cache');
  });

  it('takes a new release over within seconds, and keeps the files of the one before', async () => {
    await shop.publishFile('storefront', 'remoteEntry.js', 'newer()');
    await eventually(async () =>
      expect((await gateway.get('/remotes/storefront/remoteEntry.js')).body.toString()).toBe('newer()'),
    );
    expect((await gateway.get('/remotes/storefront/assets/120.fedcba9876.css')).status).toBe(200);
    await shop.publishFile('storefront', 'remoteEntry.js', files['storefront/remoteEntry.js']);
  });

  it('spares who has a file already', async () => {
    const { headers } = await gateway.get('/remotes.json');
    const again = await gateway.get('/remotes.json', { 'If-None-Match': String(headers.etag) });
    expect({ status: again.status, length: again.body.length }).toEqual({ status: 304, length: 0 });
  });

  it.each([
    '/assets/main.ffffffffff.js',
    '/assets',
    '/assets/main.0123456789.js/more.js',
    `/assets/${'a'.repeat(300)}.js`,
    '/remotes/storefront/assets/nothing.js',
    '/remotes/other/remoteEntry.js',
    '/remotes/storefront/',
    '/remotes',
    '/picture.png',
    '/.env',
    '/remotes/admin/../package.json',
    '/remotes/admin/..%2fpackage.json',
    '/../admin/package.json',
  ])('has nothing at %s, and says so as JSON rather than with a page', async (path) => {
    const res = await gateway.get(path);
    expect([301, 404]).toContain(res.status);
    if (res.status === 301) expect((await gateway.get(String(res.headers.location))).status).toBe(404);
    else expect(res.json()).toEqual({ message: expect.any(String), code: 'unknown-route' });
  });

  it('takes no writes', async () => {
    const res = await gateway.send('/explore', { method: 'POST' });
    expect({ status: res.status, body: res.json() }).toMatchObject({ status: 404, body: { code: 'unknown-route' } });
  });

  it('tells browsers to load from the shop itself, to guess no types and to show it in no frame', async () => {
    for (const path of ['/', '/api/cart/a', '/remotes.json', '/api/nothing']) {
      const { headers } = await gateway.get(path);
      const policy = String(headers['content-security-policy']).split(';');
      expect(policy).toEqual(
        expect.arrayContaining([
          "default-src 'self'",
          "script-src 'self'",
          "frame-ancestors 'none'",
          "object-src 'none'",
        ]),
      );
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': expect.any(String),
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
      expect(headers).not.toHaveProperty('x-powered-by');
    }
  });

  it('keeps browsers to https where that is how visitors find it, and says nothing of it elsewhere', async () => {
    expect((await gateway.get('/')).headers).toMatchObject({ 'strict-transport-security': 'max-age=31536000' });
    const plain = await shop.startGateway({ PUBLIC_URL: 'http://localhost:8080' });
    expect((await plain.get('/')).headers).not.toHaveProperty('strict-transport-security');
  });
});

describe('the description of /api', () => {
  it('is served as JSON, with a page that shows it from the shop’s own files', async () => {
    expect((await gateway.get('/api/openapi.json')).json()).toMatchObject({ openapi: '3.1.0' });
    const docs = await gateway.get('/api/docs');
    expect(docs.headers['content-type']).toMatch(/^text\/html/);
    const named = [...docs.body.toString().matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path = '']) => path);
    expect(named.length).toBeGreaterThan(2);
    for (const path of named) expect((await gateway.get(path)).status).toBe(200);
  });
});
