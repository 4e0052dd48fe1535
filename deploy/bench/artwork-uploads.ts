import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { say, step } from '@print-shop/machine';
import { removeContainers } from '@print-shop/test-kit/containers';
import { buildAll } from '../local/build.ts';
import type { ComponentName } from '../local/components.ts';
import { startSystem } from '../local/system.ts';
import { fillShop } from './fill.ts';
import { residentMb } from './memory.ts';
import { startServers } from './start-servers.ts';

const UPLOADERS = 4;
const PRODUCTS = 1_000;
/** Few enough that the machine is not busy: this measures how long visitors wait, not how many the shop can serve. */
const VISITORS_PER_SECOND = 100;
/** Alone and beside uploads in turn, as the machine itself is faster and slower by the minute. */
const ROUNDS = 6;
/** Together long enough for the slowest hundredth to be some dozens of requests. */
const LOOK_SECONDS = 10;
const WARM_UP_SECONDS = 5;
const WATCH_MS = 50;

const here = (file: string): string => join(import.meta.dirname, file);

/** Has visitors look at an address; returns how long each of them waits, in ms. */
async function visit(url: string, seconds: number): Promise<number[]> {
  const visitors = fork(here('visitors.ts'), [url, String(VISITORS_PER_SECOND), String(seconds)], {
    // Room for all that they leave behind.
    execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=64'],
    detached: true,
  });
  const failed = once(visitors, 'exit').then(([code]) => {
    throw new Error(`the visitors ended with ${code}`);
  });
  const told = once(visitors, 'message') as Promise<[took: number[]]>;
  const [took] = await Promise.race([told, failed]);
  return took;
}

const p99 = (took: readonly number[]): number => took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.99)] ?? 0;

/** Four customers upload files, one after another, and others look at the list of products: what the one costs the other. */
export async function measureUploads(paths: readonly string[]): Promise<void> {
  await buildAll();
  const servers = await step('backing services', startServers);
  try {
    await fillShop(servers.mongoUrl, 'uploads', { orders: 0, users: 0, bulkOrders: 0, products: PRODUCTS });
    const shop = await startSystem({
      backing: { ...servers, databasePrefix: 'uploads' },
      env: { ARTWORK_LIMIT_PER_ADDRESS: '1000000' },
      only: ['identity', 'catalog', 'artwork', 'artwork-checks'],
    });
    try {
      const part = (name: ComponentName) => {
        const found = shop.processes.find((one) => one.name === name);
        return { url: `http://127.0.0.1:${found?.port}`, pid: Number(found?.pid) };
      };
      const artwork = part('artwork');
      const checks = part('artwork-checks');
      const url = `${part('catalog').url}/api/product?limit=24`;
      await visit(url, WARM_UP_SECONDS);
      const took = { alone: [] as number[], beside: [] as number[] };
      let [uploaded, peakMb] = [0, 0];
      const watch = setInterval(() => {
        peakMb = Math.max(peakMb, residentMb(artwork.pid).together + residentMb(checks.pid).together);
      }, WATCH_MS);

      const round = async (): Promise<void> => {
        took.alone.push(...(await visit(url, LOOK_SECONDS)));
        const uploaders = fork(here('uploader.ts'), [artwork.url, String(UPLOADERS), ...paths]);
        const ended = once(uploaders, 'message') as Promise<[uploaded: number]>;
        await visit(url, WARM_UP_SECONDS); // until the processes that upload and read have started
        took.beside.push(...(await visit(url, LOOK_SECONDS)));
        uploaders.send('stop');
        uploaded += (await ended)[0];
      };
      for (let n = 1; n <= ROUNDS; n += 1)
        await step(`the list of products, alone and beside uploads, ${n} of ${ROUNDS}`, round);
      clearInterval(watch);

      const [alone, beside] = [p99(took.alone), p99(took.beside)];
      say(
        `p99 of the list: ${alone.toFixed(1)} ms alone, ${beside.toFixed(1)} ms beside four uploads at a time: ${(beside / alone).toFixed(2)} times (at most 1.2 is wanted), ${uploaded} files`,
      );
      say(
        `the service, its checks and the processes that read files together: ${peakMb.toFixed(0)} MB at most (600 are wanted)`,
      );
    } finally {
      await shop.stop();
    }
  } finally {
    await removeContainers();
  }
}
