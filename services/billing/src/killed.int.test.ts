import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type EventContract, type EventData, orderConfirmed, orderDelivered, orderPaid } from '@print-shop/contracts';
import { freePort } from '@print-shop/machine';
import { connectParts, eventually, openSuite, type Suite } from '@print-shop/test-kit';
import { aBill, anId } from './billing.fixture.ts';
import { totalsOf } from './invoice/invoice.ts';
import { modelsOf } from './models.ts';

// Starts the process itself, as the platform does, and kills it as the platform does when it runs out of memory.
const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const started: ChildProcess[] = [];
let suite: Suite;
let parts: Awaited<ReturnType<typeof connectParts>>;

beforeAll(async () => {
  suite = await openSuite();
  parts = await connectParts(suite);
});
afterAll(async () => {
  await Promise.all(started.splice(0).map(kill));
  await parts?.close();
  await suite?.close();
});

async function startProcess(): Promise<ChildProcess> {
  const [port, managementPort] = [await freePort(), await freePort()];
  const env = {
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    PATH: process.env.PATH,
    HOST: '127.0.0.1',
    PORT: String(port),
    MANAGEMENT_PORT: String(managementPort),
    LOG_LEVEL: 'silent',
    MONGO_URL: suite.mongoUrl,
    RABBITMQ_URL: suite.rabbitmqUrl,
    REDIS_URL: suite.redisUrl,
    JWKS_URL: suite.tokens.jwksUrl,
    PUBLIC_URL: 'http://shop.test',
    SHOP_CONFIG_FILE: join(import.meta.dirname, '../../../deploy/demo/shop.json'),
  };
  const child = spawn(process.execPath, [main], { env, stdio: 'inherit' });
  started.push(child);
  const ready = `http://127.0.0.1:${managementPort}/health/ready`;
  await eventually(async () => expect((await fetch(ready)).status).toBe(200), { timeoutMs: 60_000 });
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  if (child.kill('SIGKILL')) await ended;
}

/** Sent again until somebody gets it: a process is ready before its queues are, as orders are taken while the broker is away. */
const publish = <E extends EventContract>(event: E, data: EventData<E>) => {
  const envelope = { id: crypto.randomUUID(), key: event.key, occurredAt: new Date().toISOString(), data };
  return eventually(() => parts.broker.publish(envelope, { mandatory: true }));
};

const ORDERS = 50;

it('fifty orders are invoiced without a gap or a double, each document whole, while processes are killed', async () => {
  const { invoices, accounts } = modelsOf(suite.mongo);
  const orders = Array.from({ length: ORDERS }, anId);
  let running: ChildProcess[] = await Promise.all([startProcess(), startProcess()]);
  await Promise.all(
    orders.flatMap((orderId) => {
      const about = {
        orderId,
        userId: null,
        customer: { name: 'Asha Verma', email: 'asha@example.com' },
        bill: aBill(),
      };
      const placedAt = new Date().toISOString();
      return [
        publish(orderConfirmed, { ...about, placedAt, lines: [] }),
        publish(orderPaid, about),
        publish(orderDelivered, about),
      ];
    }),
  );
  // Killed in the middle of what they write: at first one of two that race for the numbers, then both.
  for (const [count, killed] of [
    [10, 1],
    [40, 2],
    [70, 1],
  ] as const) {
    await eventually(async () => expect(await invoices.countDocuments()).toBeGreaterThanOrEqual(count), {
      timeoutMs: 60_000,
      everyMs: 5,
    });
    await Promise.all(running.slice(0, killed).map(kill));
    running = [...running.slice(killed), await startProcess()];
  }

  // An invoice and a receipt for each order, or a voucher where it was paid first; then nothing of them is left to be told.
  await eventually(async () => expect(await invoices.countDocuments()).toBe(2 * ORDERS), { timeoutMs: 90_000 });
  const untold = { 'outbox.0': { $exists: true } };
  await eventually(
    async () => {
      const left = [await invoices.countDocuments(untold), await accounts.countDocuments(untold)];
      expect(left).toEqual([0, 0]);
    },
    { timeoutMs: 60_000 },
  );
  const all = await invoices.find().lean();
  for (const kind of new Set(all.map((one) => one.kind))) {
    const series = all.filter((one) => one.kind === kind).sort((a, b) => a.count - b.count);
    expect(series.map(({ count }) => count)).toEqual(series.map((_, index) => index + 1));
    expect(new Set(series.map(({ number }) => number)).size).toBe(series.length);
  }
  const taxInvoices = all.filter(({ kind }) => kind === 'tax-invoice');
  expect(new Set(taxInvoices.map(({ orderId }) => orderId))).toEqual(new Set(orders));
  expect(taxInvoices).toHaveLength(ORDERS);
  for (const { lines, totals, totalPaise, buyer, seller } of taxInvoices) {
    expect(lines.map(({ totalPaise: paise }) => paise)).toEqual([600_00, 300_00, 99_00]);
    expect([totals, totalPaise]).toEqual([totalsOf(lines), 999_00]);
    expect([buyer.name, seller.stateCode]).toEqual(['Asha Verma', '07']);
  }
  for (const { entries } of await accounts.find().lean())
    expect(entries.map(({ kind, paise }) => [kind, paise]).sort()).toEqual([
      ['charge', 999_00],
      ['payment', 999_00],
    ]);
}, 300_000);
