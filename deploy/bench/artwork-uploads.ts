import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { say, step } from '@print-shop/machine';
import { removeContainers, startServers } from '@print-shop/test-kit/containers';
import { buildAll } from '../local/build.ts';
import { startSystem } from '../local/system.ts';
import { fillShop } from './fill.ts';
import { residentMb } from './memory.ts';

const UPLOADERS = 4;
const PRODUCTS = 1_000;
/** They leave the machine room: what is measured is how long they wait, not how much fits. */
const VISITORS_PER_SECOND = 100;
/** Long enough for the slowest hundredth to be some dozens of requests. */
const LOOK_SECONDS = 40;
const WARM_UP_SECONDS = 5;
const WATCH_MS = 50;

const here = (file: string): string => join(import.meta.dirname, file);

/** Has visitors look at an address; returns the 99th percentile of what they wait, in ms. */
async function visit(url: string, seconds: number): Promise<number> {
  const visitors = fork(here('visitors.ts'), [url, String(VISITORS_PER_SECOND), String(seconds)], {
    // Room for all that they leave behind.
    execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=64'],
    detached: true,
  });
  const failed = once(visitors, 'exit').then(([code]) => {
    throw new Error(`the visitors ended with ${code}`);
  });
  const told = once(visitors, 'message') as Promise<[p99: number]>;
  const [p99] = await Promise.race([told, failed]);
  return p99;
}

/** Four customers upload files, one after another, and others look at the list of products: what the one costs the other. */
export async function measureUploads(paths: readonly string[]): Promise<void> {
  await buildAll();
  const servers = await step('backing services', startServers);
  try {
    await fillShop(servers.mongoUrl, 'uploads', { orders: 0, users: 0, bulkOrders: 0, products: PRODUCTS });
    const shop = await startSystem({
      backing: { ...servers, databasePrefix: 'uploads' },
      env: { ARTWORK_LIMIT_PER_ADDRESS: '1000000' },
      only: ['identity', 'catalog', 'artwork'],
    });
    try {
      const part = (name: 'catalog' | 'artwork') => {
        const found = shop.processes.find((one) => one.name === name);
        return { url: `http://127.0.0.1:${found?.port}`, pid: Number(found?.pid) };
      };
      const artwork = part('artwork');
      const url = `${part('catalog').url}/api/product?limit=24`;
      const look = (what: string) => step(what, () => visit(url, LOOK_SECONDS));
      await visit(url, WARM_UP_SECONDS);
      const calm = await look('the list of products, alone');

      let peakMb = 0;
      const watch = setInterval(() => {
        peakMb = Math.max(peakMb, residentMb(artwork.pid).together);
      }, WATCH_MS);
      const uploaders = fork(here('uploader.ts'), [artwork.url, String(UPLOADERS), ...paths]);
      const ended = once(uploaders, 'message') as Promise<[uploaded: number]>;
      await visit(url, WARM_UP_SECONDS); // until the processes that upload and read have started
      const busy = await look('the list of products, beside four uploads');
      uploaders.send('stop');
      const [uploaded] = await ended;
      clearInterval(watch);
      const after = await look('the list of products, alone again');
      const times = (busy / ((calm + after) / 2)).toFixed(2);
      say(
        `p99 of the list: ${calm.toFixed(0)} and ${after.toFixed(0)} ms alone, ${busy.toFixed(0)} ms beside four uploads at a time: ${times} times (at most 1.2 is wanted), ${uploaded} files`,
      );
      say(`service and reading process together: ${peakMb.toFixed(0)} MB at most (600 are wanted)`);
    } finally {
      await shop.stop();
    }
  } finally {
    await removeContainers();
  }
}
