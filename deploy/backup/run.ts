import { setTimeout as sleep } from 'node:timers/promises';
import type { Envelope } from '@print-shop/contracts';
import type { ObjectStore } from '@print-shop/service-kit/object-store';
import { type Counts, type Database, dumpLines, isBeingRestored } from './database.ts';
import type { BackupKey } from './encryption.ts';
import { publisherOf, type Recording } from './events.ts';
import { forEachAtOnce, listFiles, sendFile } from './files.ts';
import {
  BACKUPS,
  type DatabasePart,
  expiredBackups,
  FILES,
  type FileEntry,
  isOld,
  type Manifest,
  manifestObject,
  mayRun,
  nameAt,
  objectOf,
  type Part,
  type Release,
} from './manifest.ts';
import { sendPart } from './parts.ts';
import { createKeyring, type Keyring, listBackups, readFileEntries, readManifest } from './place.ts';
import { Problem } from './problem.ts';
import { amount } from './say.ts';
import type { Secrets } from './secrets.ts';
import type { Target } from './target.ts';

/** A shop as a backup sees it. */
export interface Shop {
  /** The database of each service, by its name. */
  databases: ReadonlyMap<string, Database>;
  store: ObjectStore;
  /** How the bucket is shown to people. */
  storePlace: string;
}

export interface RunOptions {
  target: Target;
  passphrase: string;
  /** The cost of a guess of the passphrase, as a power of two. Tests open many backups, and choose a low one. */
  scryptLogN?: number;
  shop: Shop;
  secrets: Secrets;
  release: Release;
  version: string;
  keepDays: number;
  /** Begins to record events. Without it none are recorded: nothing may work in the shop then. */
  record?: (() => Promise<Recording>) | undefined;
  /** Time for events that were published before the recording to be handled, in milliseconds. */
  settleMs?: number;
  now?: () => Date;
  say(line: string): void;
}

/**
 * The databases that are copied after all others. The consumers of an event come before its publisher. So the backup has the effects of an
 * order only together with the order.
 */
const LATER: readonly (readonly string[])[] = [['ordering', 'bulk-order'], ['identity']];
const DATABASES_AT_ONCE = 4;
/** Nearly all events are handled within a second. */
const SETTLE_MS = 5_000;

/** Returns the services in stages: the databases of a stage are copied at the same time. */
export function copyStages(services: readonly string[]): string[][] {
  const later = LATER.flat();
  const stages = [services.filter((name) => !later.includes(name)), ...LATER];
  return stages.map((stage) => stage.filter((name) => services.includes(name))).filter((stage) => stage.length > 0);
}

/**
 * Returns the events that a restored shop has to hear again: a consumer's database is copied before that of the publisher. Events that were
 * published after the copy of their service was complete are of a later time than the backup.
 */
async function* eventsToRepeat(recording: Recording, copied: ReadonlyMap<string, Date>): AsyncGenerator<Envelope> {
  for await (const event of recording.events()) {
    const end = copied.get(publisherOf(event));
    if (end && new Date(event.occurredAt) <= end) yield event;
  }
}

/** Throws a `Problem` when a restore of a database has begun and not ended. Such a shop must not pass as the newest backup. */
async function expectNoRestore({ databases }: Shop): Promise<void> {
  const marked: string[] = [];
  for (const [service, database] of databases) if (await isBeingRestored(database)) marked.push(service);
  if (marked.length === 0) return;
  throw new Problem(
    `A restore of these databases has not ended: ${marked.toSorted().join(', ')}. No backup is made. Wait until it has ended, or run it again.`,
  );
}

async function copyDatabase(
  { target, shop }: RunOptions,
  key: BackupKey,
  backup: string,
  service: string,
): Promise<DatabasePart> {
  const database = shop.databases.get(service);
  if (!database) throw new Error(`there is no database of ${service}`);
  const collections: Counts = {};
  const object = objectOf(backup, `${service}.ejsonl.zst.age`);
  const part = await sendPart(target, key, object, dumpLines(database, collections));
  const documents = Object.values(collections).reduce((sum, count) => sum + count, 0);
  return { ...part, service, documents, collections };
}

/** Sends the files that the target does not have, and then the list of those that the bucket has. Returns the part of the manifest. */
async function copyFiles(
  { target, shop, say }: RunOptions,
  key: BackupKey,
  backup: string,
): Promise<Manifest['files']> {
  const there = new Set<string>();
  for await (const { name } of target.list(FILES)) there.add(name);
  const files = await listFiles(shop.store, key, shop.storePlace);
  const gone = new Set<FileEntry>();
  const sent = { count: 0, bytes: 0 };
  await forEachAtOnce(files, async (file) => {
    if (there.has(file.object)) return;
    const length = await sendFile(shop.store, target, key, file, shop.storePlace);
    if (length === undefined) gone.add(file);
    else {
      sent.count += 1;
      sent.bytes += length;
    }
  });
  const kept = { count: 0, fileBytes: 0 };
  const lines = function* () {
    for (const file of files) {
      if (gone.has(file)) continue;
      kept.count += 1;
      kept.fileBytes += file.bytes;
      yield `${JSON.stringify(file)}\n`;
    }
  };
  const listed = await sendPart(target, key, objectOf(backup, 'files.jsonl.zst.age'), lines());
  say(`files: ${kept.count}, of which ${sent.count} are new (${amount(sent.bytes)})`);
  return { ...listed, ...kept };
}

/**
 * Removes backups that are too old, and old files that no backup names. Waits while another backup may be in the making. Such a backup may
 * begin at any time: files are listed before the backups, and backups again before files are removed.
 */
async function removeExpired({ target, keepDays, say }: RunOptions, keyring: Keyring, now: Date): Promise<void> {
  const unneeded = new Set<string>();
  for await (const { name, modified } of target.list(FILES)) if (isOld(modified, now)) unneeded.add(name);
  const found = await listBackups(target);
  const expired = new Set(expiredBackups(found, now, keepDays));
  const objects: string[] = [];
  for await (const { name } of target.list(BACKUPS)) {
    if (expired.has(name.split('/')[1] ?? '')) objects.push(name);
  }
  // The manifests first: a backup of which only a part is left is then no complete one.
  await target.remove([...expired].map(manifestObject));
  await target.remove(objects);
  for (const name of expired) say(`removed the backup ${name}`);
  if (found.some((backup) => mayRun(backup, now))) return;
  for (const { name, isComplete } of found) {
    if (!isComplete || expired.has(name)) continue;
    const key = await keyring.keyOf(name);
    const manifest = await readManifest(target, key, name);
    for await (const { object } of readFileEntries(target, key, manifest)) unneeded.delete(object);
  }
  if (unneeded.size === 0) return;
  const known = new Set(found.map(({ name }) => name));
  if ((await listBackups(target)).some(({ name }) => !known.has(name))) return;
  await target.remove([...unneeded]);
  say(`removed ${unneeded.size} files that no backup needs`);
}

/**
 * Makes a backup of the databases, the bucket and the Secrets of a shop, and removes the old ones. The manifest comes last. Throws a
 * `Problem` where a person can mend what is wrong.
 */
export async function runBackup(options: RunOptions): Promise<Manifest> {
  const {
    target,
    passphrase,
    scryptLogN,
    shop,
    secrets,
    release,
    version,
    say,
    record,
    settleMs = SETTLE_MS,
    now = () => new Date(),
  } = options;
  await expectNoRestore(shop);
  const begunAt = now();
  const name = nameAt(begunAt);
  const earlier = await listBackups(target);
  if (earlier.some((backup) => backup.name === name))
    throw new Problem(`There is a backup ${name} already. Try again.`);
  const keyring = createKeyring(target, passphrase, scryptLogN);
  const key = await keyring.begin(name, earlier.at(-1));

  const recording = await record?.();
  const databases: DatabasePart[] = [];
  const events = { count: 0 };
  let repeated: Part;
  try {
    if (recording) await sleep(settleMs);
    const copied = new Map<string, Date>();
    for (const stage of copyStages([...shop.databases.keys()].toSorted())) {
      await forEachAtOnce(
        stage,
        async (service) => {
          const part = await copyDatabase(options, key, name, service);
          copied.set(service, new Date());
          say(`database ${service}: ${part.documents} documents (${amount(part.bytes)})`);
          databases.push(part);
        },
        DATABASES_AT_ONCE,
      );
    }
    const lines = async function* () {
      if (!recording) return;
      for await (const event of eventsToRepeat(recording, copied)) {
        events.count += 1;
        yield `${JSON.stringify(event)}\n`;
      }
    };
    repeated = await sendPart(target, key, objectOf(name, 'events.jsonl.zst.age'), lines());
    say(recording ? `events of this time: ${events.count}` : 'events of this time: not recorded');
  } finally {
    await recording?.close().catch(() => undefined);
  }
  const names = Object.keys(secrets).toSorted();
  const stored = await sendPart(target, key, objectOf(name, 'secrets.json.zst.age'), [`${JSON.stringify(secrets)}\n`]);
  say(`secrets: ${names.join(', ') || 'none'}`);
  // Last: a file comes before the document that names it.
  const files = await copyFiles(options, key, name);

  const manifest: Manifest = {
    format: 1,
    name,
    version,
    begunAt: begunAt.toISOString(),
    endedAt: now().toISOString(),
    release,
    databases: databases.toSorted((a, b) => a.service.localeCompare(b.service)),
    files,
    secrets: { ...stored, names },
    events: { ...repeated, count: events.count },
  };
  // A restore may have begun meanwhile.
  await expectNoRestore(shop);
  await sendPart(target, key, manifestObject(name), [`${JSON.stringify(manifest)}\n`]);
  await removeExpired(options, keyring, now());
  return manifest;
}
