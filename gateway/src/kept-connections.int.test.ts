import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { Agent, request } from 'undici';
import { type Gateway, openShop, type TestShop } from './gateway.fixture.ts';
import { startNginx } from './nginx.fixture.ts';
import { sendJson, startStubService } from './stub-service.fixture.ts';

const unlimited = { RATE_LIMIT_PER_ADDRESS: '1000000' };

let shop: TestShop;
let gateway: Gateway;
/** Its timeouts are long: even on a busy machine an unanswered request is a lost one, not a slow one. */
let patient: Gateway;
let nginx: Awaited<ReturnType<typeof startNginx>>;

beforeAll(async () => {
  shop = await openShop();
  const gone = await startStubService('gone');
  await gone.close();
  gateway = await shop.startGateway({ ...unlimited, UPSTREAM_TIMEOUT_MS: '300', FAVORITES_URL: gone.url });
  patient = await shop.startGateway({ ...unlimited, UPSTREAM_TIMEOUT_MS: '20000', FAVORITES_URL: gone.url });
  nginx = await startNginx(patient.url);
  shop.stub('catalog').answer = (_req, res) => sendJson(res, 401, { message: 'Please sign in.', code: 'early' });
  shop.stub('artwork').answer = (req, res) => {
    req.once('data', () => sendJson(res, 413, { message: 'The file is too large.', code: 'too-large' }));
  };
  shop.stub('ordering').answer = () => undefined;
});
afterAll(async () => {
  await nginx?.close();
  await shop?.close();
});

/**
 * Requests that are answered early, and their status. Those of a file, or of nothing, may be before their body is complete (it is
 * always sent whole); any other body is here before its service is asked.
 */
const early: Record<string, { path: string; status: number }> = {
  'refused before its body is read': { path: '/api/product/images', status: 401 },
  'refused while its body is read': { path: '/api/bulk-order/design', status: 413 },
  'at an address that nothing answers': { path: '/api/nothing', status: 404 },
  'for a service that is away': { path: '/api/favorite/add', status: 502 },
  'for a service that does not answer': { path: '/api/order', status: 504 },
};

/** Opens a connection to the gateway and records the status lines received on it. */
function open(url: string) {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  const statuses = () => [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
  const answers = async (count: number) => {
    while (statuses().length < count && !socket.closed)
      await Promise.race([once(socket, 'data'), once(socket, 'close')]);
    return statuses();
  };
  return { socket, answers };
}

const head = (path: string, length: number, more = '') =>
  `POST ${path} HTTP/1.1\r\nHost: shop\r\nContent-Length: ${length}\r\nContent-Type: application/json\r\n${more}\r\n`;

describe.each(Object.entries(early))('a request %s', (_name, { path, status }) => {
  it('leaves its connection to the next one', async () => {
    const { socket, answers } = open(gateway.url);
    const size = 200_000;
    socket.write(head(path, size) + 'x'.repeat(2_000));
    if (status < 500) expect(await answers(1)).toEqual([status]);
    socket.write('x'.repeat(size - 2_000));
    socket.write('GET /robots.txt HTTP/1.1\r\nHost: shop\r\n\r\n');
    expect(await answers(2)).toEqual([status, 200]);
    socket.destroy();
  });

  it('is told to go on when it asks first, and leaves its connection to the next one', async () => {
    const { socket, answers } = open(gateway.url);
    socket.write(head(path, 70_000, 'Expect: 100-continue\r\n'));
    expect(await answers(1)).toContain(100);
    socket.write('x'.repeat(70_000));
    expect(await answers(2)).toEqual([100, status]);
    socket.write('GET /robots.txt HTTP/1.1\r\nHost: shop\r\n\r\n');
    expect(await answers(3)).toEqual([100, status, 200]);
    socket.destroy();
  });

  it('that breaks off leaves the gateway to the others', async () => {
    const { socket, answers } = open(gateway.url);
    socket.write(head(path, 200_000) + 'x'.repeat(2_000));
    if (status < 500) await answers(1);
    socket.destroy();
    expect((await gateway.get('/robots.txt')).status).toBe(200);
  });
});

describe.each([
  ['over two connections', () => patient.url, 2],
  ['behind an nginx that keeps two connections', () => nginx.url, 12],
])('hundreds of mixed requests %s', (_name, url, connections) => {
  it('are all answered, each with its own answer', async () => {
    const dispatcher = new Agent({ connections, pipelining: 1 });
    const kinds = Object.values(early).filter(({ status }) => status !== 504);
    const outcomes = new Map<string, number>();
    const one = async (index: number): Promise<void> => {
      const kind = kinds[index % (kinds.length + 1)];
      const signal = AbortSignal.timeout(30_000);
      const isLarge = index % 2 === 1;
      const sent = kind
        ? { method: 'POST' as const, body: Readable.from(['x'.repeat(isLarge ? 1_500_000 : 300)]) }
        : {};
      const { path, status: usual } = kind ?? { path: '/robots.txt', status: 200 };
      // No service is asked about a body that is too large for it.
      const status = usual === 502 && isLarge ? 413 : usual;
      const options = { ...sent, dispatcher, signal, headers: { 'content-type': 'application/json' } };
      const outcome = await request(url() + path, options).then(
        async (res) => {
          await res.body.dump();
          return res.statusCode === status ? 'answered' : `${res.statusCode} instead of ${status}`;
        },
        (error: Error) => `${path}: ${error.message}`,
      );
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    };
    let next = 0;
    const lane = async () => {
      while (next < 400) await one(next++);
    };
    await Promise.all(Array.from({ length: connections }, lane));
    await dispatcher.destroy();
    expect(Object.fromEntries(outcomes)).toEqual({ answered: 400 });
  }, 180_000);
});

it('an answer to a caller who closes its connection is not lost', async () => {
  const { port } = new URL(gateway.url);
  const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
  const options = { port, path: '/api/bulk-order/design', method: 'POST', agent: false };
  const sent = httpRequest({ ...options, headers: { Connection: 'close', 'Content-Length': 5_000_000 } }, (res) => {
    res.resume().on('end', () => resolve(res.statusCode));
  });
  sent.on('error', reject).end(Buffer.alloc(5_000_000));
  expect(await promise).toBe(413);
});
