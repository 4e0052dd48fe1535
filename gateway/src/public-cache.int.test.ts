import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eventually } from '@print-shop/test-kit';
import { type Gateway, openShop, type TestShop } from './gateway.fixture.ts';
import { type StubService, sendJson } from './stub-service.fixture.ts';

let shop: TestShop;
let gateway: Gateway;
let catalog: StubService;

const id = '65f0c0ffee65f0c0ffee65f0';
beforeAll(async () => {
  shop = await openShop();
  gateway = await shop.startGateway();
  catalog = shop.stub('catalog');
});
beforeEach(async () => {
  // Empties the cache between tests.
  for (const path of ['/api/product', '/api/pricing/update']) await gateway.send(path, { method: 'POST' });
  shop.reset();
});
afterAll(() => shop?.close());

/** How many requests for a path a service received. */
const times = (stub: StubService, path: string) => stub.asked.filter(({ url }) => url === path).length;

const keep = async (path: string) => {
  await gateway.get(path);
  await gateway.get(path);
};

describe('public reads', () => {
  it.each([
    '/api/product',
    `/api/product/${id}`,
    '/api/product?type=Mugs',
    '/api/product-types',
    '/api/product-colors',
  ])('costs the service one request however often %s is read', async (path) => {
    const answers = [await gateway.get(path), await gateway.get(path), await gateway.get(path)];
    expect(answers.map(({ body }) => body.toString())).toEqual(
      Array(3).fill(JSON.stringify({ service: 'catalog', url: path })),
    );
    expect(times(catalog, path)).toBe(1);
  });

  it.each([
    ['parameters that it does not have', `/api/product/${id}?x=1`, `/api/product/${id}?y=2`],
    ['another order of them', '/api/product?limit=3&page=1', '/api/product?page=1&limit=3&utm=mail'],
    ['another case of an id', `/api/product/${id}`, `/api/product/${id.toUpperCase()}/`],
  ])('cost no other request for %s', async (_name, first, second) => {
    await gateway.get(first);
    await gateway.get(second);
    expect(catalog.asked).toHaveLength(1);
  });

  it('cost no other request for the whole address, and are forgotten with the others', async () => {
    const { hostname, port } = new URL(gateway.url);
    const askAs = async (path: string) => {
      const [res] = (await once(get({ hostname, port, path }), 'response')) as [IncomingMessage];
      return { status: res.statusCode, text: await text(res) };
    };
    const usual = await askAs('/api/product');
    expect(usual.status).toBe(200);
    expect(await askAs('http://other.example/api/product')).toEqual(usual);
    expect(catalog.asked).toHaveLength(1);
    expect((await askAs('http://other.example?x=1')).status).toBe(200);
  });

  it.each(['', '/', '?x=1'])('leave out what depends on who asks, with its token: .../mine%s', async (end) => {
    const path = `/api/product/${id}/reviews/mine${end}`;
    for (const token of ['a.b.c', 'd.e.f']) await gateway.get(path, { Authorization: `Bearer ${token}` });
    expect(catalog.asked.map(({ headers }) => headers.authorization)).toEqual(['Bearer a.b.c', 'Bearer d.e.f']);
  });

  it('keep for seconds that there is nothing', async () => {
    catalog.answer = (_req, res) => sendJson(res, 404, { message: 'No such product.', code: 'product-not-found' });
    const brief = await shop.startGateway({ CACHE_NOT_FOUND_TTL_MS: '1000' });
    await brief.get(`/api/product/${id}`);
    expect((await brief.get(`/api/product/${id}`)).status).toBe(404);
    expect(catalog.asked).toHaveLength(1);
    await eventually(async () => {
      await brief.get(`/api/product/${id}`);
      expect(catalog.asked.length).toBeGreaterThan(1);
    });
  });

  it('keep a refusal once for each language, and a success once for all', async () => {
    const path = `/api/product/${id}`;
    const asHindi = { 'Accept-Language': 'hi-IN,hi;q=0.9,en;q=0.5' };
    catalog.answer = ({ headers }, res) => {
      const language = headers['accept-language'] ?? '';
      res.setHeader('Content-Language', language);
      res.setHeader('Vary', 'Accept-Language');
      sendJson(res, 404, { message: language === 'hi' ? 'नहीं है।' : 'Not there.', code: 'product-not-found' });
    };
    for (let round = 0; round < 2; round++) {
      const [english, hindi] = [await gateway.get(path), await gateway.get(path, asHindi)];
      expect(english.json()).toMatchObject({ message: 'Not there.' });
      expect(hindi.json()).toMatchObject({ message: 'नहीं है।' });
      expect(hindi.headers).toMatchObject({ 'content-language': 'hi' });
      expect(hindi.headers.vary).toContain('Accept-Language');
    }
    expect(catalog.asked.map(({ headers }) => headers['accept-language'])).toEqual(['en', 'hi']);

    shop.reset();
    await gateway.send('/api/product', { method: 'POST' });
    shop.reset();
    expect((await gateway.get(path, asHindi)).status).toBe(200);
    expect((await gateway.get(path)).status).toBe(200);
    expect(catalog.asked).toHaveLength(1);
  });

  it('are told apart by their query', async () => {
    expect((await gateway.get('/api/product?page=1')).json()).toMatchObject({ url: '/api/product?page=1' });
    expect((await gateway.get('/api/product?page=2')).json()).toMatchObject({ url: '/api/product?page=2' });
  });

  it('are the same for everybody: nothing of a caller reaches the service', async () => {
    const path = '/api/product?page=3';
    await gateway.get(path, {
      Authorization: 'Bearer a.b.c',
      Cookie: 'a=b',
      'Accept-Encoding': 'br',
      'If-None-Match': 'x',
    });
    const { headers = {} } = catalog.asked[0] ?? {};
    for (const name of ['authorization', 'cookie', 'accept-encoding', 'if-none-match']) {
      expect(headers).not.toHaveProperty(name);
    }
  });

  it('are never kept where they are somebody’s own', async () => {
    for (const [name, path] of Object.entries({
      cart: '/api/cart/a',
      ordering: '/api/order',
      identity: '/api/users',
    })) {
      await keep(path);
      expect(times(shop.stub(name), path)).toBe(2);
    }
  });

  it('cost one request when many callers miss at the same moment', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    catalog.answer = async (_req, res) => {
      await released;
      sendJson(res, 200, { ok: true });
    };
    const waiting = Array.from({ length: 20 }, () => gateway.get('/api/product?page=4'));
    await eventually(() => expect(catalog.asked.length).toBeGreaterThan(0));
    release();
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(times(catalog, '/api/product?page=4')).toBe(1);
  });

  it('are asked for again when the service refused or failed', async () => {
    for (const status of [400, 409, 500, 503]) {
      catalog.answer = (_req, res) => sendJson(res, status, { message: 'no', code: 'no' });
      const path = `/api/product?page=${status}`;
      for (const _time of ['first', 'second']) {
        const res = await gateway.get(path);
        expect(res.status).toBe(status);
        expect(res.headers).not.toHaveProperty('etag');
      }
      expect(times(catalog, path)).toBe(2);
    }
  });

  it('are kept no longer than the time to live', async () => {
    const brief = await shop.startGateway({ CACHE_TTL_MS: '100' });
    await brief.get('/api/product');
    await eventually(async () => {
      await brief.get('/api/product');
      expect(times(catalog, '/api/product')).toBeGreaterThan(1);
    });
  });
});

describe('how a kept answer is sent', () => {
  const large = { text: 'print '.repeat(500) };
  beforeEach(() => {
    catalog.answer = (_req, res) => {
      res.setHeader('X-Total-Count', '7');
      sendJson(res, 200, large);
    };
  });

  it('is a 304 to whoever has it, also among other answers', async () => {
    const { headers } = await gateway.get('/api/product');
    expect(headers).toMatchObject({
      etag: expect.stringMatching(/^W\/"/),
      'cache-control': 'no-cache',
      'x-total-count': '7',
    });
    for (const known of [String(headers.etag), `W/"other", ${headers.etag}`, '*']) {
      const res = await gateway.get('/api/product', { 'If-None-Match': known });
      expect({ known, status: res.status, length: res.body.length }).toEqual({ known, status: 304, length: 0 });
      expect(res.headers.etag).toBe(headers.etag);
    }
    expect((await gateway.get('/api/product', { 'If-None-Match': 'W/"other"' })).status).toBe(200);
  });

  it.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
    ['', undefined, (body: Buffer) => body],
  ])('is compressed as the caller accepts it: %p gets %p', async (accepted, encoding, open) => {
    for (const _time of ['made', 'made before']) {
      const res = await gateway.get('/api/product', { 'Accept-Encoding': accepted });
      expect(res.headers['content-encoding']).toBe(encoding);
      expect(res.headers.vary).toMatch(/accept-encoding/i);
      expect(JSON.parse(open(res.body).toString())).toEqual(large);
    }
  });

  it('has no body for HEAD, which costs the service no more than GET', async () => {
    const head = await gateway.send('/api/product', { method: 'HEAD' });
    expect({ status: head.status, length: head.body.length }).toEqual({ status: 200, length: 0 });
    expect(head.headers).toMatchObject({
      'content-length': String(JSON.stringify(large).length),
      'x-total-count': '7',
    });
    await gateway.get('/api/product');
    expect(times(catalog, '/api/product')).toBe(1);
  });
});
