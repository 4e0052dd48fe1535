import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger } from '@print-shop/service-kit/log';
import { connectObjectStore, type ObjectStore } from '@print-shop/service-kit/object-store';
import { openSuite } from '@print-shop/test-kit';
import { eventually } from '@print-shop/test-kit/eventually';
import { publishFiles } from './publish.ts';
import { untilItFits } from './shared-names.ts';

const logger = createLogger('test', 'silent');
const folder = mkdtempSync(join(tmpdir(), 'shared-names-'));
let suite: Awaited<ReturnType<typeof openSuite>>;
let store: ObjectStore;

beforeAll(async () => {
  suite = await openSuite();
  store = await connectObjectStore(suite.objectStore, logger);
});
afterAll(async () => {
  await suite?.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  const keys = await store.client.listObjectsV2(store.bucket, '', true).toArray();
  await store.client.removeObjects(
    store.bucket,
    keys.map(({ name }: { name: string }) => name),
  );
});

/** A front end that is built and, with its `publish`, published. */
function built(name: string, shared: object): { publish: () => Promise<void>; untilItFits: () => Promise<void> } {
  const own = mkdtempSync(join(folder, `${name}-`));
  writeFileSync(join(own, 'shared.json'), JSON.stringify(shared));
  return {
    publish: () => publishFiles({ name, folder: own, store }),
    untilItFits: () => untilItFits(own, store, logger),
  };
}

/** Resolves once the wait has said what is missing. */
async function saysMissing(missing: string, wait: () => Promise<void>): Promise<{ done: Promise<void> }> {
  const error = jest.spyOn(logger, 'error');
  const done = wait();
  await eventually(() => expect(error).toHaveBeenCalledWith({ missing }, expect.any(String)));
  error.mockRestore();
  return { done };
}

it('a remote waits for a shell that offers what it needs', async () => {
  const needs = { 'react-router': ['Link', 'useBlocker'] };
  await built('shell', { offers: { 'react-router': ['Link'] } }).publish();
  const { done } = await saysMissing('useBlocker of react-router', built('storefront', { needs }).untilItFits);
  await built('shell', { offers: needs }).publish();
  await done;
});

it('a shell of an earlier release waits until no remote needs what it lacks', async () => {
  await built('admin', { needs: { '@print-shop/web-kit': ['useNews'] } }).publish();
  const { done } = await saysMissing(
    'useNews of @print-shop/web-kit',
    built('shell', { offers: { '@print-shop/web-kit': ['call'] } }).untilItFits,
  );
  await built('admin', { needs: { '@print-shop/web-kit': ['call'] } }).publish();
  await done;
});

it('no front end waits for one that is not published, or says nothing of its names', async () => {
  await built('storefront', { needs: { 'react-router': ['Link'] } }).untilItFits();
  await built('shell', { offers: {} }).untilItFits();
  await built('shell', {}).publish();
  await built('storefront', { needs: { 'react-router': ['Link'] } }).untilItFits();
});
