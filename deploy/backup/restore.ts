import type { Envelope } from '@print-shop/contracts';
import {
  type Counts,
  collectionOf,
  type Database,
  differingCollections,
  filledCollections,
  isBeingRestored,
  markRestore,
  replaceDocuments,
  unmarkRestore,
} from './database.ts';
import type { BackupKey } from './encryption.ts';
import { publisherOf, returnToOutbox } from './events.ts';
import { forEachAtOnce, isRestored, listFiles, restoreFile, verifyFile } from './files.ts';
import { type DatabasePart, FILES, type FileEntry, type Manifest } from './manifest.ts';
import { readLines } from './parts.ts';
import { chosenBackup, createKeyring, listBackups, readEvents, readFileEntries, readManifest } from './place.ts';
import { Damage, Problem } from './problem.ts';
import type { Shop } from './run.ts';
import { readSecrets, type Secrets } from './secrets.ts';
import type { Target } from './target.ts';

/** Advice for a backup whose files are not whole. */
const OTHERS = 'Choose another backup, or set SKIP_DAMAGED_FILES=true to restore all but these.';

interface OpenOptions {
  target: Target;
  passphrase: string;
  /** Name of the backup; the newest complete one without it. */
  backup?: string | undefined;
}

interface OpenBackup {
  key: BackupKey;
  manifest: Manifest;
}

/** Opens a complete backup. Throws a `Problem` when there is none, or the passphrase is not that of the backup. */
async function openBackup({ target, passphrase, backup }: OpenOptions): Promise<OpenBackup> {
  const { name } = chosenBackup(await listBackups(target), backup);
  const key = await createKeyring(target, passphrase).keyOf(name);
  return { key, manifest: await readManifest(target, key, name) };
}

export async function openSecrets(options: OpenOptions): Promise<{ secrets: Secrets; manifest: Manifest }> {
  const { key, manifest } = await openBackup(options);
  return { secrets: await readSecrets(options.target, key, manifest), manifest };
}

const nameOf = ({ service }: DatabasePart, { name }: Manifest): string =>
  `The database ${service} of the backup ${name}`;

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
    if (!isSame(counts, part.collections))
      throw new Problem(`${what} does not have the documents that its manifest counts. Choose another backup.`);
  });
}

/** Returns the files of a backup that are at the target, and the names of those that are not. */
async function listStoredFiles(target: Target, { key, manifest }: OpenBackup) {
  const there = new Set<string>();
  for await (const { name } of target.list(FILES)) there.add(name);
  const files: FileEntry[] = [];
  const missing: string[] = [];
  for await (const file of readFileEntries(target, key, manifest)) {
    if (there.has(file.object)) files.push(file);
    else missing.push(file.name);
  }
  return { files, missing };
}

/** Throws `Damage` where files are missing. */
function expectAll(missing: readonly string[], { name }: Manifest): void {
  if (missing.length === 0) return;
  throw new Damage(`${missing.length} files of the backup ${name} are missing, such as ${missing[0]}. ${OTHERS}`);
}

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
  const { files, missing } = await listStoredFiles(options.target, open);
  expectAll(missing, open.manifest);
  await forEachAtOnce(files, (file) => verifyFile(options.target, open.key, file));
  return open.manifest;
}

interface Filling {
  part: DatabasePart;
  database: Database;
}

/** Returns the databases to fill. Throws a `Problem` unless the shop has all those of the backup, and they may be filled. */
async function checkDatabases({ shop, replace }: RestoreOptions, { manifest }: OpenBackup): Promise<Filling[]> {
  const fillings = manifest.databases.map((part): Filling => {
    const database = shop.databases.get(part.service);
    if (database) return { part, database };
    throw new Problem(
      `The backup has a database of ${part.service}, and this shop has none. Install version ${manifest.version} first.`,
    );
  });
  const [first] = fillings;
  // A restore that did not end: nobody has worked with the databases that it marked.
  const hasBegun = first !== undefined && (await isBeingRestored(first.database));
  const filled: string[] = [];
  for (const { part, database } of fillings) {
    if (hasBegun && (await isBeingRestored(database))) continue;
    const [collection] = await filledCollections(database);
    if (collection) filled.push(`${part.service} (${collection})`);
  }
  if (filled.length > 0 && !replace) {
    throw new Problem(
      `These databases are not empty: ${filled.join(', ')}. Nothing was changed. Set REPLACE=true to replace all documents in them.`,
    );
  }
  return fillings;
}

export interface RestoreOptions extends OpenOptions {
  shop: Shop;
  /** Whether documents that are there may be removed. */
  replace: boolean;
  /** Whether files that are missing or damaged are left out. Databases must be whole in any case. */
  skipDamagedFiles?: boolean;
  say(line: string): void;
}

/** Puts the files of a backup that the bucket does not have into it. */
async function restoreFiles(
  { target, shop, skipDamagedFiles, say }: RestoreOptions,
  key: BackupKey,
  files: readonly FileEntry[],
  missing: readonly string[],
): Promise<void> {
  const present = await listFiles(shop.store, key, shop.storePlace);
  const there = new Set(present.map(({ object }) => object));
  const sizes = new Map(present.map(({ name, bytes }) => [name, bytes]));
  const left = [...missing];
  let wanted = 0;
  await forEachAtOnce(files, async (file) => {
    if (there.has(file.object)) return;
    if (sizes.get(file.name) === file.bytes && (await isRestored(shop.store, file, shop.storePlace))) return;
    wanted += 1;
    await restoreFile(shop.store, target, key, file, shop.storePlace).catch((error) => {
      if (!(error instanceof Damage)) throw error;
      if (!skipDamagedFiles) throw new Damage(`${error.message} ${OTHERS}`, { cause: error });
      left.push(file.name);
    });
  });
  for (const name of left) say(`left out the file ${name}: it is missing or damaged`);
  say(`files: ${files.length + missing.length - left.length}, of which ${wanted} were not there`);
}

/**
 * Puts the files and the documents of a backup back. Nothing is changed before all databases of the backup were read and found whole. Files come
 * first, as documents name them. After a crash it may be repeated. Throws a `Problem` where a person can mend what is wrong.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Manifest> {
  const { target, skipDamagedFiles, say } = options;
  const open = await openBackup(options);
  const { key, manifest } = open;
  say(`restoring the backup ${manifest.name} of version ${manifest.version}`);
  const fillings = await checkDatabases(options, open);
  await verifyDatabases(target, open);
  const events = await eventsByPublisher(target, open);
  const { files, missing } = await listStoredFiles(target, open);
  if (!skipDamagedFiles) expectAll(missing, manifest);
  say(`verified ${manifest.databases.length} databases`);
  await restoreFiles(options, key, files, missing);

  // The mark of the first database comes last and goes first: while it is there, all databases have been marked.
  for (const { database } of fillings.toReversed()) await markRestore(database, manifest.name);
  for (const { part, database } of fillings) {
    const lines = readLines(target, key, part.object, nameOf(part, manifest), part);
    const counts = await replaceDocuments(database, lines);
    if (!isSame(counts, part.collections))
      throw new Problem(`Not all documents of ${part.service} were stored. Try again.`);
    say(`database ${part.service}: ${part.documents} documents`);
  }
  for (const { part, database } of fillings) {
    const [differing] = await differingCollections(database, part.collections);
    if (differing) {
      throw new Problem(
        `${part.service} has changed meanwhile: ${differing}. Stop all components of the shop, then restore again.`,
      );
    }
  }
  for (const { part, database } of fillings) {
    const left = await returnToOutbox(database, events.get(part.service) ?? []);
    if (left > 0) say(`events of ${part.service}: ${left} are lost, as no document has an outbox`);
  }
  if (manifest.events.count > 0) say(`events: ${manifest.events.count} are published again once the services run`);
  for (const { database } of fillings) await unmarkRestore(database);
  return manifest;
}
