import { readFileSync } from 'node:fs';
import { say, step } from '@print-shop/machine';
import { removeContainers } from '@print-shop/test-kit/containers';
import { buildAll } from '../local/build.ts';
import { type System, startSystem } from '../local/system.ts';
import { fillShop } from './fill.ts';
import { type Figures, measure, table } from './load.ts';
import { startServers } from './start-servers.ts';

// `npm run bench:search` searches among 100,000 products. It asks the catalog directly, past the gateway's cache, and reads
// the plain list in the same run. Staff add a product every second, and the catalog updates its index each time. It only
// prints.

const PRODUCTS = 100_000;
const CONNECTIONS = 10;
const BETWEEN_CHANGES_MS = 1_000;

/** The searches of each line of the table, in turns. */
const searches: Record<string, readonly string[]> = {
  'words of a type, 10,000 hits': ['q=banner', 'q=mug', 'q=brochure', 'q=card&sort=price', 'q=tee'],
  'misspelt words': ['q=bannr', 'q=brochoore', 'q=keychian', 'q=pooster rao'],
  'Hindi, by sound': ['q=बैनर', 'q=कार्ड', 'q=bainar', 'q=मग शर्मा'],
  'beginnings of words': ['q=ban', 'q=fly sha', 'q=bro gup', 'q=bot'],
  'words with filters': [
    'q=banner&inStock=true&priceFrom=200&priceBelow=500',
    'q=mug&category=Range 3&customizable=true',
  ],
  'all products with a filter': ['type=Mug', 'category=Range 3', 'priceBelow=500&sort=price', 'inStock=true'],
  'a word of all products': ['q=printed', 'q=printed care', 'q=care&sort=name'],
};
const MIX = 'all of these in turns';

await buildAll();
const servers = await step('backing services', startServers);
try {
  const amounts = { orders: 0, users: 0, bulkOrders: 0, products: PRODUCTS };
  await step(`${PRODUCTS} products`, () => fillShop(servers.mongoUrl, 'search', amounts));
  const began = performance.now();
  const shop = await step('services', () =>
    startSystem({ backing: { ...servers, databasePrefix: 'search' }, only: ['identity', 'catalog'] }),
  );
  const seconds = (performance.now() - began) / 1000;
  try {
    const catalog = shop.processes.find(({ name }) => name === 'catalog');
    const url = `http://127.0.0.1:${catalog?.port}`;
    const change = await staffOf(shop, url);
    const changing = setInterval(change, BETWEEN_CHANGES_MS);
    const figures: Figures[] = [];
    const ask = async (name: string, paths: readonly string[]) =>
      figures.push(await step(name, () => measure({ name, url, paths }, CONNECTIONS)));
    await ask('plain list, 24 products', ['/api/product?limit=24']);
    const paths = (queries: readonly string[]) =>
      queries.map((query) => `/api/product/search?${new URLSearchParams(query)}`);
    for (const [name, queries] of Object.entries(searches)) await ask(name, paths(queries));
    await ask(MIX, paths(Object.values(searches).flat()));
    await ask(
      'suggestions',
      ['ba', 'ban', 'mug r', 'बैन', 'keych'].map((q) => `/api/product/suggestions?q=${encodeURIComponent(q)}`),
    );
    clearInterval(changing);
    say(`\n${table(figures)}`);
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${catalog?.pid}/status`, 'utf8'))?.[1];
    say(
      `\nstart of identity and catalog: ${seconds.toFixed(1)} s; the catalog's memory: ${Math.round(Number(kilobytes) / 1024)} MB`,
    );
  } finally {
    await shop.stop();
  }
} finally {
  await removeContainers();
}

/** Adds one more product, as staff do. */
async function staffOf({ admin, processes }: System, url: string): Promise<() => Promise<void>> {
  const identity = processes.find(({ name }) => name === 'identity');
  let token = '';
  const post = async (address: string, body: object): Promise<{ token?: string }> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const res = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!res.ok) throw new Error(`${address} answered ${res.status}: ${await res.text()}`);
    return res.json() as Promise<{ token?: string }>;
  };
  token = (await post(`http://127.0.0.1:${identity?.port}/api/users/login`, admin)).token ?? '';
  await post(`${url}/api/product-types`, { type: 'Clocks', category: ['Wall'] });
  let count = 0;
  return async () => {
    count += 1;
    await post(`${url}/api/product`, {
      name: `Printed clock ${count}`,
      type: 'Clocks',
      category: 'Wall',
      price: 499,
      stock: 10,
      description: 'A wall clock of 30 cm, printed with your picture, handled with care.',
      images: ['/media/products/0123456789abcdef01234567/1280.webp'],
    });
  };
}
