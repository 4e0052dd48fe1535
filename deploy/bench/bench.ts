import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { databaseUrl } from '@print-shop/backing';
import { freePort, requireLinux, say, step } from '@print-shop/machine';
import { removeContainers } from '@print-shop/test-kit/containers';
import mongoose from 'mongoose';
import { productModel } from '../../services/catalog/src/product/product.schema.ts';
import { buildAll } from '../local/build.ts';
import { type System, startSystem } from '../local/system.ts';
import { type Figures, type Load, measure, table } from './load.ts';
import { memory } from './memory.ts';
import { insist, type Json, measurePaidOrders, payingCustomers } from './paid-orders.ts';
import { prepareShop } from './shop.ts';
import { startServers } from './start-servers.ts';

requireLinux('npm run bench');

// `npm run bench`: how fast the shop is on this machine, on servers of its own. A benchmark, not a test: it only prints.

const CONNECTIONS = [10, 50];
/** Long enough for what was placed first to be paid, too. */
const PAID_SECONDS = 15;
const MANY_PRODUCTS = 100_000;
const FEW_PRODUCTS = 1_000;

await buildAll();
const servers = await step('backing services', startServers);
const startedAt = Date.now();
const shop = await startSystem({
  backing: { ...servers, databasePrefix: 'bench' },
  // Few accounts order as much as the machine can take.
  env: { OPEN_RUPEES_PER_ACCOUNT: '100000000' },
});
const startSeconds = (Date.now() - startedAt) / 1000;
try {
  const { product, additions, orders } = await step('a shop to measure', () => prepareShop(shop));
  const loads: Load[] = [
    { name: 'product list', url: `${shop.url}/api/product` },
    { name: 'home page', url: `${shop.url}/` },
    { name: 'explore page', url: `${shop.url}/explore` },
    { name: 'product', url: `${shop.url}/api/product/${product}` },
    { name: 'add to cart', url: `${shop.url}/api/cart/add`, method: 'POST', bodies: additions },
    { name: 'place order', url: `${shop.url}/api/order`, method: 'POST', bodies: orders },
  ];
  const idle = memory(shop);
  const figures = await measureAll(loads);
  const paid = await measurePayments(orders);
  const busy = memory(shop);
  const bare = await measureBareHop();
  const growth = await measureGrowth(shop);

  say(`\n${cpus().length} cores, ${cpus()[0]?.model}\n`);
  say(table([...figures, ...paid, ...bare, ...growth]));
  say(`\nstart of all processes: ${startSeconds.toFixed(1)} s`);
  say(`\nmemory (MB)       at start   after load`);
  for (const [name, mb] of busy)
    say(`${name.padEnd(16)} ${String(idle.get(name)).padStart(9)} ${String(mb).padStart(12)}`);
} finally {
  await shop.stop();
  await removeContainers();
}

async function measureAll(loads: readonly Load[]): Promise<Figures[]> {
  const figures: Figures[] = [];
  for (const load of loads) {
    for (const connections of CONNECTIONS) {
      figures.push(await step(`${load.name} at ${connections} connections`, () => measure(load, connections)));
    }
  }
  return figures;
}

/** Orders that are paid by the local provider, and the invoice of one of them as PDF. */
async function measurePayments(orders: NonNullable<Load['bodies']>): Promise<Figures[]> {
  const customers = payingCustomers(shop, orders);
  const figures: Figures[] = [];
  for (const connections of CONNECTIONS) {
    const title = `place order with payment at ${connections} connections`;
    figures.push(await step(title, () => measurePaidOrders(customers, connections, PAID_SECONDS)));
  }
  const { token } = await insist('POST', `${shop.url}/api/users/login`, {}, JSON.stringify(shop.admin));
  const headers = { authorization: `Bearer ${token}` };
  const [invoice] = (await insist('GET', `${shop.url}/api/invoices?limit=1`, headers)) as unknown as Json[];
  const url = `${shop.url}/api/invoices/${invoice?._id}.pdf`;
  return [...figures, ...(await measureAll([{ name: 'invoice as PDF', url, headers }]))];
}

/** The yardstick: the same number of bytes through an Express app that does nothing else. */
async function measureBareHop(): Promise<Figures[]> {
  const upstreamPort = await freePort();
  const hopPort = await freePort();
  const figures: Figures[] = [];
  for (const [name, path] of [
    ['bare hop, bytes of the list', '/api/product'],
    ['bare hop, bytes of a product', '/api/product?limit=1'],
  ] as const) {
    const bytes = (await (await fetch(shop.url + path)).arrayBuffer()).byteLength;
    const hop = fork(join(import.meta.dirname, 'bare-hop.ts'), [upstreamPort, hopPort, bytes].map(String));
    await once(hop, 'message');
    figures.push(...(await measureAll([{ name, url: `http://127.0.0.1:${hopPort}/` }])));
    hop.kill();
    await once(hop, 'exit');
  }
  return figures;
}

/** The list straight from the catalog, past the gateway's cache, with few products and with many. */
async function measureGrowth({ processes }: System): Promise<Figures[]> {
  const catalog = processes.find(({ name }) => name === 'catalog');
  const mongo = await mongoose.createConnection(databaseUrl(servers.mongoUrl, 'bench-catalog')).asPromise();
  const products = productModel(mongo);
  const example = await products.findOne().lean();
  const figures: Figures[] = [];
  for (const total of [FEW_PRODUCTS, MANY_PRODUCTS]) {
    await step(`${total} products`, async () => {
      for (let missing = total - (await products.estimatedDocumentCount()); missing > 0; missing -= 2_000) {
        const batch = Array.from({ length: Math.min(2_000, missing) }, () => {
          return { ...example, _id: new mongoose.Types.ObjectId(), outbox: [], holds: [] };
        });
        await products.collection.insertMany(batch as never);
      }
    });
    const load = {
      name: `list of the catalog, ${total} products`,
      url: `http://127.0.0.1:${catalog?.port}/api/product`,
    };
    figures.push(...(await measureAll([load])));
  }
  await mongo.close();
  return figures;
}
