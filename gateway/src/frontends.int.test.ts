import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Gateway, openShop, type TestShop } from './gateway.fixture.ts';
import { START_SCRIPT_HASH } from './pages/start-script.ts';
import { sendJson } from './stub-service.fixture.ts';

let shop: TestShop;
let gateway: Gateway;
const folder = mkdtempSync(join(tmpdir(), 'frontends-'));

const page = '<!doctype html><html lang="en"><head><title>Shop</title></head><body><div id="root"></div></body></html>';
const files = {
  'shell/dist/index.html': page,
  'shell/dist/remotes.json': '{"storefront":"/remotes/storefront/remoteEntry.js"}',
  'shell/dist/assets/main.0123456789.js': 'start()',
  'shell/dist/assets/main.0123456789.js.br': 'compressed',
  'shell/dist/.env': 'SECRET=1',
  'storefront/dist/remoteEntry.js': 'storefront()',
  'storefront/dist/assets/120.fedcba9876.css': '.a{}',
  'admin/dist/remoteEntry.js': 'admin()',
  'admin/package.json': '{"private":true}',
};

beforeAll(async () => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  shop = await openShop();
  gateway = await shop.startGateway({ FRONTENDS_DIR: folder });
});
afterAll(async () => {
  await shop?.close();
  rmSync(folder, { recursive: true });
});

describe('the front ends', () => {
  it.each([
    ['/', 200],
    ['/explore', 200],
    ['/admin/products?page=2', 200],
    ['/order/65f0c0ffee65f0c0ffee65f0', 200],
    ['/order/details/1', 404],
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
    ['/remotes.json', files['shell/dist/remotes.json']],
  ])('gives %s, which keeps its name, to be asked for anew', async (path, content) => {
    const res = await gateway.get(path);
    expect(res.body.toString()).toBe(content);
    expect(res.headers['cache-control']).toBe('no-cache');
  });

  it.each([
    '/assets/main.ffffffffff.js',
    '/assets',
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
          `script-src 'self' ${START_SCRIPT_HASH}`,
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

describe('what a page says before any script runs', () => {
  const id = '65f0c0ffee65f0c0ffee65f0';
  const product = {
    _id: id,
    name: 'Neon "Open" </script>',
    type: 'Neon',
    category: '',
    description: 'Glows.',
    price: 900,
  };
  const rest = { happyHourDiscount: 10, images: [], stock: 3, updatedAt: '2026-01-15T06:30:00.000Z' };
  const types = { success: true, data: [{ _id: id, type: 'Neon', category: ['Signs'], updatedAt: rest.updatedAt }] };
  const answers: Record<string, unknown> = {
    [`/api/product/${id}`]: { ...product, ...rest },
    '/api/product-types': types,
    '/api/product-colors': { success: true, data: [] },
    [`/api/product/similar/${id}?type=Neon&limit=4`]: [],
    '/api/product?page=1&limit=500&sort=name': [{ ...product, ...rest }],
  };
  beforeEach(async () => {
    shop.reset();
    for (const path of ['/api/product', '/api/pricing/update']) await gateway.send(path, { method: 'POST' });
    shop.stub('catalog').answer = (req, res) => {
      const body = answers[req.url ?? ''];
      res.setHeader('X-Total-Count', '1');
      sendJson(res, body ? 200 : 404, body ?? { message: 'no', code: 'not-found' });
    };
  });
  const textOf = async (path: string, headers = {}) => (await gateway.get(path, headers)).body.toString();

  it('is the product, its price and the answers that its screen asks for', async () => {
    const text = await textOf(`/product/${id}`);
    expect(text).toContain('<title>Neon &quot;Open&quot; &lt;/script&gt; · Chhaap</title>');
    expect(text).toContain(`<link rel="canonical" href="https://shop.example/product/${id}">`);
    expect(text).toContain('₹810.00');
    const [, data = ''] = /id="first-data">([^<]*)<\/script>/.exec(text) ?? [];
    expect(Object.keys(JSON.parse(data).answers)).toEqual(
      expect.arrayContaining([`/api/product/${id}`, `/api/product/similar/${id}?type=Neon&limit=4`]),
    );
    expect(JSON.parse(data).shop.name).toBe('Chhaap');
  });

  it('costs the catalog nothing when it was read before', async () => {
    await textOf(`/product/${id}`);
    const asked = shop.stub('catalog').asked.length;
    await textOf(`/product/${id}`);
    await gateway.get(`/api/product/${id}`);
    expect(shop.stub('catalog').asked.length).toBe(asked);
  });

  it('is a 404 for a product that there is not', async () => {
    expect((await gateway.get('/product/aaaaaaaaaaaaaaaaaaaaaaaa')).status).toBe(404);
  });

  it('is still sent when the catalog is away', async () => {
    shop.stub('catalog').answer = (_req, res) => res.destroy();
    const res = await gateway.get('/explore');
    expect({ status: res.status, hasRoot: res.body.includes('<div id="root">') }).toEqual({
      status: 200,
      hasRoot: true,
    });
  });

  it('follows the language of the visitor, and says that it does', async () => {
    const res = await gateway.get('/contact', { Cookie: 'a=b; language=hi' });
    expect(res.body.toString()).toContain('<html lang="hi">');
    expect(res.headers.vary).toMatch(/cookie/i);
    expect(await textOf('/contact', { Cookie: 'language=xx' })).toContain('<html lang="en">');
  });

  it('names the shop’s own address whatever host the caller names', async () => {
    expect(await textOf('/', { Host: 'evil.example' })).not.toContain('evil.example');
  });

  it('lists every page in the sitemap, and tells robots where that is', async () => {
    const sitemap = await gateway.get('/sitemap.xml');
    expect(sitemap.headers['content-type']).toMatch(/^application\/xml/);
    const text = sitemap.body.toString();
    for (const path of ['/', '/explore', '/explore?type=Neon', '/services/design', `/product/${id}`])
      expect(text).toContain(`<loc>https://shop.example${path}</loc>`);
    expect(text).toContain('<lastmod>2026-01-15T06:30:00.000Z</lastmod>');
    expect(await textOf('/robots.txt')).toContain('Sitemap: https://shop.example/sitemap.xml');
  });

  it('asks robots to come again for the sitemap while the catalog is away', async () => {
    shop.stub('catalog').answer = (_req, res) => res.destroy();
    expect((await gateway.get('/sitemap.xml')).status).toBe(503);
  });

  it('knows the shop from its configuration alone', async () => {
    const other = await shop.startGateway({ FRONTENDS_DIR: folder, SHOP_NAME: 'Ink & Sons' });
    expect((await other.get('/')).body.toString()).toContain('<title>Ink &amp; Sons. ');
    expect((await other.get('/shop.json')).json()).toMatchObject({ name: 'Ink & Sons' });
    expect((await other.get('/manifest.webmanifest')).json()).toMatchObject({
      name: 'Ink & Sons',
      short_name: 'Ink & Sons',
    });
  });

  it('says in security.txt whom of the shop to tell of a vulnerability', async () => {
    const other = await shop.startGateway({ FRONTENDS_DIR: folder, SHOP_EMAIL: 'ink@shop.example' });
    const res = await other.get('/.well-known/security.txt');
    expect(res.headers['content-type']).toBe('text/plain; charset=utf-8');
    const text = res.body.toString();
    expect(text).toContain('Contact: mailto:ink@shop.example\n');
    expect(text).toContain('Canonical: https://shop.example/.well-known/security.txt\n');
    const [, expires = ''] = /^Expires: (.*)$/m.exec(text) ?? [];
    expect(Date.parse(expires)).toBeGreaterThan(Date.now());
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
