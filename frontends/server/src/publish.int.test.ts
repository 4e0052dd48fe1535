import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@print-shop/service-kit/log';
import { connectObjectStore, type ObjectStore } from '@print-shop/service-kit/object-store';
import { openSuite } from '@print-shop/test-kit';
import { publishFiles } from './publish.ts';

const folder = mkdtempSync(join(tmpdir(), 'front-end-'));
let suite: Awaited<ReturnType<typeof openSuite>>;
let store: ObjectStore;

beforeAll(async () => {
  suite = await openSuite();
  store = await connectObjectStore(suite.objectStore, createLogger('test', 'silent'));
  mkdirSync(join(folder, 'assets'));
});
afterAll(async () => {
  await suite?.close();
  rmSync(folder, { recursive: true });
});

const publish = (now?: Date) => publishFiles({ name: 'shell', folder, store }, now);
const read = async (key: string): Promise<string> =>
  Buffer.concat(await (await store.client.getObject(store.bucket, key)).toArray()).toString();
const keys = async (): Promise<string[]> =>
  (await store.client.listObjectsV2(store.bucket, '', true).toArray()).map(({ name }: { name: string }) => name);

describe('publishing a front end', () => {
  it('puts every file beside those of the release before', async () => {
    writeFileSync(join(folder, 'index.html'), 'one');
    writeFileSync(join(folder, 'assets/app.0000000001.js'), '1');
    writeFileSync(join(folder, 'assets/app.0000000001.js.br'), 'compressed');
    await publish();
    rmSync(join(folder, 'assets/app.0000000001.js'));
    rmSync(join(folder, 'assets/app.0000000001.js.br'));
    writeFileSync(join(folder, 'assets/app.0000000002.js'), '2');
    writeFileSync(join(folder, 'index.html'), 'two');
    await publish();
    await expect(read('frontends/shell/index.html')).resolves.toBe('two');
    await expect(keys()).resolves.toEqual([
      'frontends/shell/assets/app.0000000001.js',
      'frontends/shell/assets/app.0000000001.js.br',
      'frontends/shell/assets/app.0000000002.js',
      'frontends/shell/index.html',
    ]);
  });

  it('sends a file whose name tells its content again only after half a day', async () => {
    const key = 'frontends/shell/assets/app.0000000002.js';
    await store.client.putObject(store.bucket, key, 'sent');
    await publish();
    await expect(read(key)).resolves.toBe('sent');
    await publish(new Date(Date.now() + 13 * 60 * 60_000));
    await expect(read(key)).resolves.toBe('2');
  });

  it('removes what no release has had for 30 days, and nothing else in the bucket', async () => {
    await store.client.putObject(store.bucket, 'frontends/admin/remoteEntry.js', 'admin()');
    await store.client.putObject(store.bucket, 'products/1/80.webp', 'picture');
    const before = await keys();
    await publish(new Date(Date.now() + 29 * 24 * 60 * 60_000));
    await expect(keys()).resolves.toEqual(before);
    await publish(new Date(Date.now() + 31 * 24 * 60 * 60_000));
    await expect(keys()).resolves.toEqual(before.filter((key) => !key.includes('app.0000000001')));
  });
});
