import { gunzipSync } from 'node:zlib';
import { eventually } from '@print-shop/test-kit';
import { type Gateway, openShop, type TestShop } from './gateway.fixture.ts';
import { sendJson } from './stub-service.fixture.ts';

let shop: TestShop;
let gateway: Gateway;
beforeAll(async () => {
  shop = await openShop();
  gateway = await shop.startGateway();
});
afterEach(() => shop.reset());
afterAll(() => shop?.close());

const OPEN = 'event: open\ndata: {}\n\n';
const CHANGE = 'event: change\ndata: {}\n\n';

/** Lets notifications answer every request with a stream. Each message goes to all open streams. */
function streams() {
  const open = new Set<{ write: (text: string) => void }>();
  shop.stub('notifications').answer = (_req, res) => {
    res.writeHead(200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
    });
    res.write(OPEN);
    open.add(res);
    res.on('close', () => open.delete(res));
  };
  return {
    count: () => open.size,
    send: (text: string) => {
      for (const res of open) res.write(text);
    },
  };
}

async function aPage({ url } = gateway) {
  const hangUp = new AbortController();
  const response = await fetch(`${url}/api/notifications/live`, { signal: hangUp.signal });
  const page = { encoding: response.headers.get('content-encoding'), text: '', hangUp: () => hangUp.abort() };
  const read = async () => {
    for await (const chunk of response.body ?? []) page.text += Buffer.from(chunk).toString();
  };
  read().catch(() => undefined); // hung up
  return page;
}

it('passes on each event as it comes, for longer than an answer may take, and hangs up with the page', async () => {
  const service = streams();
  shop.stub('ordering').answer = () => undefined;
  const hasty = await shop.startGateway({ UPSTREAM_TIMEOUT_MS: '300' });
  const page = await aPage(hasty);
  expect(page.encoding).toBeNull();
  for (let n = 1; n <= 2; n++) {
    service.send(CHANGE);
    await eventually(() => expect(page.text).toBe(OPEN + CHANGE.repeat(n)));
    // Any other answer may not pause for as long as this takes.
    for (const _ of [1, 2]) expect((await hasty.get('/api/order')).status).toBe(504);
  }
  expect(service.count()).toBe(1);
  page.hangUp();
  await eventually(() => expect(service.count()).toBe(0));
});

it('keeps the connections of open pages apart from those of requests', async () => {
  const service = streams();
  const pages = await Promise.all(Array.from({ length: 80 }, () => aPage()));
  expect(service.count()).toBe(80);
  shop.stub('notifications').answer = (_req, res) => sendJson(res, 200, { here: true });
  const { status, json } = await gateway.get('/api/notifications/preferences');
  expect([status, json()]).toEqual([200, { here: true }]);
  service.send(CHANGE);
  for (const page of pages) await eventually(() => expect(page.text).toBe(OPEN + CHANGE));
  for (const page of pages) page.hangUp();
});

it('packs other answers of the same service', async () => {
  shop.stub('notifications').answer = (_req, res) => sendJson(res, 200, { text: 'x'.repeat(2_000) });
  const { headers, body } = await gateway.get('/api/notifications/kinds', { 'Accept-Encoding': 'gzip' });
  expect(headers['content-encoding']).toBe('gzip');
  expect(JSON.parse(gunzipSync(body).toString()).text).toHaveLength(2_000);
});
