import { say, step } from '@print-shop/machine';
import { removeContainers, startServers } from '@print-shop/test-kit/containers';
import { buildAll } from '../local/build.ts';
import { startSystem } from '../local/system.ts';
import { fillShop } from './fill.ts';
import { measure } from './load.ts';
import { residentMb } from './memory.ts';

const UPLOADERS = 4;
const PRODUCTS = 1_000;
/** Steady visitors, who leave the machine room: what is measured is how long they wait, not how much fits. */
const VISITORS = { connections: 10, perSecond: 100 };
/** Long enough for the slowest hundredth to be some dozens of requests. */
const LOOK_SECONDS = 40;
const WATCH_MS = 50;

/** Four customers upload one file after another, and others look at the list of products: what the one costs the other. */
export async function measureUploads(
  files: Record<string, { bytes: Uint8Array<ArrayBuffer>; type: string }>,
): Promise<void> {
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
      const list = { name: 'list', url: `${part('catalog').url}/api/product?limit=24`, perSecond: VISITORS.perSecond };
      const look = (what: string) => step(what, () => measure(list, VISITORS.connections, LOOK_SECONDS));
      const calm = await look('the list of products, alone');

      let [isOver, uploaded, peakMb] = [false, 0, 0];
      const watch = setInterval(() => {
        const { own, children } = residentMb(artwork.pid);
        peakMb = Math.max(peakMb, own + children);
      }, WATCH_MS);
      const names = Object.keys(files);
      const upload = async (at: number): Promise<void> => {
        for (let n = at; !isOver; n += 1) {
          const name = names[n % names.length] ?? '';
          const { bytes, type } = files[name] as (typeof files)[string];
          const form = new FormData();
          form.append('file', new Blob([bytes], { type }), name);
          const res = await fetch(`${artwork.url}/api/artwork/files`, { method: 'POST', body: form });
          if (res.status !== 202) throw new Error(`the upload answered ${res.status}: ${await res.text()}`);
          const { _id: id, token } = (await res.json()) as { _id: string; token: string };
          while (!isOver) {
            const asked = await fetch(`${artwork.url}/api/artwork/files/${id}?token=${token}`);
            if (((await asked.json()) as { state: string }).state !== 'checking') break;
            await new Promise((resolve) => setTimeout(resolve, 200));
          }
          uploaded += 1;
        }
      };
      const uploads = Promise.all(Array.from({ length: UPLOADERS }, (_, at) => upload(at)));
      const busy = await look('the list of products, beside four uploads').finally(() => {
        isOver = true;
      });
      await uploads;
      clearInterval(watch);
      say(
        `p99 of the list: ${calm.p99.toFixed(0)} ms alone, ${busy.p99.toFixed(0)} ms beside four uploads at a time (${(busy.p99 / calm.p99).toFixed(2)}; at most 1.2 is wanted), ${uploaded} files`,
      );
      say(`service and reading process together: ${peakMb.toFixed(0)} MB at most (600 are wanted)`);
    } finally {
      await shop.stop();
    }
  } finally {
    await removeContainers();
  }
}
