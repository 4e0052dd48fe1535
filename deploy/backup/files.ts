import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { ObjectStore } from '@print-shop/service-kit/object-store';
import { type BackupKey, encrypted, secretName } from './encryption.ts';
import { FILES, type FileEntry } from './manifest.ts';
import { readObject } from './parts.ts';
import { Damage } from './problem.ts';
import { explained, listObjects, putStream, type Target } from './target.ts';

/** Front ends publish these files again whenever they start. */
const PUBLISHED_ANEW = 'frontends/';
const AT_ONCE = 4;
const NEW_LINE = 10;

/** The first line of the content of a file at the target. So nobody can put one file in place of another. */
interface Header {
  name: string;
  bytes: number;
  headers: Record<string, string>;
}

const KEPT_HEADERS = /^(content-(type|disposition|encoding|language)|cache-control|expires|x-amz-meta-.+)$/;

/** Metadata of a restored file: the object that it came from. A file that was stored in several parts gets another ETag, and so another object. */
const ORIGIN = 'restored-from';

const keptHeaders = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      KEPT_HEADERS.test(name) && typeof value === 'string' ? [[name, value]] : [],
    ),
  );

/**
 * Runs `work` for each item, a few at once. No further work begins after an error. Rejects with the first one, as soon as all work that has
 * begun has ended: nothing is changed after a failure was reported.
 */
export async function forEachAtOnce<T>(
  items: AsyncIterable<T> | Iterable<T>,
  work: (item: T) => Promise<void>,
  atOnce = AT_ONCE,
): Promise<void> {
  const waiting = (async function* () {
    yield* items;
  })();
  const errors: unknown[] = [];
  const workThrough = async (): Promise<void> => {
    try {
      for await (const item of waiting) await work(item);
    } catch (error) {
      errors.push(error);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, workThrough));
  if (errors.length > 0) throw errors[0];
}

/** The object of a file that has not changed has the same name, so that it is sent once. */
const objectOf = (key: BackupKey, name: string, etag: string, bytes: number): string => {
  const hidden = secretName(key, name, etag, bytes);
  return `${FILES}${hidden.slice(0, 2)}/${hidden}`;
};

export async function listFiles(store: ObjectStore, key: BackupKey, place: string): Promise<FileEntry[]> {
  const entries: FileEntry[] = [];
  try {
    for await (const { name, etag, bytes, modified } of listObjects(store, '')) {
      if (name.startsWith(PUBLISHED_ANEW) || name.endsWith('/')) continue;
      const version = etag || modified.toISOString();
      entries.push({ name, bytes, etag, object: objectOf(key, name, version, bytes) });
    }
  } catch (error) {
    throw explained(error, place);
  }
  return entries;
}

/** Sends one file. Returns the bytes that were sent, or nothing when the file has been removed meanwhile. */
export async function sendFile(
  store: ObjectStore,
  target: Target,
  key: BackupKey,
  { name, bytes, object }: FileEntry,
  place: string,
): Promise<number | undefined> {
  let source: IncomingMessage;
  try {
    source = (await store.client.getObject(store.bucket, name)) as IncomingMessage;
  } catch (error) {
    if ((error as { code?: string }).code === 'NoSuchKey') return undefined;
    throw explained(error, place);
  }
  const header: Header = { name, bytes, headers: keptHeaders(source) };
  const content = async function* () {
    yield `${JSON.stringify(header)}\n`;
    try {
      yield* source as AsyncIterable<Buffer>;
    } catch (error) {
      throw explained(error, place);
    }
  };
  const sent = await target.put(object, await encrypted(Readable.from(content(), { objectMode: false }), key));
  return sent.bytes;
}

/** Returns the header of a file and its content. Throws `Damage` when it is missing, damaged, or another file. */
async function openFile(target: Target, key: BackupKey, { name, object }: FileEntry) {
  const what = `The file ${name} of the backup`;
  const stored = readObject(target, key, object, what);
  let first: Buffer = Buffer.alloc(0);
  while (!first.includes(NEW_LINE)) {
    const { value, done } = await stored.next();
    if (done) throw new Damage(`${what} is damaged.`);
    first = Buffer.concat([first, value]);
  }
  const end = first.indexOf(NEW_LINE);
  const header = JSON.parse(first.toString('utf8', 0, end)) as Header;
  if (header.name !== name) throw new Damage(`${what} has the content of another file.`);
  const content = async function* () {
    yield first.subarray(end + 1);
    yield* stored;
  };
  return { header, content: content() };
}

/** Reads a file of a backup to its end. Throws `Damage` when it is missing, damaged, or another file. */
export async function verifyFile(target: Target, key: BackupKey, entry: FileEntry): Promise<void> {
  const { content } = await openFile(target, key, entry);
  for await (const _ of content);
}

/** Returns whether a file of the shop's bucket is the one that a restore of this entry has stored, unchanged since. */
export async function isRestored(store: ObjectStore, { name, object }: FileEntry, place: string): Promise<boolean> {
  try {
    const { metaData } = await store.client.statObject(store.bucket, name);
    return metaData[ORIGIN] === object;
  } catch (error) {
    throw explained(error, place);
  }
}

/** Puts a file of a backup back into the bucket of the shop, with its type and other headers. */
export async function restoreFile(
  store: ObjectStore,
  target: Target,
  key: BackupKey,
  entry: FileEntry,
  place: string,
): Promise<void> {
  const { header, content } = await openFile(target, key, entry);
  const { bytes } = header;
  const headers = { ...header.headers, [`x-amz-meta-${ORIGIN}`]: entry.object };
  await putStream(store, entry.name, Readable.from(content, { objectMode: false }), { bytes, headers }).catch(
    (error) => {
      throw explained(error, place);
    },
  );
}
