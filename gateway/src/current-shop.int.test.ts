import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DrawRequest, shopSchema, shopUpdated } from '@print-shop/contracts';
import { eventually } from '@print-shop/test-kit';
import { openShop, type TestShop } from './gateway.fixture.ts';
import { type StubService, sendJson, startStubService } from './stub-service.fixture.ts';

const file = shopSchema.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, '../../deploy/demo/shop.json'), 'utf8')),
);

const NO_TEXT = { en: '', hi: '' };
let shop: TestShop;
let renderer: StubService;

beforeAll(async () => {
  shop = await openShop();
  renderer = await startStubService('renderer');
  renderer.answer = async (req, res) => {
    const { shop: drawn } = JSON.parse(Buffer.concat(await req.toArray()).toString()) as DrawRequest;
    const promise = drawn.delivery?.promise.en ?? '';
    if (drawn.policies || drawn.servicePages)
      return sendJson(res, 500, { message: 'no page carries long texts', code: 'too-long' });
    sendJson(res, 200, { status: 200, html: `<p>${drawn.name} ${promise}</p>`, scriptHash: "'sha256-abc'", query: '' });
  };
});
beforeEach(() => shop.reset());
afterAll(async () => {
  await renderer?.close();
  await shop?.close();
});

/** Lets the service answer a shop with this name, as after a publication. */
const publish = (name: string, more: object = {}) => {
  shop.stub('shop').answer = (_req, res) => sendJson(res, 200, { ...file, name, ...more });
};
/** A longest time to live, so that only an event can empty the cache. */
const startGateway = (env: Record<string, string> = {}) =>
  shop.startGateway({ RENDERER_URL: renderer.url, CACHE_TTL_MS: '600000', ...env });
let version = 0;
const tell = () => {
  version += 1;
  return shop.publish(shopUpdated.key, { section: 'identity', version, value: {} });
};

it('serves the published shop on every gateway after its event: identity, manifest and pages', async () => {
  publish('Chhaap');
  const gateways = [await startGateway(), await startGateway()];
  const shown = (path: string) => Promise.all(gateways.map(async (one) => (await one.get(path)).body.toString()));
  for (const path of ['/', '/shop.json'])
    expect((await shown(path)).every((text) => text.includes('Chhaap'))).toBe(true);
  const delivery = { charge: 49, freeAbove: null, promise: { en: '2 working days', hi: '' } };
  const policies = {
    privacy: NO_TEXT,
    terms: NO_TEXT,
    cancellation: NO_TEXT,
    version: 2,
    changedAt: '2026-11-29T06:00:00Z',
  };
  const servicePages = [{ slug: 'printing', headline: NO_TEXT, text: NO_TEXT, parts: [] }];
  publish('Ink & Sons', { delivery, policies, servicePages, founder: 'of a later release' });
  await tell();
  await eventually(async () => {
    for (const path of ['/shop.json', '/manifest.webmanifest'])
      for (const text of await shown(path)) expect(JSON.parse(text)).toMatchObject({ name: 'Ink & Sons' });
    for (const text of await shown('/')) expect(text).toContain('Ink & Sons 2 working days');
  });
  for (const text of await shown('/shop.json'))
    expect(JSON.parse(text)).toEqual({ ...file, name: 'Ink & Sons', delivery, policies, servicePages });
});

it('answers /api/shop with an ETag, from the cache', async () => {
  publish('Chhaap');
  const gateway = await startGateway();
  const { status, headers } = await gateway.get('/api/shop');
  expect(status).toBe(200);
  const again = await gateway.get('/api/shop', { 'If-None-Match': String(headers.etag) });
  expect(again.status).toBe(304);
  expect(shop.stub('shop').asked).toHaveLength(1);
});

it('never keeps what staff read of the settings', async () => {
  publish('Chhaap');
  const gateway = await startGateway();
  for (let n = 0; n < 2; n++) await gateway.get('/api/shop/settings/contact', { Authorization: 'Bearer of-staff' });
  expect(shop.stub('shop').asked.map(({ headers }) => headers.authorization)).toEqual([
    'Bearer of-staff',
    'Bearer of-staff',
  ]);
});

it('reads the shop again at once after a save through this gateway', async () => {
  publish('Chhaap');
  const gateway = await startGateway();
  expect((await gateway.get('/shop.json')).json()).toMatchObject({ name: 'Chhaap' });
  publish('Ink & Sons');
  await gateway.send('/api/shop/settings/identity', { method: 'PUT' });
  expect((await gateway.get('/shop.json')).json()).toMatchObject({ name: 'Ink & Sons' });
});

describe('while the service is away', () => {
  const goAway = () => {
    shop.stub('shop').answer = (_req, res) => res.destroy();
  };

  it('is the shop of the file until it was read once, then the one that was read last', async () => {
    goAway();
    const gateway = await startGateway();
    expect((await gateway.get('/shop.json')).json()).toEqual(file);
    expect((await gateway.get('/')).body.toString()).toContain(file.name);
    publish('Ink & Sons');
    await eventually(async () =>
      expect((await gateway.get('/shop.json')).json()).toMatchObject({ name: 'Ink & Sons' }),
    );
    goAway();
    await tell();
    const before = shop.stub('shop').asked.length;
    await eventually(async () => {
      expect((await gateway.get('/shop.json')).json()).toMatchObject({ name: 'Ink & Sons' });
      expect(shop.stub('shop').asked.length).toBeGreaterThan(before);
    });
  });

  it('is the shop of the file where the service answers something else', async () => {
    shop.stub('shop').answer = (_req, res) => sendJson(res, 200, { name: 'Half a shop' });
    expect((await (await startGateway()).get('/shop.json')).json()).toEqual(file);
  });
});

it('takes variables of the gateway over what is published', async () => {
  publish('Chhaap', { keepsMessages: false });
  const gateway = await startGateway({ SHOP_NAME: 'Ink & Sons', KEEP_CONTACT_MESSAGES: 'true' });
  expect((await gateway.get('/shop.json')).json()).toMatchObject({ name: 'Ink & Sons', keepsMessages: true });
});
