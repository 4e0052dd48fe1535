import { type Gateway, openShop, type TestShop } from './gateway.fixture.ts';

let shop: TestShop;
let gateway: Gateway;

beforeAll(async () => {
  shop = await openShop();
  gateway = await shop.startGateway();
});
afterAll(() => shop?.close());

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
