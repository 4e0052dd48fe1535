import type { Envelope } from '@print-shop/contracts';
import {
  type Counts,
  collectionOf,
  differingCollections,
  filledCollections,
  markRestore,
  replaceDocuments,
  restoredFrom,
  unmarkRestore,
} from './database.ts';
import type { BackupKey } from './encryption.ts';
import { publisherOf, returnToOutbox } from './events.ts';
import { forEachAtOnce, listFiles, restoreFile, verifyFile } from './files.ts';
import { type DatabasePart, FILES, type FileEntry, type Manifest } from './manifest.ts';
import { readLines } from './parts.ts';
import { chosenBackup, createKeyring, listBackups, readEvents, readFileEntries, readManifest } from './place.ts';
import { Problem } from './problem.ts';
import type { Shop } from './run.ts';
import { readSecrets, type Secrets } from './secrets.ts';
import type { Target } from './target.ts';

interface OpenOptions {
  target: Target;
  passphrase: string;
  /** Name of the backup; the newest complete one without it. */
  backup?: string | undefined;
}

export interface OpenBackup {
  key: BackupKey;
  manifest: Manifest;
}

/** Opens a complete backup. Throws a `Problem` when there is none, or the passphrase is not that of the backup. */
export async function openBackup({ target, passphrase, backup }: OpenOptions): Promise<OpenBackup> {
  const { name } = chosenBackup(await listBackups(target), backup);
  const key = await createKeyring(target, passphrase).keyOf(name);
  return { key, manifest: await readManifest(target, key, name) };
}

/** Returns the Secrets of a backup, and the release that they are of. */
export async function openSecrets(options: OpenOptions): Promise<{ secrets: Secrets; manifest: Manifest }> {
  const { key, manifest } = await openBackup(options);
  return { secrets: await readSecrets(options.target, key, manifest), manifest };
}

const nameOf = ({ service }: DatabasePart, { name }: Manifest): string => `The database ${service} of the backup ${name}`;

const isSame = (a: Counts, b: Counts): boolean =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) => (a[name] ?? 0) === (b[name] ?? 0));

/** Reads every database of a backup to its end. Throws a `Problem` at the first that is not what was stored. */
async function verifyDatabases(target: Target, { key, manifest }: OpenBackup): Promise<void> {
  await forEachAtOnce(manifest.databases, async (part) => {
    const counts: Counts = {};
    const what = nameOf(part, manifest);
    for await (const line of readLines(target, key, part.object, what, part)) {
      const collection = collectionOf(line);
      counts[collection] = (counts[collection] ?? 0) + 1;
    }
    if (!isSame(counts, part.collections)) throw new Problem(`${what} has other numbers of documents than its manifest.`);
  });
}

/** Returns the files of a backup. Throws a `Problem` when the target lacks one of them. */
async function presentFiles(target: Target, { key, manifest }: OpenBackup): Promise<FileEntry[]> {
  const there = new Set<string>();
  for await (const { name } of target.list(FILES)) there.add(name);
  const files: FileEntry[] = [];
  const missing: string[] = [];
  for await (const file of readFileEntries(target, key, manifest)) {
    files.push(file);
    if (!there.has(file.object)) missing.push(file.name);
  }
  if (missing.length > 0) {
    throw new Problem(
      `${missing.length} files of the backup ${manifest.name} are missing, such as ${missing[0]}. Choose another backup.`,
    );
  }
  return files;
}

/** Returns the events of a backup by the service that publishes them. */
async function eventsByPublisher(target: Target, { key, manifest }: OpenBackup): Promise<Map<string, Envelope[]>> {
  const events: Envelope[] = [];
  for await (const event of readEvents(target, key, manifest)) events.push(event);
  return Map.groupBy(events, publisherOf);
}

/** Reads a whole backup and throws a `Problem` at the first part that is not what was stored. Nothing is changed. */
export async function verifyBackup(options: OpenOptions): Promise<Manifest> {
  const open = await openBackup(options);
  await verifyDatabases(options.target, open);
  await readSecrets(options.target, open.key, open.manifest);
  await eventsByPublisher(options.target, open);
  const files = await presentFiles(options.target, open);
  await forEachAtOnce(files, (file) => verifyFile(options.target, open.key, file));
  return open.manifest;
}

/** Throws a `Problem` unless the databases of a shop are those of the backup and may be filled. */
async function checkDatabases({ shop, replace }: RestoreOptions, { manifest }: OpenBackup): Promise<void> {
  const filled: string[] = [];
  for (const { service } of manifest.databases) {
    const database = shop.databases.get(service);
    if (!database) {
      throw new Problem(
        `The backup has a database of ${service}, and this shop has none. Install version ${manifest.version} first.`,
      );
    }
    if ((await restoredFrom(database)) !== undefined) continue; // a restore that did not end: nobody has worked with it
    const [first] = await filledCollections(database);
    if (first) filled.push(`${service} (${first})`);
  }
  if (filled.length > 0 && !replace) {
    throw new Problem(
      `These databases are not empty: ${filled.join(', ')}. Nothing was changed. Set REPLACE=true to replace all documents in them.`,
    );
  }
}

export interface RestoreOptions extends OpenOptions {
  shop: Shop;
  /** Whether documents that are there may be removed. */
  replace: boolean;
  say(line: string): void;
}

/**
 * Puts the files and the documents of a backup back. Nothing is changed before all databases of the backup were read and found whole. Files come
 * first, as documents name them. After a crash it may be repeated. Throws a `Problem` where a person can mend what is wrong.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { target, shop, say } = options;
  const open = await openBackup(options);
  const { key, manifest } = open;
  say(`restoring the backup ${manifest.name} of version ${manifest.version}`);
  await checkDatabases(options, open);
  await verifyDatabases(target, open);
  const events = await eventsByPublisher(target, open);
  const files = await presentFiles(target, open);
  say(`verified ${manifest.databases.length} databases`);

  const there = new Set((await listFiles(shop.store, key, shop.storePlace)).map(({ object }) => object));
  const wanted = files.filter(({ object }) => !there.has(object));
  await forEachAtOnce(wanted, (file) => restoreFile(shop.store, target, key, file, shop.storePlace));
  say(`files: ${files.length}, of which ${wanted.length} were not there`);

  const parts = manifest.databases.flatMap((part) => {
    const database = shop.databases.get(part.service);
    return database ? [{ part, database }] : [];
  });
  for (const { database } of parts) await markRestore(database, manifest.name);
  for (const { part, database } of parts) {
    const lines = readLines(target, key, part.object, nameOf(part, manifest), part);
    const counts = await replaceDocuments(database, lines);
    if (!isSame(counts, part.collections)) throw new Problem(`Not all documents of ${part.service} were stored. Try again.`);
    say(`database ${part.service}: ${part.documents} documents`);
  }
  for (const { part, database } of parts) {
    const [differing] = await differingCollections(database, part.collections);
    if (differing) {
      throw new Problem(
        `${differing} of ${part.service} has changed meanwhile. Stop all components of the shop, then restore again.`,
      );
    }
  }
  for (const { part, database } of parts) {
    const left = await returnToOutbox(database, events.get(part.service) ?? []);
    if (left > 0) say(`events of ${part.service}: ${left} are lost, as no document has an outbox`);
  }
  if (manifest.events.count > 0) say(`events: ${manifest.events.count} are published again once the services run`);
  for (const { database } of parts) await unmarkRestore(database);
  return manifest;
}
