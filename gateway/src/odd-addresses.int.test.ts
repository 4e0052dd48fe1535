import type { DrawReply, DrawRequest } from '@print-shop/contracts';
import { type Gateway, openShop, type TestShop } from './gateway.fixture.ts';
import { type StubService, sendJson, startStubService } from './stub-service.fixture.ts';

let shop: TestShop;
let gateway: Gateway;
let renderer: StubService;

beforeAll(async () => {
  shop = await openShop();
  renderer = await startStubService('renderer');
  renderer.answer = async (req, res) => {
    const { path } = JSON.parse(Buffer.concat(await req.toArray()).toString()) as DrawRequest;
    // As a router would, which forgives slashes at the end.
    const status = /^\/(explore\/?)?$/.test(path) ? 200 : 404;
    sendJson(res, 200, { status, html: '<p>page</p>', scriptHash: 'x', query: '' } satisfies DrawReply);
  };
  gateway = await shop.startGateway({ RENDERER_URL: renderer.url });
});
afterAll(async () => {
  await shop?.close();
  await renderer?.close();
});

describe('an odd address', () => {
  it.each(['///', '//[', '//a:b', '//evil.example/explore', '//evil.example', '/explore//'])(
    'is no page of the shop: %s',
    async (path) => {
      const res = await gateway.get(path);
      expect(res.status).toBe(404);
      expect(res.body.toString()).not.toContain('evil.example');
    },
  );

  it.each(['/api/%', '/api/%ff%fe', '/%', '/media/%', '/remotes/storefront/%E0%A4%A', '/explore%'])(
    'that cannot be decoded gets the error body: %s',
    async (path) => {
      const res = await gateway.get(path);
      expect(res.status).toBe(400);
      expect(res.json()).toMatchObject({ code: 'malformed-address', message: expect.any(String) });
    },
  );

  it.each(['//', '/explore?x=%', '/explore?type=%ff%fe', '/?%'])(
    'is read as what it can only mean: %s',
    async (path) => {
      expect((await gateway.get(path)).status).toBe(200);
    },
  );
});

it('every answer says what a page may not use', async () => {
  for (const path of ['/', '/api/product', '/robots.txt'])
    expect((await gateway.get(path)).headers['permissions-policy']).toContain('camera=()');
});
