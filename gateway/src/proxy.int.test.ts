import { connect } from 'node:net';
import { routesByService } from '@print-shop/contracts';
import { createManagementApp } from '@print-shop/service-kit';
import { eventually } from '@print-shop/test-kit';
import request from 'supertest';
import { type Gateway, openShop, type TestShop } from './gateway.fixture.ts';
import { sendJson, startStubService } from './stub-service.fixture.ts';

let shop: TestShop;
let gateway: Gateway;

beforeAll(async () => {
  shop = await openShop();
  gateway = await shop.startGateway({ UPSTREAM_TIMEOUT_MS: '300' });
});
afterEach(() => shop.reset());
afterAll(() => shop?.close());

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
describe('the proxy', () => {
  it('takes a request to its service, by its method and address', async () => {
    for (const [service, [route]] of Object.entries(routesByService)) {
      const { method = 'get', path = '' } = route ?? {};
      const asked = path.replace(/:\w+/g, '65f0c0ffee65f0c0ffee65f0');
      const res = await gateway.send(asked, { method: method.toUpperCase() });
      expect({ service, status: res.status, answer: res.json() }).toEqual({
        service,
        status: 200,
        answer: { service, url: asked },
      });
      expect(shop.stub(service).asked.at(-1)?.method).toBe(method.toUpperCase());
    }
  });

  it.each(['/api', '/api/', '/api/nothing', '/api/nothing/here', '/api/products', '/api/Cart/x'])(
    'knows no service for %s',
    async (path) => {
      for (const method of ['GET', 'POST', 'DELETE']) {
        const res = await gateway.send(path, { method });
        expect({ status: res.status, body: res.json() }).toEqual({
          status: 404,
          body: { message: expect.any(String), code: 'unknown-route' },
        });
      }
    },
  );

  it('passes on the request id that came along, and makes one where there is none or an odd one', async () => {
    const { asked } = shop.stub('cart');
    const given = await gateway.get('/api/cart/a', { 'X-Request-Id': 'from-the-caller-1' });
    expect(given.headers['x-request-id']).toBe('from-the-caller-1');
    expect(asked.at(-1)?.headers['x-request-id']).toBe('from-the-caller-1');
    for (const odd of [undefined, 'short', 'two words in it', 'x'.repeat(100)]) {
      const made = await gateway.get('/api/cart/a', odd ? { 'X-Request-Id': odd } : {});
      expect(made.headers['x-request-id']).toMatch(uuid);
      expect(asked.at(-1)?.headers['x-request-id']).toBe(made.headers['x-request-id']);
    }
  });

  it('counts no outage where a service is busy, and one where it is away', async () => {
    const counted = async (status: string) => {
      const { text } = await request(createManagementApp({})).get('/metrics');
      const lines = text.split('\n').filter((line) => /_count{/.test(line) && line.includes(`status="${status}"`));
      return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
    };
    const [busy, away] = [await counted('busy'), await counted('503')];
    const stub = shop.stub('bulk-order');
    stub.answer = (req, res) => {
      req.resume();
      sendJson(res.setHeader('X-Busy', '1'), 503, { code: 'uploads-busy' });
    };
    expect((await gateway.get('/api/bulk-order/waiting')).status).toBe(503);
    await eventually(async () => expect(await counted('busy')).toBe(busy + 1));
    expect(await counted('503')).toBe(away);
    stub.answer = (_req, res) => sendJson(res, 503, {});
    expect((await gateway.get('/api/bulk-order/waiting')).status).toBe(503);
    await eventually(async () => expect(await counted('503')).toBe(away + 1));
  });

  it('says who calls by the socket, whatever the caller claims', async () => {
    await gateway.get('/api/order', {
      'X-Forwarded-For': '6.6.6.6',
      'X-Forwarded-Proto': 'https',
      'X-Forwarded-Host': 'evil.example',
    });
    expect(shop.stub('ordering').asked.at(-1)?.headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': gateway.url.slice('http://'.length),
    });
  });

  it('believes as many proxies in front of it as it is told to trust', async () => {
    const behindOne = await shop.startGateway({ TRUSTED_PROXIES: '1' });
    await behindOne.get('/api/order', { 'X-Forwarded-For': '6.6.6.6, 203.0.113.9' });
    expect(shop.stub('ordering').asked.at(-1)?.headers['x-forwarded-for']).toBe('203.0.113.9');
  });

  it('keeps headers that are about one connection to that connection, in both directions', async () => {
    const stub = shop.stub('favorites');
    stub.answer = (_req, res) => {
      res.setHeader('Connection', 'keep-alive, X-Hop').setHeader('X-Hop', '1').setHeader('Keep-Alive', 'timeout=77');
      res.setHeader('X-Kept', 'yes');
      sendJson(res, 200, {});
    };
    const res = await gateway.get('/api/favorite/a', {
      Connection: 'keep-alive, X-Secret-Hop',
      'X-Secret-Hop': '1',
      'Keep-Alive': 'timeout=5',
      TE: 'trailers',
      'Proxy-Authorization': 'Basic eDp5',
      Authorization: 'Bearer a.b.c',
      Cookie: 'theme=dark',
      'Idempotency-Key': 'k-1',
    });
    const { headers = {} } = stub.asked.at(-1) ?? {};
    for (const name of ['x-secret-hop', 'te', 'proxy-authorization', 'keep-alive'])
      expect(headers).not.toHaveProperty(name);
    expect(headers).toMatchObject({ authorization: 'Bearer a.b.c', cookie: 'theme=dark', 'idempotency-key': 'k-1' });
    expect(res.headers).not.toHaveProperty('x-hop');
    expect(res.headers['keep-alive']).not.toBe('timeout=77');
    expect(res.headers['x-kept']).toBe('yes');
  });

  it('passes on status, headers and compressed bodies of refusals as they are', async () => {
    shop.stub('identity').answer = (req, res) => {
      req.resume();
      res.setHeader('WWW-Authenticate', 'Bearer');
      sendJson(res, 401, { message: 'Please sign in.', code: 'sign-in-required', details: 'x'.repeat(2000) });
    };
    const res = await gateway.send('/api/users/profile', { method: 'PUT', headers: { 'Accept-Encoding': 'gzip' } });
    expect(res.status).toBe(401);
    expect(res.headers).toMatchObject({ 'www-authenticate': 'Bearer', 'content-encoding': 'gzip' });
  });

  it('streams an upload: the service reads its beginning before its end is sent', async () => {
    const { promise: begun, resolve: sawBegin } = Promise.withResolvers<string>();
    const { promise: ended, resolve: sawEnd } = Promise.withResolvers<number>();
    shop.stub('artwork').answer = (req, res) => {
      let bytes = 0;
      req.on('data', (chunk: Buffer) => {
        if (bytes === 0) sawBegin(chunk.subarray(0, 5).toString());
        bytes += chunk.length;
      });
      req.on('end', () => {
        sawEnd(bytes);
        sendJson(res, 201, { bytes });
      });
    };
    const { hostname, port } = new URL(gateway.url);
    const size = 3_000_000;
    const socket = connect(Number(port), hostname);
    socket.write(
      `POST /api/bulk-order/design HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${size}\r\n` +
        'Content-Type: multipart/form-data; boundary=b\r\n\r\nBEGIN',
    );
    expect(await begun).toBe('BEGIN');
    socket.write(Buffer.alloc(size - 5));
    expect(await ended).toBe(size);
    const answer = Buffer.concat(await socket.toArray()).toString();
    expect(answer).toMatch(/^HTTP\/1.1 201 /);
  });

  it('stops asking when the caller hangs up', async () => {
    const { promise: hungUp, resolve } = Promise.withResolvers<void>();
    const before = shop.stub('ordering').asked.length;
    const patient = await shop.startGateway();
    shop.stub('ordering').answer = (req) => void req.on('close', resolve);
    const { hostname, port } = new URL(patient.url);
    const socket = connect(Number(port), hostname);
    socket.write('GET /api/order HTTP/1.1\r\nHost: x\r\n\r\n');
    await eventually(() => expect(shop.stub('ordering').asked.length).toBe(before + 1));
    socket.destroy();
    await hungUp;
  });
});

describe('a service that is in trouble', () => {
  const refusal = (res: { status: number; headers: object; json(): unknown }) => ({
    status: res.status,
    retryAfter: new Map(Object.entries(res.headers)).get('retry-after'),
    body: res.json(),
  });

  it.each([
    ['a cached read', '/api/product?page=9'],
    ['any other call', '/api/cart/a'],
  ])('is answered for with 504 when it is slow, on %s', async (_name, path) => {
    for (const name of ['catalog', 'cart']) shop.stub(name).answer = () => undefined;
    expect(refusal(await gateway.get(path))).toEqual({
      status: 504,
      retryAfter: '2',
      body: { message: expect.any(String), code: 'upstream-timeout' },
    });
  });

  it.each([
    ['a cached read', '/api/pricing'],
    ['any other call', '/api/cart/a'],
  ])('is answered for with 502 when it is away, and reached again once it is back, on %s', async (_name, path) => {
    const gone = await startStubService('gone');
    const away = await shop.startGateway({ PRICING_URL: gone.url, CART_URL: gone.url });
    await gone.close();
    expect(refusal(await away.get(path))).toEqual({
      status: 502,
      retryAfter: '2',
      body: { message: expect.any(String), code: 'upstream-unavailable' },
    });
    const back = await startStubService('back', Number(new URL(gone.url).port));
    await eventually(async () => expect((await away.get(path)).json()).toMatchObject({ service: 'back' }));
    await back.close();
  });

  it('is answered for with 502 when it breaks the connection instead of answering', async () => {
    shop.stub('cart').answer = (req) => void req.socket.destroy();
    expect((await gateway.get('/api/cart/a')).json()).toMatchObject({ code: 'upstream-unavailable' });
  });

  it('ends the connection to the caller when its own breaks in the middle of an answer', async () => {
    shop.stub('cart').answer = (_req, res) => {
      res.writeHead(200, { 'Content-Length': '100' }).write('half');
      setImmediate(() => res.destroy());
    };
    await expect(gateway.get('/api/cart/a')).rejects.toThrow(/aborted|hang up/);
  });

  it('does not trouble the others', async () => {
    shop.stub('cart').answer = () => undefined;
    const waiting = gateway.get('/api/cart/a');
    expect((await gateway.get('/api/product-types')).status).toBe(200);
    expect((await waiting).status).toBe(504);
  });
});
