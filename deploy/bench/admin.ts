import { removeContainers, startServers } from '../../packages/test-kit/src/containers.ts';
import { buildAll } from '../local/build.ts';
import { say, step } from '../local/progress.ts';
import { type System, startSystem } from '../local/system.ts';
import { type Amounts, FULL, fillShop } from './fill.ts';

// `npm run bench:admin`: each staff list at 1,000 rows and at the full load, asked in turns, so that whatever else the machine
// does falls on both. It only prints. Answers come straight from the services, past the gateway's cache and limits.

const FEW: Amounts = { orders: 1_000, users: 1_000, products: 1_000, bulkOrders: 1_000 };
const ROUNDS = Number(process.env.ROUNDS ?? 60);
const WARM_UP = 5;
const REACH_PAGES = 10_000 / 50;

const SERVICES = ['identity', 'ordering', 'catalog', 'bulk-order'] as const;

interface Case {
  service: (typeof SERVICES)[number];
  name: string;
  path: (amounts: Amounts) => string;
}
const lists = [
  {
    service: 'identity',
    path: '/api/users',
    rows: 'users',
    asked: { search: 'search=asha', 'filter role': 'role=admin', 'sort name': 'sort=name' },
  },
  {
    service: 'ordering',
    path: '/api/order',
    rows: 'orders',
    asked: {
      'search customer': 'search=asha',
      'search id': 'search=0003e7',
      'filter payment': 'payment=failed',
      'filter delivery': 'delivery=pending',
      'sort total': 'sort=-total',
      'filter and sort': 'payment=pending&sort=total',
    },
  },
  {
    service: 'catalog',
    path: '/api/product',
    rows: 'products',
    asked: { search: 'search=rao', 'filter stock': 'stock=low', 'sort price': 'sort=price', 'sort name': 'sort=-name' },
  },
  {
    service: 'bulk-order',
    path: '/api/bulk-order',
    rows: 'bulkOrders',
    asked: { 'filter status': 'status=Pending', 'sort total': 'sort=-total' },
  },
] as const;

const cases: Case[] = lists.flatMap(({ service, path, rows, asked }) => {
  const lastPage = (amounts: Amounts) => Math.min(REACH_PAGES, amounts[rows] / 50);
  const sort = Object.values(asked).findLast((query) => query.startsWith('sort='));
  return [
    { service, name: `${path} first page`, path: () => `${path}?limit=50` },
    { service, name: `${path} last page`, path: (amounts) => `${path}?limit=50&page=${lastPage(amounts)}` },
    ...Object.entries(asked).map(([name, query]) => ({
      service,
      name: `${path} ${name}`,
      path: () => `${path}?limit=50&${query}`,
    })),
    {
      service,
      name: `${path} sorted, last page`,
      path: (amounts) => `${path}?limit=50&${sort}&page=${lastPage(amounts)}`,
    },
  ] satisfies Case[];
});

interface Shop {
  amounts: Amounts;
  system: System;
  token: string;
}

await buildAll();
const servers = await step('backing services', startServers);
const shops: Shop[] = [];
try {
  for (const [prefix, amounts] of [
    ['few', FEW],
    ['full', FULL],
  ] as const) {
    await step(`${amounts.orders} orders, ${amounts.users} users, ${amounts.products} products`, () =>
      fillShop(servers.mongoUrl, prefix, amounts),
    );
    const system = await step('services', () =>
      startSystem({ backing: { ...servers, databasePrefix: prefix }, only: SERVICES }),
    );
    shops.push({ amounts, system, token: await signIn(system) });
  }
  say(`\n${'list'.padEnd(44)}     1,000 rows      full load   ratio`);
  say(`${''.padEnd(44)}  p50 ms  p95 ms  p50 ms  p95 ms  of p95`);
  for (const one of cases) say(await measure(one));
} finally {
  for (const { system } of shops) await system.stop();
  await removeContainers();
}

function urlOf({ processes }: System, service: Case['service']): string {
  return `http://127.0.0.1:${processes.find(({ name }) => name === service)?.port}`;
}

async function signIn(system: System): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const request = { method: 'POST', headers, body: JSON.stringify(system.admin) };
  const res = await fetch(`${urlOf(system, 'identity')}/api/users/login`, request);
  return ((await res.json()) as { token: string }).token;
}

async function measure({ service, name, path }: Case): Promise<string> {
  const took: number[][] = shops.map(() => []);
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    for (const [index, { amounts, system, token }] of shops.entries()) {
      const begin = performance.now();
      const res = await fetch(urlOf(system, service) + path(amounts), {
        headers: { authorization: `Bearer ${token}` },
      });
      await res.arrayBuffer();
      if (!res.ok) throw new Error(`${path(amounts)} answered ${res.status}`);
      if (round >= 0) took[index]?.push(performance.now() - begin);
    }
  }
  const at = (times: number[] | undefined, share: number) =>
    times?.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? 0;
  const [few, full] = took;
  const figures = [at(few, 0.5), at(few, 0.95), at(full, 0.5), at(full, 0.95)].map((ms) => ms.toFixed(1).padStart(7));
  return `${name.padEnd(44)} ${figures.join(' ')} ${(at(full, 0.95) / at(few, 0.95)).toFixed(2).padStart(7)}`;
}
