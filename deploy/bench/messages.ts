import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { databaseUrl } from '@print-shop/backing';
import { orderConfirmed } from '@print-shop/contracts';
import { say, step } from '@print-shop/machine';
import { connectBroker } from '@print-shop/messaging';
import { createLogger } from '@print-shop/service-kit';
import { removeContainers } from '@print-shop/test-kit/containers';
import mongoose from 'mongoose';
import { messageModel } from '../../services/notifications/src/message/message.store.ts';
import { buildAll } from '../local/build.ts';
import { startSystem } from '../local/system.ts';
import { measure } from './load.ts';
import { startMailServer } from './mail-server.ts';
import { prepareShop } from './shop.ts';
import { startServers } from './start-servers.ts';

// `npm run bench:messages`: 10,000 messages wait while the mail server is away for five minutes. Are any lost, do any come
// twice, and what do orders notice? It only prints.

const MESSAGES = 10_000;
const AWAY_MS = 5 * 60_000;
const CONNECTIONS = 10;
const ROUNDS = 5;
/** Longest wait for what should follow at once, in milliseconds. */
const LIMIT_MS = 15 * 60_000;

await buildAll();
const servers = await step('backing services', startServers);
const mail = await startMailServer();
const shop = await startSystem({
  backing: { ...servers, databasePrefix: 'told' },
  env: { OPEN_RUPEES_PER_ACCOUNT: '100000000', SMTP_URL: mail.url() },
});
const mongo = await mongoose.createConnection(databaseUrl(servers.mongoUrl, 'told-notifications')).asPromise();
const messages = messageModel(mongo);
const logger = createLogger('bench', 'silent');
const broker = await connectBroker({ url: servers.rabbitmqUrl, service: 'bench', logger });

const waiting = () => messages.countDocuments({ state: 'waiting' });
async function until(what: string, isSo: () => Promise<boolean>) {
  const limit = Date.now() + LIMIT_MS;
  while (!(await isSo())) {
    if (Date.now() > limit) throw new Error(`${what}: not within ${LIMIT_MS / 60_000} minutes`);
    await sleep(1_000);
  }
}
const isBrokerConnected = () => Promise.resolve(broker.isConnected());

/** The p99 of placing orders, in milliseconds: the middle of several rounds, each of which waits for the one before. */
async function orderP99(bodies: Awaited<ReturnType<typeof prepareShop>>['orders']): Promise<number> {
  const all: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const load = { name: 'orders', url: `${shop.url}/api/order`, method: 'POST', bodies } as const;
    const { p99, failed } = await measure(load, CONNECTIONS);
    if (failed > 0) throw new Error(`${failed} orders failed`);
    all.push(p99);
  }
  return all.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
}

try {
  const { orders } = await step('a shop to measure', () => prepareShop(shop));
  await until('the connection to the broker', isBrokerConnected);
  const before = await step('orders while mails are sent', () => orderP99(orders));
  await step('sending', () => until('sending', async () => (await waiting()) === 0));
  await mail.leave();
  const leftAt = Date.now();
  await step(`${MESSAGES} messages`, async () => {
    const wanted = (await messages.estimatedDocumentCount()) + MESSAGES;
    for (let n = 0; n < MESSAGES; n++) {
      const orderId = String(new mongoose.Types.ObjectId());
      const data = {
        orderId,
        userId: String(new mongoose.Types.ObjectId()),
        placedAt: new Date().toISOString(),
        lines: [],
        customer: { name: 'Asha', email: `told-${n}@example.com` },
        totalPaise: 100,
      };
      await broker.publish({ id: randomUUID(), key: orderConfirmed.key, occurredAt: new Date().toISOString(), data });
    }
    await until('messages from events', async () => (await messages.estimatedDocumentCount()) >= wanted);
  });
  const during = await step('orders while all messages wait', () => orderP99(orders));
  const most = await waiting();
  await sleep(Math.max(0, leftAt + AWAY_MS - Date.now()));
  await mail.comeBack();
  const backAt = Date.now();
  await step('sending', () => until('sending', async () => (await waiting()) === 0));
  const seconds = Math.round((Date.now() - backAt) / 1000);
  // Orders get a little slower as the shop fills, and the machine's speed varies: the time meanwhile is compared with the mean of
  // the times before and after.
  const after = await step('orders after it', () => orderP99(orders));
  const otherwise = (before + after) / 2;

  const toTold = [...mail.taken].filter(([key]) => key.startsWith('told-'));
  const people = new Set(toTold.map(([key]) => key.split(' ')[0]));
  const twice = [...mail.taken.values()].filter((count) => count > 1).length;
  say(`\nthe mail server was away for ${Math.round((backAt - leftAt) / 1000)} s; ${most} messages waited`);
  say(`of ${MESSAGES} customers ${people.size} got an email, ${toTold.length - people.size} of them a second one`);
  say(
    `emails sent: ${mail.taken.size}, of which ${twice} came more than once; all were sent ${seconds} s after it was back`,
  );
  say(
    `orders, p99 at ${CONNECTIONS} connections: ${before} ms before, ${during} ms meanwhile, ${after} ms after, ${(during / otherwise).toFixed(2)} times`,
  );
} finally {
  await broker.close();
  await mongo.close();
  await shop.stop();
  await mail.leave();
  await removeContainers();
}
