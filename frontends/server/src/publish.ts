import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { frontEndKey, isHashed } from '@print-shop/service-kit/front-end-files';
import type { ObjectStore } from '@print-shop/service-kit/object-store';

const DAY_MS = 24 * 60 * 60_000;

/** The time that an open page may still need a file after the last server of its release stopped. */
const KEPT_MS = 30 * DAY_MS;

/** A file that was put there this long ago counts as just put: servers that start one after the other send it once. */
const FRESH_MS = DAY_MS / 2;

/** Files that are sent at a time. */
const AT_ONCE = 16;

export interface PublishOptions {
  name: string;
  /** Folder with its built files. */
  folder: string;
  store: ObjectStore;
}

/** Paths of all built files; those that refer to others come last. */
async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'));
  return [...paths.filter(isHashed), ...paths.filter((path) => !isHashed(path))];
}

/**
 * Puts all files of a built front end into the object store, where gateways find them. It removes those that no release has
 * put there for 30 days; until then, open pages of older releases find their scripts. Repeat it daily, so that the files in
 * use stay young. Rejects where the store does not answer.
 */
export async function publishFiles({ name, folder, store }: PublishOptions, now = new Date()): Promise<void> {
  const { client, bucket } = store;
  const stored = new Map<string, number>();
  for await (const { name: key, lastModified } of client.listObjectsV2(bucket, frontEndKey(name, ''), true)) {
    if (key && lastModified) stored.set(key, now.getTime() - lastModified.getTime());
  }
  const put = async (path: string) =>
    client.putObject(bucket, frontEndKey(name, path), await readFile(join(folder, path)));
  const paths = await listFiles(folder);
  const isFresh = (path: string) => (stored.get(frontEndKey(name, path)) ?? Infinity) < FRESH_MS;
  const hashed = paths.filter((path) => isHashed(path) && !isFresh(path));
  for (let first = 0; first < hashed.length; first += AT_ONCE) {
    await Promise.all(hashed.slice(first, first + AT_ONCE).map(put));
  }
  for (const path of paths.filter((path) => !isHashed(path))) await put(path);

  const own = new Set(paths.map((path) => frontEndKey(name, path)));
  const old = [...stored].flatMap(([key, ageMs]) => (ageMs > KEPT_MS && !own.has(key) ? [key] : []));
  await client.removeObjects(bucket, old);
}

export const PUBLISH_EVERY_MS = DAY_MS;
