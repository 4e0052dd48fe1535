import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { connectBroker, createRelay, outboxField } from '@print-shop/messaging';
import { createLogger } from '@print-shop/service-kit/log';
import { createStoreClient, type ObjectStore, type ObjectStoreOptions } from '@print-shop/service-kit/object-store';
import { eventually, openSuite, type Suite } from '@print-shop/test-kit';
import { Schema, Types } from 'mongoose';
import { type Database, markRestore } from './database.ts';
import { recordEvents } from './events.ts';
import { nameAt } from './manifest.ts';
import { type RestoreOptions, restoreBackup } from './restore.ts';
import { type RunOptions, runBackup } from './run.ts';
import { openBucket, openTarget } from './target.ts';

const passphrase = 'correct horse battery staple';
const at = new Date('2026-05-01T10:00:00.123Z');
const DAY_MS = 24 * 3600 * 1000;

/** Two parts of the servers: the first has orders and the shop's bucket, the second accounts and the bucket of the backups. */
let shop: Suite;
let away: Suite;
let files: ObjectStore;
let backups: ObjectStore;
let databases: Map<string, Database>;

const storeOf = async (options: ObjectStoreOptions): Promise<ObjectStore> => {
  const client = await createStoreClient(options);
  await client.makeBucket(options.bucket);
  return { client, bucket: options.bucket };
};

const databaseOf = async ({ mongo }: Suite): Promise<Database> => {
  const { db } = await mongo.asPromise();
  if (!db) throw new Error('not connected');
  return db;
};

const database = (service: string): Database => {
  const found = databases.get(service);
  if (!found) throw new Error(`there is no database ${service}`);
  return found;
};

beforeAll(async () => {
  [shop, away] = [await openSuite(), await openSuite()];
  [files, backups] = [await storeOf(shop.objectStore), await storeOf(away.objectStore)];
  databases = new Map([
    ['ordering', await databaseOf(shop)],
    ['identity', await databaseOf(away)],
  ]);
});
afterAll(async () => {
  await shop?.close();
  await away?.close();
});

const target = () => openTarget(away.objectStore, 'chhaap');

/** Runs the program as a job does. Returns its code and what it prints. */
function program(
  action: string,
  env: Record<string, string> = {},
): Promise<{ code: number; out: string; err: string }> {
  const { objectStore: own } = shop;
  const { objectStore: place } = away;
  const settings = {
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    PATH: process.env.PATH,
    MONGO_URL_ORDERING: shop.mongoUrl,
    MONGO_URL_IDENTITY: away.mongoUrl,
    S3_ENDPOINT: own.endpoint,
    S3_BUCKET: own.bucket,
    S3_ACCESS_KEY: own.accessKey,
    S3_SECRET_KEY: own.secretKey,
    BACKUP_ENDPOINT: place.endpoint,
    BACKUP_BUCKET: place.bucket,
    BACKUP_PREFIX: 'chhaap',
    BACKUP_ACCESS_KEY: place.accessKey,
    BACKUP_SECRET_KEY: place.secretKey,
    BACKUP_PASSPHRASE: passphrase,
    ...env,
  };
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [join(import.meta.dirname, 'backup.cli.ts'), action],
      { env: settings },
      (_, out, err) => resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
}

const run = (options: Partial<RunOptions> & { target: RunOptions['target'] }) =>
  runBackup({
    passphrase,
    scryptLogN: 10,
    shop: { databases, store: files, storePlace: 'the bucket' },
    secrets: {},
    release: { name: 'shop', namespace: 'trade', secret: 'shop-secrets' },
    version: '1.2.3',
    keepDays: 30,
    say: () => undefined,
    ...options,
  });

const restore = (options: Partial<RestoreOptions>) =>
  target().then((place) =>
    restoreBackup({
      target: place,
      passphrase,
      shop: { databases, store: files, storePlace: 'the bucket' },
      replace: false,
      say: () => undefined,
      ...options,
    }),
  );

async function objectsIn({ client, bucket }: ObjectStore): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of client.listObjectsV2(bucket, '', true)) if (name) names.push(name);
  return names.toSorted();
}

async function emptyStore(store: ObjectStore): Promise<void> {
  const names = await objectsIn(store);
  if (names.length > 0) await store.client.removeObjects(store.bucket, names);
}

async function emptyDatabases(): Promise<void> {
  for (const one of databases.values()) {
    for (const { name } of await one.listCollections().toArray()) await one.collection(name).drop();
  }
}

const picture = Buffer.alloc(100_000, 'a picture of a mug ');
/** Takes several parts of an upload. */
const largePicture = Buffer.alloc(9_000_000, 'a large picture of a mug ');

/** Fills the shop: orders of every type of value, accounts, and files. */
async function fillShop(mug = picture): Promise<void> {
  await emptyDatabases();
  await Promise.all([emptyStore(files), emptyStore(backups)]);
  const orders = Array.from({ length: 1_200 }, (_, n) => ({
    _id: new Types.ObjectId(),
    n,
    at,
    pricePaise: n * 100,
    lines: [{ name: 'कप', isPaid: n % 2 === 0, none: null }],
    outbox: [],
  }));
  await database('ordering').collection('orders').insertMany(orders);
  await database('ordering').collection('coupons').insertOne({ total: 1.5 });
  await database('identity')
    .collection<{ _id: string; email: string }>('users')
    .insertOne({ _id: 'asha', email: 'asha@example.com' });
  await files.client.putObject(files.bucket, 'designs/mug.png', mug, mug.length, {
    'Content-Type': 'image/png',
    'x-amz-meta-owner': 'asha',
  });
  await files.client.putObject(files.bucket, 'artwork/empty.txt', '');
  await files.client.putObject(files.bucket, 'frontends/shell/main.js', 'made anew');
}

const contents = async () => ({
  orders: await database('ordering').collection('orders').find().sort({ n: 1 }).toArray(),
  coupons: await database('ordering').collection('coupons').find().toArray(),
  users: await database('identity').collection('users').find().toArray(),
});

const partOf = async (ending: string): Promise<string> => {
  const found = (await objectsIn(backups)).find((name) => name.endsWith(ending));
  if (!found) throw new Error(`there is no ${ending}`);
  return found;
};

async function change(object: string, to: (content: Buffer) => Buffer): Promise<void> {
  const { client, bucket } = backups;
  await client.putObject(bucket, object, to(await buffer(await client.getObject(bucket, object))));
}

const flipped = (content: Buffer): Buffer => {
  const copy = Buffer.from(content);
  const middle = Math.floor(copy.length / 2);
  copy[middle] = (copy[middle] ?? 0) ^ 1;
  return copy;
};

describe('a backup', () => {
  beforeEach(() => fillShop());

  it('brings a shop that was lost back as it was, with the types of its values and files', async () => {
    await fillShop(largePicture);
    const before = await contents();
    const made = await program('run', { SHOP_VERSION: '1.2.3' });
    expect(made).toMatchObject({ code: 0, err: '' });
    expect(made.out).toMatch(/^database ordering: 1201 documents/m);
    expect(made.out).toMatch(/^files: 2, of which 2 are new/m);
    expect(made.out.trim().split('\n').at(-1)).toMatch(
      /^backup \S+Z is complete: \S+ MB, 1202 documents, 2 files, \d+ s$/,
    );
    await emptyDatabases();
    await emptyStore(files);
    const restored = await program('restore');
    expect(restored).toMatchObject({ code: 0, err: '' });
    expect(restored.out.trim().split('\n').at(-1)).toMatch(
      /^backup \S+Z is restored: .* 1202 documents, 2 files, \d+ s$/,
    );
    expect(await contents()).toEqual(before);
    expect(await objectsIn(files)).toEqual(['artwork/empty.txt', 'designs/mug.png']);
    const stat = await files.client.statObject(files.bucket, 'designs/mug.png');
    expect(stat.metaData).toMatchObject({ 'content-type': 'image/png', owner: 'asha' });
    const restoredPicture = await buffer(await files.client.getObject(files.bucket, 'designs/mug.png'));
    expect(restoredPicture.equals(largePicture)).toBe(true);
    expect((await program('list')).out).toMatch(
      /^\S+Z {2}complete {4}\S+ MB, 1202 documents, 2 files, version 1\.2\.3\n$/,
    );
    expect((await program('verify')).out).toMatch(/^backup \S+Z is whole: /);
  });

  it('tells nothing of its contents at the place where it lies', async () => {
    await run({ target: await target() });
    const { client, bucket } = backups;
    for (const name of await objectsIn(backups)) {
      expect(name).not.toMatch(/mug|designs|empty/);
      const content = await buffer(await client.getObject(bucket, name));
      expect(content.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
      for (const word of ['a picture of a mug', 'asha@example.com', 'designs/'])
        expect(content.includes(word)).toBe(false);
    }
  });

  it('sends a file once, however many backups have it', async () => {
    const said: string[] = [];
    const options = { target: await target(), say: (line: string) => said.push(line) };
    await run({ ...options, now: () => at });
    await files.client.putObject(files.bucket, 'designs/new.txt', 'new');
    await run({ ...options, now: () => new Date(at.getTime() + DAY_MS) });
    expect(said.filter((line) => line.startsWith('files:'))).toEqual([
      expect.stringMatching(/^files: 2, of which 2 are new/),
      expect.stringMatching(/^files: 3, of which 1 are new/),
    ]);
    expect((await objectsIn(backups)).filter((name) => name.startsWith('chhaap/files/'))).toHaveLength(3);
  });

  it('leaves out a file that is removed before it is sent', async () => {
    const place = await target();
    for (const n of [1, 2, 3, 4, 5, 6]) await files.client.putObject(files.bucket, `designs/${n}.txt`, `${n}`);
    let removal: Promise<void> | undefined;
    // Few files are sent at once, so that the last one still waits.
    const put: typeof place.put = async (name, body) => {
      if (name.startsWith('files/')) {
        removal ??= files.client.removeObject(files.bucket, 'designs/mug.png');
        await removal;
      }
      return place.put(name, body);
    };
    const manifest = await run({ target: { ...place, put } });
    expect(manifest.files).toMatchObject({ count: 7, fileBytes: 6 });
    await emptyDatabases();
    await emptyStore(files);
    await restore({});
    expect(await objectsIn(files)).toEqual(['artwork/empty.txt', ...[1, 2, 3, 4, 5, 6].map((n) => `designs/${n}.txt`)]);
  });

  describe('of earlier days', () => {
    // The server gives objects their times, so these tests begin today.
    const today = new Date();
    const later = (days: number) => () => new Date(today.getTime() + days * DAY_MS);

    /** Begins another backup, as a second program does. */
    async function beginAnother(name: string): Promise<string> {
      const { client, bucket } = backups;
      const object = `chhaap/backups/${name}/key.age`;
      const key = await buffer(await client.getObject(bucket, await partOf('key.age')));
      await client.putObject(bucket, object, key);
      return object;
    }

    it('is removed when it is old, with the files that no other backup names', async () => {
      const options = { target: await target(), keepDays: 3 };
      await run({ ...options, now: later(0) });
      await files.client.removeObject(files.bucket, 'designs/mug.png');
      await run({ ...options, now: later(2) });
      expect(await partOf('manifest.json.zst.age')).toContain(nameAt(today));
      await run({ ...options, now: later(4) });
      const left = await objectsIn(backups);
      expect(left.filter((name) => name.includes(nameAt(today)))).toEqual([]);
      expect(left.filter((name) => name.endsWith('manifest.json.zst.age'))).toHaveLength(2);
      expect(left.filter((name) => name.startsWith('chhaap/files/'))).toHaveLength(1);
    });

    it('leaves files alone while another backup may be in the making', async () => {
      const options = { target: await target(), keepDays: 1 };
      await run({ ...options, now: later(0) });
      const unfinished = await beginAnother(nameAt(later(2)()));
      await backups.client.putObject(backups.bucket, 'chhaap/files/ab/abcd', 'needed by the other one');
      await run({ ...options, now: later(2.1) });
      expect(await objectsIn(backups)).toContain('chhaap/files/ab/abcd');
      await run({ ...options, now: later(5) });
      const left = await objectsIn(backups);
      expect(left).not.toContain('chhaap/files/ab/abcd');
      expect(left).not.toContain(unfinished);
    });

    it('leaves files alone that were sent a short time ago', async () => {
      const options = { target: await target() };
      await backups.client.putObject(backups.bucket, 'chhaap/files/ab/abcd', 'just sent by another one');
      await run({ ...options, now: later(0) });
      expect(await objectsIn(backups)).toContain('chhaap/files/ab/abcd');
      await run({ ...options, now: later(3) });
      expect(await objectsIn(backups)).not.toContain('chhaap/files/ab/abcd');
    });

    it('leaves files alone when another backup begins while it looks for those that are needed', async () => {
      const place = await target();
      await backups.client.putObject(backups.bucket, 'chhaap/files/ab/abcd', 'needed by the other one');
      const get: typeof place.get = async (name) => {
        await beginAnother(nameAt(later(3.1)()));
        return place.get(name);
      };
      await run({ target: { ...place, get }, now: later(3) });
      expect(await objectsIn(backups)).toContain('chhaap/files/ab/abcd');
    });
  });

  it('keeps the Secrets, for an installation on an empty machine', async () => {
    await run({ target: await target(), secrets: { 'shop-secrets': { 'admin-password': 'U2hvcC14Nw==' } } });
    const { code, out } = await program('secrets');
    expect(code).toBe(0);
    expect(out).toContain('admin-password: U2hvcC14Nw==');
    expect(out).toContain('meta.helm.sh/release-name: shop');
  });
});

describe('a restore', () => {
  beforeEach(async () => {
    await fillShop();
    await run({ target: await target() });
  });

  /** Restores, expects that it fails with this sentence, and that the shop is as it was. */
  async function isRefused(sentence: RegExp, options: Partial<RestoreOptions> = {}): Promise<void> {
    await database('ordering')
      .collection('orders')
      .updateMany({}, { $set: { n: 0 } });
    await expect(restore({ replace: true, ...options })).rejects.toThrow(sentence);
    expect(await database('ordering').collection('orders').countDocuments({ n: 0 })).toBe(1_200);
  }

  it('replaces documents that are there only when it is told to', async () => {
    await isRefused(/^These databases are not empty: .*ordering \(coupons\)/, { replace: false });
    await database('ordering').collection('later').insertOne({ of: 'after the backup' });
    await restore({ replace: true });
    expect(await database('ordering').collection('orders').countDocuments({ n: 7 })).toBe(1);
    expect(await database('ordering').collection('later').countDocuments()).toBe(0);
  });

  it('refuses a part that was cut off, changed or exchanged', async () => {
    const part = await partOf('ordering.ejsonl.zst.age');
    const whole = await buffer(await backups.client.getObject(backups.bucket, part));
    await change(part, (content) => content.subarray(0, -1));
    await isRefused(/^The database ordering of the backup \S+ is damaged\.$/m);
    await change(part, () => flipped(whole));
    await isRefused(/^The database ordering of the backup \S+ is damaged\.$/m);
    const other = await buffer(await backups.client.getObject(backups.bucket, await partOf('identity.ejsonl.zst.age')));
    await change(part, () => other);
    await isRefused(/^The database ordering of the backup \S+ is damaged\.$/m);
    await backups.client.removeObject(backups.bucket, part);
    await isRefused(/^The database ordering of the backup \S+ is missing\.$/m);
  });

  it('refuses a backup without its end marker, and one that is not there', async () => {
    const manifest = await partOf('manifest.json.zst.age');
    await backups.client.removeObject(backups.bucket, manifest);
    const name = manifest.split('/')[2] ?? '';
    await isRefused(/^There is no complete backup\./);
    await isRefused(/is incomplete: it has no manifest/, { backup: name });
    await isRefused(/^There is no backup 2020/, { backup: '2020-01-01T00-00-00Z' });
    expect((await program('list')).out).toMatch(/ {2}incomplete$/m);
  });

  it('refuses a backup whose files were exchanged, damaged or lost, before it changes a database', async () => {
    const stored = (await objectsIn(backups)).filter((name) => name.startsWith('chhaap/files/'));
    const [one = '', two = ''] = stored;
    await emptyStore(files);
    const content = await buffer(await backups.client.getObject(backups.bucket, one));
    await change(one, flipped);
    await isRefused(/^The file \S+ of the backup is damaged\. Choose another backup, or set SKIP_DAMAGED_FILES/);
    await change(one, () => content);
    await emptyStore(files);
    await change(two, () => content);
    await isRefused(/^The file \S+ of the backup has the content of another file\. Choose/);
    await emptyStore(files);
    await backups.client.removeObject(backups.bucket, two);
    await isRefused(/^1 files of the backup \S+ are missing, such as /);
    const said: string[] = [];
    await restore({ replace: true, skipDamagedFiles: true, say: (line) => said.push(line) });
    expect(said.filter((line) => line.startsWith('left out the file'))).toHaveLength(1);
    expect(await database('ordering').collection('orders').countDocuments({ n: 7 })).toBe(1);
  });

  it('says what is wrong with the passphrase, the place and its keys', async () => {
    await isRefused(/^The passphrase does not open the backup/, { passphrase: 'another passphrase of it' });
    const opened = (options: object) => openTarget({ ...away.objectStore, ...options }, 'chhaap');
    for (const [options, sentence] of [
      [{ bucket: 'not-there' }, /^There is no bucket \S+\/not-there\. Create it/],
      [{ endpoint: 'http://127.0.0.1:9' }, /^Nothing answers at http:\/\/127\.0\.0\.1:9/],
      [{ secretKey: 'wrong' }, /secret key\. Correct it/],
      [{ accessKey: 'wrong' }, /does not know the access key/],
    ] as const) {
      await expect(opened(options)).rejects.toThrow(sentence);
    }
    const { code, err } = await program('restore', { BACKUP_BUCKET: 'not-there', REPLACE: 'true' });
    expect(err).toMatch(/^There is no bucket .*\n$/);
    expect(code).toBe(1);
  });

  it('says every setting that is missing', async () => {
    const { code, err } = await program('run', { BACKUP_PASSPHRASE: 'short', BACKUP_BUCKET: '' });
    expect(err).toMatch(/BACKUP_BUCKET: is missing/);
    expect(err).toMatch(/BACKUP_PASSPHRASE: must have at least 16 characters/);
    expect(code).toBe(1);
  });

  it('goes on after a crash without being told to replace what it has written itself', async () => {
    await emptyDatabases();
    // The second database is away: the first one is filled and marked by then.
    const identity = database('identity');
    const broken = new Proxy(identity, {
      get: (on, field) => {
        if (field === 'collection') {
          return (collection: string) => {
            if (collection === 'users') throw new Error('the database is away');
            return on.collection(collection);
          };
        }
        return Reflect.get(on, field).bind(on);
      },
    });
    const half = { databases: new Map([...databases, ['identity', broken]]), store: files, storePlace: 'the bucket' };
    await expect(restore({ shop: half })).rejects.toThrow('the database is away');
    expect(await database('ordering').collection('restore_in_progress').countDocuments()).toBe(1);
    await restore({});
    expect(await database('ordering').collection('orders').countDocuments()).toBe(1_200);
    expect(await database('identity').collection('users').countDocuments()).toBe(1);
    const left = (await database('ordering').listCollections().toArray()).map((one) => one.name);
    expect(left).not.toContain('restore_in_progress');
  });
});

describe('a restore after one that did not end', () => {
  const isMarked = async (service: string): Promise<boolean> =>
    (await database(service).collection('restore_in_progress').countDocuments()) === 1;
  beforeEach(async () => {
    await fillShop();
    await run({ target: await target() });
  });

  it('looks at the databases that have no mark', async () => {
    await markRestore(database('identity'), 'the mark of the first');
    await expect(restore({})).rejects.toThrow(/^These databases are not empty: ordering \(coupons\)\. Nothing/);
    const without = {
      databases: new Map([['identity', database('identity')]]),
      store: files,
      storePlace: 'the bucket',
    };
    await expect(restore({ shop: without })).rejects.toThrow(/^The backup has a database of ordering, and this shop/);
  });

  it('sends no file again that is there already, even one that took several parts', async () => {
    await fillShop(largePicture);
    await run({ target: await target() });
    await emptyStore(files);
    const said: string[] = [];
    const store = await openBucket(shop.objectStore);
    const say = (line: string) => line.startsWith('files') && said.push(line);
    const again = () => restore({ replace: true, say, shop: { databases, store, storePlace: 'the bucket' } });
    await again();
    await again();
    const other = Buffer.alloc(largePicture.length, 'another picture of this size');
    await files.client.putObject(files.bucket, 'designs/mug.png', other);
    await again();
    expect(said).toEqual([2, 0, 1].map((count) => `files: 2, of which ${count} were not there`));
    const restored = await buffer(await files.client.getObject(files.bucket, 'designs/mug.png'));
    expect(restored.equals(largePicture)).toBe(true);
  });

  it('counts no mark unless the first database has one, which comes last and goes first', async () => {
    await markRestore(database('ordering'), 'a mark that was left');
    await expect(restore({})).rejects.toThrow(
      /^These databases are not empty: identity \(users\), ordering \(coupons\)\./,
    );
    // The marks are set in this order: while the first database has its mark, all have.
    const seen: string[] = [];
    const watched = (service: string) =>
      new Proxy(database(service), {
        get: (on, field) => {
          if (field !== 'collection') return Reflect.get(on, field).bind(on);
          return (collection: string) =>
            new Proxy(on.collection(collection), {
              get: (inner, method) => {
                const isOfMark = collection === 'restore_in_progress' && (method === 'updateOne' || method === 'drop');
                if (isOfMark) seen.push(`${method} ${service}`);
                const found = Reflect.get(inner, method);
                return typeof found === 'function' ? found.bind(inner) : found;
              },
            });
        },
      });
    const services = ['identity', 'ordering'];
    const watchedShop = {
      databases: new Map(services.map((name) => [name, watched(name)])),
      store: files,
      storePlace: '',
    };
    await restore({ replace: true, shop: watchedShop });
    expect(seen).toEqual(['updateOne ordering', 'updateOne identity', 'drop identity', 'drop ordering']);
    expect(await Promise.all(services.map(isMarked))).toEqual([false, false]);
  });
});

describe('the next backup', () => {
  it('refuses another passphrase than that of the last', async () => {
    await fillShop();
    await run({ target: await target() });
    const { code, err } = await program('run', { BACKUP_PASSPHRASE: 'another passphrase of it' });
    expect(err).toMatch(/^The passphrase does not open the backup \S+ Use the one/);
    expect(code).toBe(1);
  });

  it('fails as a whole when a part cannot be read, and is no complete one', async () => {
    await fillShop();
    const { code, err } = await program('run', {
      MONGO_URL_IDENTITY: 'mongodb://127.0.0.1:9/x?serverSelectionTimeoutMS=500',
    });
    expect(err).toMatch(/^The database of identity does not answer/);
    expect(code).toBe(1);
    expect((await objectsIn(backups)).filter((name) => name.includes('manifest'))).toEqual([]);
  });
});

describe('a backup while a restore has not ended', () => {
  const sentence = /^A restore of these databases has not ended: ordering\. No backup is made\. Wait until/;
  beforeEach(() => fillShop());

  it('is not begun', async () => {
    await markRestore(database('ordering'), nameAt(at));
    await expect(run({ target: await target() })).rejects.toThrow(sentence);
    expect(await objectsIn(backups)).toEqual([]);
    const { code, err } = await program('run');
    expect(err).toMatch(sentence);
    expect(code).toBe(1);
  });

  it('is not completed when the restore began meanwhile', async () => {
    const place = await target();
    const put: typeof place.put = async (name, body) => {
      if (name.endsWith('/files.jsonl.zst.age')) await markRestore(database('ordering'), nameAt(at));
      return place.put(name, body);
    };
    await expect(run({ target: { ...place, put } })).rejects.toThrow(sentence);
    expect((await objectsIn(backups)).filter((name) => name.includes('manifest'))).toEqual([]);
  });
});

describe('the events of the time of a backup', () => {
  const envelopeAt = (key: string, time: Date) => ({
    id: randomUUID(),
    key,
    occurredAt: time.toISOString(),
    data: { orderId: 'one' },
  });

  it('are published again by the service that had published them, unless they are of a later time', async () => {
    await fillShop();
    const dayMs = Date.now() + DAY_MS;
    const happened = envelopeAt('ordering.order-placed.v1', new Date());
    const others = [
      envelopeAt('ordering.order-placed.v1', new Date(dayMs)),
      envelopeAt('unknown.thing-happened.v1', new Date()),
    ];
    const logger = createLogger('ordering', 'silent');
    const broker = await connectBroker({ url: shop.rabbitmqUrl, service: 'ordering', logger });
    await eventually(() => expect(broker.isConnected()).toBe(true));
    const said: string[] = [];
    const manifest = await run({
      target: await target(),
      settleMs: 0,
      say: (line) => said.push(line),
      record: async () => {
        const recording = await recordEvents(shop.rabbitmqUrl);
        for (const event of [happened, ...others]) await broker.publish(event);
        return recording;
      },
    });
    expect(manifest.events.count).toBe(1);
    expect(said).toContain('events of this time: 1');
    await emptyDatabases();
    await restore({});

    const heard = await recordEvents(shop.rabbitmqUrl);
    const model = shop.mongo.model('Order', new Schema(outboxField), 'orders');
    const relay = createRelay({ broker, models: [model], logger, sweepAfterMs: 0 });
    await relay.sweep();
    const published = [];
    for await (const event of heard.events()) published.push(event);
    expect(published).toEqual([happened]);
    await relay.close();
    expect(await database('ordering').collection('orders').countDocuments({ 'outbox.id': happened.id })).toBe(0);
    await heard.close();
    await broker.close();
  });

  it('are needed: without the broker there is no backup', async () => {
    await fillShop();
    const record = () => recordEvents('amqp://127.0.0.1:9');
    await expect(run({ target: await target(), record })).rejects.toThrow(/^The broker does not answer: /);
    expect((await objectsIn(backups)).filter((name) => name.includes('manifest'))).toEqual([]);
  });
});
