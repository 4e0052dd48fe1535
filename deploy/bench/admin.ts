import { dayOf, LIST_REACH } from '@print-shop/contracts';
import { say, step } from '@print-shop/machine';
import { removeContainers } from '@print-shop/test-kit/containers';
import { buildAll } from '../local/build.ts';
import { type System, startSystem } from '../local/system.ts';
import { type Amounts, FULL, fillShop } from './fill.ts';
import { startServers } from './start-servers.ts';

// `npm run bench:admin`: each staff list at 1,000 rows and at the full load, asked in turns, so that whatever else the machine
// does falls on both. It only prints. Answers come straight from the services, past the gateway's cache and limits.

const FEW: Amounts = { orders: 1_000, users: 1_000, products: 1_000, bulkOrders: 1_000 };
const ROUNDS = Number(process.env.ROUNDS ?? 60);
const WARM_UP = 5;
const PAGE_SIZE = 50;

const SERVICES = ['identity', 'ordering', 'catalog', 'bulk-order'] as const;

interface Case {
  service: (typeof SERVICES)[number];
  name: string;
  path: string;
}
/** `last` as a page is the last one that can be reached in the shop that is asked. */
const lists = [
  {
    service: 'identity',
    path: '/api/users',
    asked: {
      'first page': '',
      'last page': 'page=last',
      search: 'search=asha',
      'search, last page': 'search=asha&page=last',
      'search a letter': 'search=a',
      'search two': 'search=a sh',
      'search, sort name': 'search=asha&sort=name',
      'search, filter role': 'search=a&role=admin',
      'filter role': 'role=admin',
      'filter role, last page': 'role=customer&page=last',
      'sort name': 'sort=name',
      'sort name, last page': 'sort=name&page=last',
      'filter role, sort name': 'role=customer&sort=-name',
    },
  },
  {
    service: 'ordering',
    path: '/api/order',
    asked: {
      'first page': '',
      'last page': 'page=last',
      'search customer': 'search=asha',
      'search, last page': 'search=asha&page=last',
      'search id': 'search=0003e7',
      'search a letter': 'search=a',
      'search two': 'search=a sh',
      'search, sort total': 'search=asha&sort=-total',
      'search, sort total, last page': 'search=a&sort=-total&page=last',
      'search, filter payment': 'search=s&payment=pending',
      'filter payment': 'payment=failed',
      'filter delivery': 'delivery=pending',
      'filter delivery, last page': 'delivery=pending&page=last',
      'filter day': `day=${dayOf(new Date(Date.now() - 30 * 24 * 3_600_000))}`,
      'filter both, sort total': 'payment=paid&delivery=pending&sort=-total',
      'sort total': 'sort=-total',
      'sort total, last page': 'sort=total&page=last',
      'filter payment, sort total': 'payment=pending&sort=total',
      'filter, sort total, last page': 'payment=pending&sort=total&page=last',
    },
  },
  {
    service: 'catalog',
    path: '/api/product',
    asked: {
      'first page': '',
      'last page': 'page=last',
      search: 'search=rao',
      'search, sort price': 'search=rao&sort=price',
      'search a type, sort name': 'search=mug&sort=name',
      'search, sort, last page': 'search=mug&sort=-price&page=last',
      'filter type, sort name': 'type=Mug&sort=name',
      'filter type, last page': 'type=Mug&page=last',
      'filter stock': 'stock=low',
      'sort price': 'sort=price',
      'sort name': 'sort=-name',
      'sort name, last page': 'sort=-name&page=last',
    },
  },
  {
    service: 'bulk-order',
    path: '/api/bulk-order',
    asked: {
      'first page': '',
      'last page': 'page=last',
      'filter status': 'status=Pending',
      'filter status, last page': 'status=Completed&page=last',
      'filter status, sort total': 'status=Pending&sort=-total',
      'sort total': 'sort=-total',
      'sort total, last page': 'sort=-total&page=last',
    },
  },
] as const;

const cases: Case[] = lists.flatMap(({ service, path, asked }) =>
  Object.entries(asked).map(([name, query]) => ({
    service,
    name: `${path} ${name}`,
    path: `${path}?limit=${PAGE_SIZE}&${query}`,
  })),
);

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
  say(`\n${'list'.padEnd(44)}     1,000 rows      full load   ratio   full load`);
  say(`${'in ms'.padEnd(44)}     p50     p95     p50     p95  of p95  first time`);
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

async function ask({ system, token }: Shop, service: Case['service'], path: string): Promise<Response> {
  const res = await fetch(urlOf(system, service) + path, { headers: { authorization: `Bearer ${token}` } });
  if (!res.ok) throw new Error(`${path} answered ${res.status}`);
  return res;
}

/** The address in one shop: how far its list can be paged through depends on how many rows there match. */
async function addressIn(shop: Shop, { service, path }: Case): Promise<string> {
  if (!path.includes('page=last')) return path;
  const { headers } = await ask(shop, service, path.replace('page=last', 'page=1'));
  const reach = Math.min(Number(headers.get('x-total-count')), LIST_REACH);
  return path.replace('page=last', `page=${Math.max(1, Math.ceil(reach / PAGE_SIZE))}`);
}

async function measure(one: Case): Promise<string> {
  const took: number[][] = shops.map(() => []);
  let firstTime = 0;
  const addresses = await Promise.all(shops.map((shop) => addressIn(shop, one)));
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    for (const [index, shop] of shops.entries()) {
      const begin = performance.now();
      const res = await ask(shop, one.service, addresses[index] ?? '');
      await res.arrayBuffer();
      const ms = performance.now() - begin;
      if (round >= 0) took[index]?.push(ms);
      if (round === -WARM_UP) firstTime = ms;
    }
  }
  const at = (times: number[] | undefined, share: number) =>
    times?.toSorted((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? 0;
  const [few, full] = took;
  const figures = [at(few, 0.5), at(few, 0.95), at(full, 0.5), at(full, 0.95)].map((ms) => ms.toFixed(1).padStart(7));
  const ratio = (at(full, 0.95) / at(few, 0.95)).toFixed(2);
  return `${one.name.padEnd(44)} ${figures.join(' ')} ${ratio.padStart(7)} ${firstTime.toFixed(0).padStart(11)}`;
}
