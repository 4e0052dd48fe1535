import { connect, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { eventually } from '@print-shop/test-kit';
import { type Gateway, openShop, type TestShop } from './gateway.fixture.ts';
import { sendJson } from './stub-service.fixture.ts';

let shop: TestShop;
let gateway: Gateway;
beforeAll(async () => {
  shop = await openShop();
  gateway = await shop.startGateway({ REQUESTS_PER_ADDRESS_AT_ONCE: '120' });
});
afterEach(() => shop.reset());
afterAll(() => shop?.close());

const DECLINE = '/api/quotations/shared/decline';
const json = { 'Content-Type': 'application/json' };

/** Opens a connection that sends the head of a request and the first bytes of its body. */
function begin(url: string, head: string, bytes = ''): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const written = Promise.withResolvers<Socket>();
  socket.write(`${head}\r\nHost: x\r\n\r\n${bytes}`, () => written.resolve(socket));
  return written.promise;
}
const beginJson = () =>
  begin(gateway.url, `POST ${DECLINE} HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: 1000`, '{');

describe('a body that is not here yet', () => {
  it('holds no connection to its service, however many there are', async () => {
    const sockets = await Promise.all(Array.from({ length: 100 }, beginJson));
    expect((await gateway.send(DECLINE, { method: 'POST', headers: json, body: '{}' })).status).toBe(200);
    expect(shop.stub('pricing').asked).toHaveLength(1);
    for (const socket of sockets) socket.destroy();
  });

  it('reaches its service once it is here, with its length and unpacked', async () => {
    const bodies: string[] = [];
    shop.stub('pricing').answer = async (req, res) => {
      bodies.push(Buffer.concat(await req.toArray()).toString());
      sendJson(res, 200, {});
    };
    const socket = await begin(
      gateway.url,
      `POST ${DECLINE} HTTP/1.1\r\nContent-Type: application/json\r\nConnection: close\r\nTransfer-Encoding: chunked`,
      '5\r\n{"a":\r\n',
    );
    socket.write('2\r\n1}\r\n0\r\n\r\n');
    expect(Buffer.concat(await socket.toArray()).toString()).toMatch(/^HTTP\/1.1 200 /);
    const packed = gzipSync('{"a":2}');
    await gateway.send(DECLINE, { method: 'POST', headers: { ...json, 'Content-Encoding': 'gzip' }, body: packed });
    expect(bodies).toEqual(['{"a":1}', '{"a":2}']);
    const { headers } = shop.stub('pricing').asked[1] ?? {};
    expect(headers).toMatchObject({ 'content-length': '7' });
    expect(headers).not.toHaveProperty('content-encoding');
  });

  it('is refused above one megabyte, before its service hears of it', async () => {
    for (const body of [Buffer.alloc(1024 * 1024 + 1, ' '), gzipSync(Buffer.alloc(1024 * 1024 + 1, ' '))]) {
      const packed = body.length < 1024 * 1024 ? { 'Content-Encoding': 'gzip' } : {};
      const res = await gateway.send(DECLINE, { method: 'POST', headers: { ...json, ...packed }, body });
      expect([res.status, res.json()]).toEqual([413, { message: 'The request body is too large.', code: 'too-large' }]);
    }
    expect(shop.stub('pricing').asked).toEqual([]);
  });
});

it('answers one address so many requests at once, and others meanwhile', async () => {
  const strict = await shop.startGateway({ REQUESTS_PER_ADDRESS_AT_ONCE: '2', TRUSTED_PROXIES: '1' });
  const held: (() => void)[] = [];
  shop.stub('cart').answer = (_req, res) => void held.push(() => sendJson(res, 200, {}));
  const from = (address: string, path = '/api/cart/a') => strict.get(path, { 'X-Forwarded-For': address });
  const slow = [from('192.0.2.1'), from('192.0.2.1')];
  await eventually(() => expect(held).toHaveLength(2));
  const refused = await from('192.0.2.1', '/api/product-types');
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '1']);
  expect((await from('192.0.2.2', '/api/product-types')).status).toBe(200);
  for (const answer of held) answer();
  expect((await Promise.all(slow)).map(({ status }) => status)).toEqual([200, 200]);
  await eventually(async () => expect((await from('192.0.2.1', '/api/product-types')).status).toBe(200));
});

it('counts a request to a stream of events whose body is not here yet', async () => {
  const strict = await shop.startGateway({ REQUESTS_PER_ADDRESS_AT_ONCE: '2' });
  const head = 'POST /api/notifications/live HTTP/1.1\r\nContent-Length: 1000';
  const sockets = await Promise.all([1, 2].map(() => begin(strict.url, head, '{')));
  await eventually(async () => expect((await strict.get('/api/product-types')).status).toBe(429));
  for (const socket of sockets) socket.destroy();
});
