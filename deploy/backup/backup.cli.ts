import { ConfigError, loadConfig, objectStoreConfig } from '@print-shop/service-kit/config';
import { objectStoreOptions } from '@print-shop/service-kit/object-store';
import mongoose, { type Connection } from 'mongoose';
import { z } from 'zod';
import type { Database } from './database.ts';
import { recordEvents } from './events.ts';
import { createKeyring, listBackups, readManifest } from './place.ts';
import { Problem } from './problem.ts';
import { openSecrets, restoreBackup, verifyBackup } from './restore.ts';
import { runBackup, type Shop } from './run.ts';
import { sums } from './say.ts';
import { readMountedSecrets, secretManifests } from './secrets.ts';
import { explained, makeBucket, openBucket, openTarget, shownPlace } from './target.ts';

const usage = `node backup.mjs run|restore|list|verify|secrets

run       makes a backup and removes the old ones
restore   puts the backup BACKUP back, or the newest one; REPLACE=true replaces what is there;
          SKIP_DAMAGED_FILES=true leaves out files that are not whole
list      shows the backups
verify    reads the backup BACKUP to its end, or the newest one
secrets   prints the Secrets of the backup BACKUP, or of the newest one, for kubectl apply

The place of the backups: BACKUP_ENDPOINT, BACKUP_BUCKET, BACKUP_PREFIX, BACKUP_REGION, BACKUP_ACCESS_KEY, BACKUP_SECRET_KEY,
BACKUP_PASSPHRASE, and BACKUP_PATH_STYLE=false for servers that want the bucket in the host.
The shop, for run and restore: MONGO_URL_<SERVICE> for each database, S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY;
for run also RABBITMQ_URL, unless nothing works in the shop.`;

const flag = z.enum(['true', 'false']).default('false');

const targetConfig = z.object({
  BACKUP_ENDPOINT: z.string().regex(/^https?:\/\//, 'must be an address that begins with https:// or http://'),
  BACKUP_BUCKET: z.string().min(3),
  BACKUP_PREFIX: z.string().default(''),
  BACKUP_REGION: z.string().default('us-east-1'),
  BACKUP_ACCESS_KEY: z.string(),
  BACKUP_SECRET_KEY: z.string(),
  BACKUP_PATH_STYLE: z.enum(['true', 'false']).default('true'),
  BACKUP_PASSPHRASE: z.string().min(16, 'must have at least 16 characters'),
  BACKUP: z.string().optional(),
});

const runConfig = z.object({
  KEEP_DAYS: z.coerce.number().int().min(1).default(30),
  SHOP_VERSION: z.string().default('unknown'),
  /** Folder with a folder for each Secret; none without it. */
  SECRETS_DIR: z.string().optional(),
  RELEASE_NAME: z.string().default(''),
  RELEASE_NAMESPACE: z.string().default(''),
  RELEASE_SECRET: z.string().default(''),
  RABBITMQ_URL: z.string().optional(),
});

const say = (line: string): void => console.log(line);

async function open() {
  const config = loadConfig(targetConfig);
  const target = await openTarget(
    {
      endpoint: config.BACKUP_ENDPOINT,
      accessKey: config.BACKUP_ACCESS_KEY,
      secretKey: config.BACKUP_SECRET_KEY,
      bucket: config.BACKUP_BUCKET,
      region: config.BACKUP_REGION,
      pathStyle: config.BACKUP_PATH_STYLE === 'true',
    },
    config.BACKUP_PREFIX,
  );
  return { target, passphrase: config.BACKUP_PASSPHRASE, backup: config.BACKUP };
}

/** Runs `use` with the databases and the bucket of the shop that the environment names. */
async function withShop<T>(openStore: typeof openBucket, use: (shop: Shop) => Promise<T>): Promise<T> {
  const options = objectStoreOptions(loadConfig(z.object(objectStoreConfig)));
  const urls = Object.entries(process.env).flatMap(([name, url]) => {
    const [, service] = /^MONGO_URL_(\w+)$/.exec(name) ?? [];
    return service && url ? [{ service: service.toLowerCase().replaceAll('_', '-'), url }] : [];
  });
  if (urls.length === 0) throw new Problem('No database is named. Set MONGO_URL_<SERVICE> for each service.');
  const connections: Connection[] = [];
  try {
    const databases = new Map<string, Database>();
    for (const { service, url } of urls) {
      const connection = mongoose.createConnection(url, { autoIndex: false, autoCreate: false, maxPoolSize: 2 });
      connections.push(connection);
      await connection.asPromise().catch((error: Error) => {
        throw new Problem(`The database of ${service} does not answer: ${error.message}`, { cause: error });
      });
      if (connection.db) databases.set(service, connection.db);
    }
    return await use({ databases, store: await openStore(options), storePlace: shownPlace(options) });
  } finally {
    await Promise.all(connections.map((connection) => connection.destroy()));
  }
}

const actions: Record<string, () => Promise<void>> = {
  async run() {
    const began = performance.now();
    const { target, passphrase } = await open();
    const config = loadConfig(runConfig);
    const secrets = config.SECRETS_DIR ? await readMountedSecrets(config.SECRETS_DIR) : {};
    const release = { name: config.RELEASE_NAME, namespace: config.RELEASE_NAMESPACE, secret: config.RELEASE_SECRET };
    const { KEEP_DAYS: keepDays, SHOP_VERSION: version, RABBITMQ_URL: broker } = config;
    const record = broker ? () => recordEvents(broker) : undefined;
    const manifest = await withShop(openBucket, (shop) =>
      runBackup({ target, passphrase, shop, secrets, release, version, keepDays, record, say }),
    );
    say(`backup ${manifest.name} is complete: ${sums(manifest)}, ${secondsSince(began)} s`);
  },
  async restore() {
    const began = performance.now();
    const opened = await open();
    const config = loadConfig(z.object({ REPLACE: flag, SKIP_DAMAGED_FILES: flag }));
    const replace = config.REPLACE === 'true';
    const skipDamagedFiles = config.SKIP_DAMAGED_FILES === 'true';
    const manifest = await withShop(makeBucket, (shop) =>
      restoreBackup({ ...opened, shop, replace, skipDamagedFiles, say }),
    );
    say(`backup ${manifest.name} is restored: ${sums(manifest)}, ${secondsSince(began)} s`);
  },
  async list() {
    const { target, passphrase } = await open();
    const keyring = createKeyring(target, passphrase);
    const found = await listBackups(target);
    for (const { name, isComplete } of found) {
      if (!isComplete) say(`${name}  incomplete`);
      else {
        const manifest = await readManifest(target, await keyring.keyOf(name), name);
        say(`${name}  complete    ${sums(manifest)}, version ${manifest.version}`);
      }
    }
    if (found.length === 0) say('There are no backups.');
  },
  async verify() {
    const began = performance.now();
    const manifest = await verifyBackup(await open());
    say(`backup ${manifest.name} is whole: ${sums(manifest)}, ${secondsSince(began)} s`);
  },
  async secrets() {
    const { secrets, manifest } = await openSecrets(await open());
    process.stdout.write(secretManifests(secrets, manifest.release));
  },
};

const secondsSince = (began: number): number => Math.round((performance.now() - began) / 1_000);

try {
  const action = actions[process.argv[2] ?? ''];
  if (!action) throw new Problem(usage);
  await action();
} catch (error) {
  const shown = explained(error, 'the server');
  const isKnown = shown instanceof Problem || shown instanceof ConfigError;
  console.error(isKnown ? shown.message : shown);
  process.exitCode = 1;
}
