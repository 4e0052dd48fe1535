import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Order } from '@print-shop/contracts';
import { Agent, request } from 'undici';
import { Shop } from '../demo/client.ts';
import { signIn } from '../demo/load-people.ts';
import { addCheckProduct, address, orderOf, readTarget } from './check-shop.ts';

// Visitors and customers, until SIGTERM: pages with their scripts, products, pictures and orders. Ends with one line of JSON and
// code 1 when anything failed. `PATIENT=true` repeats an order under the same key until it is taken, as a careful client does;
// otherwise one answer that is not a success is a failure. In the end every order that was taken must be there, once.

const target = readTarget(process.env);
const isPatient = process.env.PATIENT === 'true';
const pauseMs = Number(process.env.PAUSE_MS ?? 150);
const patienceMs = 90_000;

const stop = new AbortController();
process.on('SIGTERM', () => stop.abort());
const isOver = () => stop.signal.aborted;
// As a proxy in front would: an unused connection is not kept for long.
const dispatcher = new Agent({ keepAliveTimeout: 1_000, keepAliveMaxTimeout: 1_000, connections: 8 });

const figures = { requests: 0, orders: 0, retries: 0, slowestMs: 0 };
const failures: string[] = [];

interface Answer {
  status: number;
  text: string;
}

async function ask(path: string, options: { token?: string; body?: unknown; key?: string } = {}): Promise<Answer> {
  const startedAt = performance.now();
  const { statusCode: status, body } = await request(`${target.url}${path}`, {
    dispatcher,
    method: options.body ? 'POST' : 'GET',
    headers: {
      ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
      ...(options.body ? { 'content-type': 'application/json' } : {}),
      ...(options.key ? { 'idempotency-key': options.key } : {}),
    },
    ...(options.body ? { body: JSON.stringify(options.body) } : {}),
    headersTimeout: 30_000,
  });
  const text = await body.text();
  figures.requests += 1;
  figures.slowestMs = Math.max(figures.slowestMs, Math.round(performance.now() - startedAt));
  return { status, text };
}

/** The answer, or the reason why there was none. */
const attempt = (path: string, options?: Parameters<typeof ask>[1]): Promise<Answer> =>
  ask(path, options).catch((error: Error & { code?: string }) => ({
    status: 0,
    text: `${error.code ?? ''} ${error.message}`,
  }));

const fail = (path: string, { status, text }: Answer): void => {
  failures.push(`${new Date().toISOString()} ${path} ${status} ${text.slice(0, 160)}`);
};

async function visit(productId: string, picture: string): Promise<void> {
  while (!isOver()) {
    const page = await attempt('/');
    if (page.status !== 200) fail('/', page);
    const scripts = [...page.text.matchAll(/(?:src|href)="?(\/[\w/.-]+\.js)/g)]
      .map(([, path]) => path ?? '')
      .slice(0, 6);
    for (const path of [...scripts, '/api/product?limit=20', `/api/product/${productId}`, picture]) {
      const answer = await attempt(path);
      // While servers of data are away on purpose, only orders have to get through.
      if (answer.status !== 200 && !isPatient) fail(path, answer);
    }
    await sleep(pauseMs);
  }
}

async function order(body: unknown, token: string): Promise<string | undefined> {
  const key = randomUUID();
  const giveUpAt = Date.now() + (isPatient ? patienceMs : 0);
  for (;;) {
    const answer = await attempt('/api/order', { token, body, key });
    if (answer.status === 201) return (JSON.parse(answer.text) as Order)._id;
    const mayRepeat = answer.status === 0 || answer.status === 429 || answer.status >= 500;
    if (!mayRepeat || Date.now() > giveUpAt) {
      fail('/api/order', answer);
      return undefined;
    }
    figures.retries += 1;
    await sleep(500);
  }
}

const shop = new Shop(target.url);
const { token: staff } = await signIn(shop, target.admin.login, target.admin.password);
const run = Date.now().toString(36);
const product = await addCheckProduct(shop, staff, `Load ${run}`);
const [email, password] = [`load-${run}@example.com`, `Load-${run}-7`];
await shop.post('/api/users/register', { body: { name: 'Cluster Load', email, password, address } });
const { user, token } = await signIn(shop, email, password);
const taken: string[] = [];

async function buy(): Promise<void> {
  while (!isOver()) {
    const id = await order(orderOf(user._id, product), token);
    if (id) taken.push(id);
    await sleep(pauseMs);
  }
}

console.log('the load is on');
await Promise.all([visit(product._id, product.images[0] ?? '/'), buy(), buy()]);

/** Every order of the customer, page by page, once nothing is in the way of reading them. */
async function ordersKept(): Promise<Order[]> {
  const all: Order[] = [];
  for (let page = 1; ; page++) {
    const some = await shop.get<Order[]>(`/api/order/${user._id}?limit=100&page=${page}`, token);
    all.push(...some);
    if (some.length < 100) return all;
  }
}

async function unsettled(): Promise<number> {
  let waiting = 0;
  for (let tries = 0; tries < 60; tries++) {
    waiting = (await ordersKept()).filter(({ status }) => status === 'waiting').length;
    if (waiting === 0) break;
    await sleep(1_000);
  }
  return waiting;
}

const waiting = await unsettled();
const kept = await ordersKept();
const ids = new Set(kept.map(({ _id }) => _id));
const lost = taken.filter((id) => !ids.has(id)).length;
figures.orders = taken.length;
const twice = kept.length - taken.length;
const { stock } = await shop.get<{ stock: number }>(`/api/product/${product._id}`);
const stockIsRight = product.stock - stock === kept.filter(({ status }) => status === 'confirmed').length;
await shop.delete(`/api/product/${product._id}`, staff);
await dispatcher.close();
for (const failure of failures.slice(0, 20)) console.log(failure);
console.log(JSON.stringify({ ...figures, failed: failures.length, lost, twice, waiting, stockIsRight }));
if (failures.length + lost + twice + waiting > 0 || !stockIsRight) process.exitCode = 1;
