import type { DrawReply, DrawRequest } from '@print-shop/contracts';
import { type Gateway, openShop, PAGE, type TestShop } from './gateway.fixture.ts';
import { type StubService, sendJson, startStubService } from './stub-service.fixture.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop?.close());

describe('pages', () => {
  const types = { success: true, data: [{ type: 'Neon', category: ['Signs'], updatedAt: '2026-01-15T06:30:00.000Z' }] };
  const product = { _id: '65f0c0ffee65f0c0ffee65f0', updatedAt: '2026-01-15T06:30:00.000Z' };
  const answers: Record<string, unknown> = {
    '/api/product-types': types,
    '/api/product': [product],
    '/api/product?page=1&limit=500&sort=name': [product],
  };
  let renderer: StubService;
  let drawing: Gateway;
  let asked: DrawRequest[];
  /** The renderer's answer once it has the data it needs. */
  let reply: (request: DrawRequest) => DrawReply | undefined;

  const pageOf = ({ path, language, shop: { name }, answers: read }: DrawRequest): DrawReply => ({
    status: path === '/nothing' ? 404 : 200,
    html: `<!doctype html><p>${name} ${path} ${language} ${JSON.stringify(read)}</p>`.padEnd(2_000),
    scriptHash: "'sha256-abc'",
    query: '',
  });

  beforeAll(async () => {
    renderer = await startStubService('renderer');
    drawing = await shop.startGateway({ RENDERER_URL: renderer.url, CACHE_TTL_MS: '60000' });
  });
  afterAll(() => renderer.close());
  beforeEach(async () => {
    shop.reset();
    for (const path of ['/api/product', '/api/pricing/update']) await drawing.send(path, { method: 'POST' });
    asked = [];
    reply = () => undefined;
    shop.stub('catalog').answer = (req, res) => {
      const body = answers[req.url ?? ''];
      res.setHeader('X-Total-Count', '1');
      sendJson(res, body ? 200 : 404, body ?? { message: 'no', code: 'not-found' });
    };
    renderer.answer = async (req, res) => {
      if (req.url === '/addresses') return sendJson(res, 200, ['/', '/services/gone']);
      const request = JSON.parse(Buffer.concat(await req.toArray()).toString()) as DrawRequest;
      asked.push(request);
      const needs = ['/api/product-types', '/api/product'].filter((url) => !(url in request.answers));
      sendJson(res, 200, reply(request) ?? (needs.length > 0 ? { needs: needs.slice(0, 1) } : pageOf(request)));
    };
  });
  const textOf = async (path: string, headers = {}) => (await drawing.get(path, headers)).body.toString();

  it('are drawn of the answers that the renderer asks for, one round after the other', async () => {
    const res = await drawing.get('/explore');
    expect(asked.map((request) => Object.keys(request.answers))).toEqual([
      [],
      ['/api/product-types'],
      ['/api/product-types', '/api/product'],
    ]);
    expect(asked[2]).toMatchObject({
      path: '/explore',
      language: 'en',
      publicUrl: 'https://shop.example',
      answers: { '/api/product-types': { status: 200, body: types, total: 1 } },
    });
    expect(res.status).toBe(200);
    expect(res.body.toString()).toContain('Chhaap /explore en');
  });

  it('are drawn once for everybody, whatever else stands in the address', async () => {
    await Promise.all([textOf('/explore'), textOf('/explore')]);
    expect(asked).toHaveLength(3);
    const text = await textOf('/explore');
    expect(asked).toHaveLength(3);
    await textOf('/explore?utm=1');
    expect(await textOf('/explore?utm=1')).toBe(await textOf('/explore'));
    expect(asked).toHaveLength(6);
    const { headers } = await drawing.get('/explore');
    const again = await drawing.get('/explore', { 'If-None-Match': String(headers.etag) });
    expect({ status: again.status, length: again.body.length }).toEqual({ status: 304, length: 0 });
    expect(text).toContain('/explore en');
  });

  it('are drawn anew when an answer that they were made of has changed', async () => {
    await textOf('/explore');
    answers['/api/product'] = [{ ...product, name: 'New' }];
    await drawing.send('/api/product', { method: 'POST' });
    expect(await textOf('/explore')).toContain('New');
    await drawing.send('/api/pricing/update', { method: 'POST' });
    const before = asked.length;
    await textOf('/explore');
    expect(asked).toHaveLength(before);
  });

  it('are given out as they were while the renderer cannot draw them anew', async () => {
    const before = await textOf('/explore');
    await drawing.send('/api/product', { method: 'POST' });
    renderer.answer = (_req, res) => res.destroy();
    expect(await textOf('/explore')).toBe(before);
  });

  const expectPlain = async (gateway: Gateway) => {
    const res = await gateway.get('/contact');
    expect(res.status).toBe(200);
    expect(res.body.toString()).toBe(PAGE);
    expect(res.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  };

  it.each<[string, StubService['answer']]>([
    ['is away', (_req, res) => res.destroy()],
    ['fails', (_req, res) => sendJson(res, 500, {})],
    ['answers what is no page', (_req, res) => sendJson(res, 200, { status: 200 })],
    [
      'asks without end',
      (req, res) => sendJson(res, 200, { needs: [`/api/product?page=${req.headers['content-length']}`] }),
    ],
  ])('are left to the browser while the renderer %s', async (_, answer) => {
    renderer.answer = answer;
    await expectPlain(drawing);
  });

  it('are left to the browser while the renderer is slow', async () => {
    renderer.answer = () => undefined;
    await expectPlain(await shop.startGateway({ RENDERER_URL: renderer.url, RENDERER_TIMEOUT_MS: '200' }));
  });

  it('are drawn while the catalog is away', async () => {
    shop.stub('catalog').answer = (_req, res) => res.destroy();
    const text = await textOf('/explore');
    expect(text).toContain('"/api/product":{"status":503,"body":null,"total":null}');
  });

  it('leave an answer to the browser that would make them too large', async () => {
    answers['/api/product'] = [{ ...product, description: 'x'.repeat(200_000) }];
    expect(await textOf('/explore')).toContain('"/api/product":{"status":503,"body":null,"total":null}');
    answers['/api/product'] = [product];
  });

  it('that there are not are a 404', async () => {
    expect((await drawing.get('/nothing')).status).toBe(404);
  });

  it('follow the language of the visitor or of the address, and say that they do', async () => {
    const res = await drawing.get('/contact', { Cookie: 'a=b; language=hi' });
    expect(res.body.toString()).toContain('/contact hi');
    expect(res.headers.vary).toMatch(/cookie/i);
    expect(await textOf('/contact', { Cookie: 'language=xx' })).toContain('/contact en');
    expect(await textOf('/contact?language=hi')).toContain('/contact hi');
    expect(await textOf('/contact?language=en', { Cookie: 'language=hi' })).toContain('/contact en');
  });

  it('let no script run but their own', async () => {
    const { headers } = await drawing.get('/contact');
    expect(String(headers['content-security-policy']).split(';')).toContain("script-src 'self' 'sha256-abc'");
  });

  it('name the shop’s own address whatever host the caller names', async () => {
    await drawing.get('/', { Host: 'evil.example' });
    expect(asked[0]?.publicUrl).toBe('https://shop.example');
  });

  it('lists every page in the sitemap, and tells robots where that is', async () => {
    const sitemap = await drawing.get('/sitemap.xml');
    expect(sitemap.headers['content-type']).toMatch(/^application\/xml/);
    const text = sitemap.body.toString();
    for (const path of ['/', '/explore?type=Neon', '/services/design', `/product/${product._id}`])
      expect(text).toContain(`<loc>https://shop.example${path}</loc>`);
    // The services are those of the shop, whatever the renderer of an earlier release says.
    expect(text).not.toContain('/services/gone');
    expect(text).toContain('<lastmod>2026-01-15T06:30:00.000Z</lastmod>');
    expect(await textOf('/robots.txt')).toContain('Sitemap: https://shop.example/sitemap.xml');
  });

  it('asks robots to come again for the sitemap while the catalog is away', async () => {
    shop.stub('catalog').answer = (_req, res) => res.destroy();
    expect((await drawing.get('/sitemap.xml')).status).toBe(503);
  });

  it('knows the shop from its configuration alone', async () => {
    const other = await shop.startGateway({
      RENDERER_URL: renderer.url,
      SHOP_NAME: 'Ink & Sons',
    });
    expect((await other.get('/')).body.toString()).toContain('Ink & Sons / en');
    expect((await other.get('/shop.json')).json()).toMatchObject({ name: 'Ink & Sons' });
    expect((await other.get('/manifest.webmanifest')).json()).toMatchObject({
      name: 'Ink & Sons',
      short_name: 'Ink & Sons',
    });
  });

  it('says in security.txt whom of the shop to tell of a vulnerability', async () => {
    const other = await shop.startGateway({ SHOP_EMAIL: 'ink@shop.example' });
    const res = await other.get('/.well-known/security.txt');
    expect(res.headers['content-type']).toBe('text/plain; charset=utf-8');
    const text = res.body.toString();
    expect(text).toContain('Contact: mailto:ink@shop.example\n');
    expect(text).toContain('Canonical: https://shop.example/.well-known/security.txt\n');
    const [, expires = ''] = /^Expires: (.*)$/m.exec(text) ?? [];
    expect(Date.parse(expires)).toBeGreaterThan(Date.now());
  });
});
