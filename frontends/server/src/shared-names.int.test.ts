import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storeSecretOf } from '@print-shop/backing';
import { frontEndKey } from '@print-shop/service-kit/front-end-files';
import { createLogger } from '@print-shop/service-kit/log';
import { connectObjectStore, type ObjectStore } from '@print-shop/service-kit/object-store';
import { bucketPolicy } from '@print-shop/service-kit/store-rights';
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
function built(
  name: string,
  shared: object,
  key = store,
): { publish: () => Promise<void>; untilItFits: () => Promise<void> } {
  const own = mkdtempSync(join(folder, `${name}-`));
  writeFileSync(join(own, 'shared.json'), JSON.stringify(shared));
  return {
    publish: () => publishFiles({ name, folder: own, store: key }),
    untilItFits: () => untilItFits(own, key, logger),
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

it('no front end waits for one that is not published', async () => {
  await built('storefront', { needs: { 'react-router': ['Link'] } }).untilItFits();
  await built('shell', { offers: {} }).untilItFits();
});

it('a remote waits for a shell that says what it offers: one of 0.2 does not', async () => {
  const needs = { 'react-router': ['Link'] };
  await store.client.putObject(store.bucket, frontEndKey('shell', 'index.html'), '<!doctype html>');
  const { done } = await saysMissing('shared.json of the shell', built('storefront', { needs }).untilItFits);
  await built('shell', { offers: needs }).publish();
  await done;
});

it('a shell does not wait for a remote of 0.2, which says nothing of its needs', async () => {
  await store.client.putObject(store.bucket, frontEndKey('admin', 'remoteEntry.js'), '');
  await built('shell', { offers: {} }).untilItFits();
});

it('a remote waits for the right to read the files of the shell, which its key of 0.2 lacks', async () => {
  const owner = await connectObjectStore({ ...suite.objectStore, sharesOut: true }, logger);
  const secretKey = storeSecretOf('storefront', { s3SecretKey: suite.objectStore.secretKey });
  const own = await connectObjectStore({ ...suite.objectStore, accessKey: 'storefront', secretKey }, logger);
  const rights = bucketPolicy(owner.bucket);
  await owner.client.setBucketPolicy(owner.bucket, rights.replaceAll('frontends/shell/*', 'elsewhere/*'));
  const { done } = await saysMissing(
    'the right to read the files of the other front ends',
    built('storefront', { needs: { 'react-router': ['Link'] } }, own).untilItFits,
  );
  await owner.client.setBucketPolicy(owner.bucket, rights);
  await done;
});
