import { storeSecretOf } from '@print-shop/backing';
import { openSuite, type Suite } from '@print-shop/test-kit';
import { createLogger } from './log.ts';
import { connectObjectStore, type ObjectStore } from './object-store.ts';
import { STORE_USERS } from './store-rights.ts';

const logger = createLogger('test', 'silent');
let suite: Suite;
let owner: ObjectStore;
beforeAll(async () => {
  suite = await openSuite();
  owner = await connectObjectStore({ ...suite.objectStore, sharesOut: true }, logger);
});
afterAll(() => suite?.close());

const FOLDERS = [
  ...['products/', 'reviews/', 'designs/', 'artwork/', 'exports/'],
  ...['frontends/shell/', 'frontends/storefront/', 'frontends/admin/'],
];
const as = (user: string) => {
  const secretKey = storeSecretOf(user, { s3SecretKey: suite.objectStore.secretKey });
  return connectObjectStore({ ...suite.objectStore, accessKey: user, secretKey }, logger);
};
const isAllowed = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    (error: { code?: string }) => {
      if (error.code !== 'AccessDenied') throw error;
      return false;
    },
  );

/** The rights of a component to a file in each folder, as letters: r, w and d for reading, writing and deleting. */
async function rightsOf(user: string): Promise<Record<string, string>> {
  const { client, bucket } = await as(user);
  const found: Record<string, string> = {};
  for (const folder of FOLDERS) {
    const key = `${folder}${user}.txt`;
    await owner.client.putObject(bucket, key, 'of the owner');
    const rights = [
      ['r', await isAllowed(client.getObject(bucket, key).then((stream) => stream.toArray()))],
      ['w', await isAllowed(client.putObject(bucket, key, 'changed'))],
      ['d', await isAllowed(client.removeObject(bucket, key))],
    ] as const;
    const letters = rights.flatMap(([letter, can]) => (can ? letter : [])).join('');
    if (letters) found[folder] = letters;
  }
  return found;
}

it.each([
  ['catalog', { 'products/': 'rwd', 'reviews/': 'rwd' }],
  ['artwork', { 'artwork/': 'rwd', 'designs/': 'rwd', 'products/': 'r', 'exports/': 'w' }],
  [
    'gateway',
    {
      'products/': 'r',
      'reviews/': 'r',
      'frontends/shell/': 'r',
      'frontends/storefront/': 'r',
      'frontends/admin/': 'r',
    },
  ],
  ['shell', { 'frontends/shell/': 'rwd', 'frontends/storefront/': 'r', 'frontends/admin/': 'r' }],
  ['storefront', { 'frontends/storefront/': 'rwd', 'frontends/shell/': 'r' }],
  ['admin', { 'frontends/admin/': 'rwd', 'frontends/shell/': 'r' }],
])('%s reaches its own files only', async (user, rights) => {
  expect(await rightsOf(user)).toEqual(rights);
});

it('are tested for everybody with a key', () => {
  expect(STORE_USERS).toHaveLength(6);
});

it('copies a file only from where it may read, to where it may write', async () => {
  const { client, bucket } = await as('artwork');
  await client.putObject(bucket, 'designs/a.png', 'a design');
  await owner.client.putObject(bucket, 'reviews/b.png', 'a picture');
  const copy = (to: string, from: string) => isAllowed(client.copyObject(bucket, to, `/${bucket}/${from}`));
  expect(await copy('exports/1/a.png', 'designs/a.png')).toBe(true);
  expect(await copy('artwork/b.png', 'reviews/b.png')).toBe(false);
  expect(await copy('reviews/a.png', 'designs/a.png')).toBe(false);
});

it('lets nobody but the owner change the rights, the bucket, or another one', async () => {
  const { client, bucket } = await as('artwork');
  expect(await isAllowed(client.setBucketPolicy(bucket, JSON.stringify({})))).toBe(false);
  expect(await isAllowed(client.removeBucket(bucket))).toBe(false);
  expect(await isAllowed(client.makeBucket(`${bucket}-more`))).toBe(false);
});
