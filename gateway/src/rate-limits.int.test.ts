import { connect, createServer, type Socket } from 'node:net';
import { eventually } from '@print-shop/test-kit';
import { Redis } from 'ioredis';
import { type Gateway, openShop, type TestShop } from './gateway.fixture.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});
beforeEach(async () => {
  shop.reset();
  const redis = new Redis(shop.suite.redisUrl);
  await redis.flushdb();
  await redis.quit();
});
afterAll(() => shop?.close());

const login = { method: 'POST' } as const;
const statuses = async (gateway: Gateway, path: string, times: number, method = 'GET', address?: string) => {
  const got: number[] = [];
  const headers = address ? { 'X-Forwarded-For': address } : {};
  for (let n = 0; n < times; n++) got.push((await gateway.send(path, { method, headers })).status);
  return got;
};

describe('the limit of an address', () => {
  it('lets through what it allows, counts down, then answers 429 with the time to wait', async () => {
    const gateway = await shop.startGateway({ RATE_LIMIT_PER_ADDRESS: '2' });
    const first = await gateway.get('/api/cart/a');
    expect(first.headers).toMatchObject({ 'ratelimit-limit': '2', 'ratelimit-remaining': '1' });
    await gateway.get('/api/product');
    const refused = await gateway.get('/api/cart/a');
    expect(refused.status).toBe(429);
    expect(refused.json()).toEqual({
      message: expect.stringMatching(/try again in \d+ seconds/),
      code: 'too-many-requests',
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect(shop.stub('cart').asked).toHaveLength(1);
  });

  it('counts calls, pages and files apart from each other', async () => {
    const gateway = await shop.startGateway({
      RATE_LIMIT_PER_ADDRESS: '1',
      RATE_LIMIT_PAGES_PER_ADDRESS: '2',
      RATE_LIMIT_FILES_PER_ADDRESS: '3',
    });
    expect(await statuses(gateway, '/api/cart/a', 2)).toEqual([200, 429]);
    expect(await statuses(gateway, '/sitemap-2.xml', 1)).toEqual([404]);
    expect(await statuses(gateway, '/explore', 2)).toEqual([200, 429]);
    expect(await statuses(gateway, '/robots.txt', 1)).toEqual([200]);
    expect(await statuses(gateway, '/media/products/0123456789abcdef01234567/320.webp', 3)).toEqual([404, 404, 429]);
  });

  it('counts an IPv6 caller by the network of 64 bits that is one household or server', async () => {
    const gateway = await shop.startGateway({ RATE_LIMIT_PER_ADDRESS: '1', TRUSTED_PROXIES: '1' });
    expect(await statuses(gateway, '/api/cart/a', 1, 'GET', '2001:db8:1:2::1')).toEqual([200]);
    expect(await statuses(gateway, '/api/cart/a', 1, 'GET', '2001:db8:1:2:ffff::9')).toEqual([429]);
    expect(await statuses(gateway, '/api/cart/a', 1, 'GET', '2001:db8:1:3::1')).toEqual([200]);
  });

  it('is counted over all gateways together', async () => {
    const [one, two] = [
      await shop.startGateway({ RATE_LIMIT_PER_ADDRESS: '4' }),
      await shop.startGateway({ RATE_LIMIT_PER_ADDRESS: '4' }),
    ];
    const got = [await statuses(one, '/api/cart/a', 2), await statuses(two, '/api/cart/a', 3)].flat();
    expect(got).toEqual([200, 200, 200, 200, 429]);
    expect(await statuses(one, '/api/cart/a', 1)).toEqual([429]);
  });

  it('is not used up before its time by calls that come at the same moment', async () => {
    const gateway = await shop.startGateway({ RATE_LIMIT_PER_ADDRESS: '300' });
    const got: number[] = [];
    for (let burst = 0; burst < 5; burst++) {
      const answers = await Promise.all(Array.from({ length: 50 }, () => gateway.get('/api/cart/a')));
      got.push(...answers.map(({ status }) => status));
    }
    expect(got).toEqual(Array(250).fill(200));
    expect((await statuses(gateway, '/api/cart/a', 60)).at(-1)).toBe(429);
  });

  it('is each address’s own, and cannot be escaped by claiming another', async () => {
    const behindProxy = await shop.startGateway({ RATE_LIMIT_PER_ADDRESS: '1', TRUSTED_PROXIES: '1' });
    expect(await statuses(behindProxy, '/api/cart/a', 2, 'GET', '203.0.113.1')).toEqual([200, 429]);
    expect(await statuses(behindProxy, '/api/cart/a', 2, 'GET', '203.0.113.2')).toEqual([200, 429]);
    const direct = await shop.startGateway({ RATE_LIMIT_PER_ADDRESS: '1' });
    expect(await statuses(direct, '/api/cart/a', 1, 'GET', '203.0.113.3')).toEqual([200]);
    expect(await statuses(direct, '/api/cart/a', 1, 'GET', '203.0.113.4')).toEqual([429]);
  });
});

describe('the limit of sign-in', () => {
  const limits = { RATE_LIMIT_AUTH_PER_ADDRESS: '2' };

  it('is stricter than that of all calls', async () => {
    const gateway = await shop.startGateway(limits);
    expect(await statuses(gateway, '/api/users/login', 3, 'POST')).toEqual([200, 200, 429]);
    expect(await statuses(gateway, '/api/cart/add', 3, 'POST')).toEqual([200, 200, 200]);
    expect(await statuses(gateway, '/api/users/user.id', 3)).toEqual([200, 200, 200]);
  });

  it('counts sign-in, joining the staff and Google together', async () => {
    const gateway = await shop.startGateway(limits);
    await gateway.send('/api/users/google', login);
    await gateway.send('/api/staff/join', login);
    expect((await gateway.send('/api/users/login', login)).status).toBe(429);
  });

  it('is not escaped by other spellings of the address, which the services read as well', async () => {
    const gateway = await shop.startGateway(limits);
    const upper = await statuses(gateway, '/api/users/LOGIN', 1, 'POST');
    const got = [upper, await statuses(gateway, '/api/users/login/', 2, 'POST')].flat();
    expect(got).toEqual([200, 200, 429]);
  });
});

/** A TCP proxy to Redis that a test can close and open again. While it is closed, it accepts connections and answers nothing. */
async function startSwitch(target: string) {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  let isOpen = true;
  let waiting = 0;
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => undefined);
    if (!isOpen) {
      waiting += 1;
      return;
    }
    const onward = connect(Number(port), hostname);
    for (const each of [socket, onward]) {
      open.add(each);
      each.on('error', () => undefined).on('close', () => [socket, onward].forEach((end) => void end.destroy()));
    }
    socket.pipe(onward).pipe(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = new URL(target);
  url.host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return {
    url: url.href,
    /** How many connections were accepted while it was closed. */
    waiting: () => waiting,
    set(value: boolean) {
      isOpen = value;
      for (const socket of open) socket.destroy();
    },
    close: () => server.close(),
  };
}

describe('while Redis is away', () => {
  it('the shop stays open and waits for no answer, each gateway counts for itself, and counts together again afterwards', async () => {
    const redis = await startSwitch(shop.suite.redisUrl);
    // Commands have no time limit here: a request that waited for Redis would never be answered.
    const env = { RATE_LIMIT_PER_ADDRESS: '3', REDIS_URL: `${redis.url}?commandTimeout=none` };
    const gateway = await shop.startGateway(env);
    expect(await statuses(gateway, '/api/cart/a', 1)).toEqual([200]);
    redis.set(false);
    await eventually(() => expect(redis.waiting()).toBeGreaterThan(0));
    await eventually(async () => expect((await gateway.get('/api/cart/a')).headers['ratelimit-remaining']).toBe('2'));
    expect(await statuses(gateway, '/api/cart/a', 3)).toEqual([200, 200, 429]);
    redis.set(true);
    await eventually(async () => expect((await gateway.get('/api/cart/a')).status).toBe(200));
    redis.close();
  });
});
