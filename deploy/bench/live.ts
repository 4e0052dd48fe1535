import { setTimeout as sleep } from 'node:timers/promises';
import { requireLinux, say, step } from '@print-shop/machine';
import { removeContainers } from '@print-shop/test-kit/containers';
import { Agent, request } from 'undici';
import { buildAll } from '../local/build.ts';
import { startSystem } from '../local/system.ts';
import { memory } from './memory.ts';
import { prepareShop } from './shop.ts';
import { startServers } from './start-servers.ts';

requireLinux('npm run bench:live');

// `npm run bench:live`: a thousand open pages that follow the shop: what they cost in memory, and how soon one hears of an
// order that its customer has placed. It only prints.

const PAGES = 1_000;
const ORDERS = 40;
/** For memory that is given back late, in milliseconds. */
const SETTLE_MS = 15_000;

await buildAll();
const servers = await step('backing services', startServers);
const shop = await startSystem({
  backing: { ...servers, databasePrefix: 'live' },
  env: { OPEN_RUPEES_PER_ACCOUNT: '100000000' },
});
const agent = new Agent({ connections: null, bodyTimeout: 0 });
try {
  const { orders } = await step('a shop to measure', () => prepareShop(shop));
  const headersOf = (n: number) => orders[n % orders.length]?.headers ?? {};
  const heard = new Map<string, (at: number) => void>();
  const openPage = async (n: number) => {
    const { statusCode, body } = await request(`${shop.url}/api/notifications/live`, {
      dispatcher: agent,
      headers: headersOf(n),
    });
    if (statusCode !== 200) throw new Error(`page ${n} got ${statusCode}: ${await body.text()}`);
    body.on('error', () => undefined); // ends with the shop
    body.on('data', (chunk) => {
      const id = /"id":"(\w+)"/.exec(String(chunk))?.[1];
      if (id) heard.get(id)?.(performance.now());
    });
  };

  const before = memory(shop);
  await step(`${PAGES} open pages`, async () => {
    for (let n = 0; n < PAGES; n += 50) await Promise.all(Array.from({ length: 50 }, (_, more) => openPage(n + more)));
  });
  await sleep(SETTLE_MS);
  const after = memory(shop);

  const delays: number[] = [];
  await step(`${ORDERS} orders`, async () => {
    for (const order of orders.slice(0, ORDERS)) {
      const res = await fetch(`${shop.url}/api/order`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...order.headers },
        body: order.body,
      });
      const { _id } = (await res.json()) as { _id: string };
      const placedAt = performance.now();
      delays.push((await new Promise<number>((resolve) => heard.set(_id, resolve))) - placedAt);
    }
  });
  delays.sort((a, b) => a - b);

  say(`\nmemory (MB)          before   with ${PAGES} pages`);
  for (const name of after.keys())
    say(`${name.padEnd(16)} ${String(before.get(name)).padStart(10)} ${String(after.get(name)).padStart(16)}`);
  const ms = (share: number) => Math.max(0, Math.round(delays[Math.floor(share * (delays.length - 1))] ?? 0));
  say(`\nfrom the answer to an order until its customer's page hears of it: median ${ms(0.5)} ms, longest ${ms(1)} ms`);
} finally {
  await agent.destroy();
  await shop.stop();
  await removeContainers();
}
