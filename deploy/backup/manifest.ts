import type { Counts } from './database.ts';

/** An encrypted object of a backup: its name at the target, its length in bytes, and its SHA-256 in hexadecimal digits. */
export interface Part {
  object: string;
  bytes: number;
  sha256: string;
}

export interface DatabasePart extends Part {
  service: string;
  documents: number;
  collections: Counts;
}

/** The Helm release that a backup is of. */
export interface Release {
  name: string;
  namespace: string;
  /** The Secret that its chart has generated. */
  secret: string;
}

/** The list of all that a backup contains. It is written last: a backup without it is incomplete. */
export interface Manifest {
  format: 1;
  name: string;
  /** Version of the shop. */
  version: string;
  begunAt: string;
  endedAt: string;
  release: Release;
  databases: DatabasePart[];
  /** Has a line of `FileEntry` for each file of the bucket. */
  files: Part & { count: number; fileBytes: number };
  secrets: Part & { names: string[] };
  /** Has a line for each event that was published while the databases were copied. */
  events: Part & { count: number };
}

/** A file of the bucket, and the object of the target that has its content. Other backups may share it. */
export interface FileEntry {
  name: string;
  bytes: number;
  etag: string;
  object: string;
}

const DAY_MS = 24 * 3600 * 1000;
/** An unfinished backup may be one that runs, until it is this old. A file that no backup names may be one that it has sent. */
const UNFINISHED_MS = 2 * DAY_MS;

/** A backup at the target. Its name is the time at which it began. */
export interface Found {
  name: string;
  begunAt: Date;
  isComplete: boolean;
}

/** Returns the name of a backup that begins at this time, like `2026-05-01T20-30-00Z`. */
export const nameAt = (time: Date): string => `${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

/** Returns the time of a name of `nameAt`; nothing for another text. */
export function timeOf(name: string): Date | undefined {
  const [, day, hours, minutes, seconds] = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z$/.exec(name) ?? [];
  const time = new Date(`${day}T${hours}:${minutes}:${seconds}Z`);
  return Number.isNaN(time.getTime()) ? undefined : time;
}

const folder = 'backups';
/** The beginning of the names of all files. */
export const FILES = 'files/';

export const objectOf = (backup: string, part: string): string => `${folder}/${backup}/${part}`;
export const keyObject = (backup: string): string => objectOf(backup, 'key.age');
export const manifestObject = (backup: string): string => objectOf(backup, 'manifest.json.zst.age');
export const BACKUPS = `${folder}/`;

/** Returns the backups that these objects are parts of, oldest first. */
export function backupsAmong(objects: Iterable<string>): Found[] {
  const found = new Map<string, Found>();
  for (const object of objects) {
    const [, name = ''] = object.split('/');
    const begunAt = timeOf(name);
    if (!begunAt || !object.startsWith(BACKUPS)) continue;
    const backup = found.get(name) ?? { name, begunAt, isComplete: false };
    if (object === manifestObject(name)) backup.isComplete = true;
    found.set(name, backup);
  }
  return [...found.values()].toSorted((a, b) => a.begunAt.getTime() - b.begunAt.getTime());
}

/** Returns whether a time is so long ago that no backup which began then can still be in the making. */
export const isOld = (time: Date, now: Date): boolean => now.getTime() - time.getTime() >= UNFINISHED_MS;

/** Returns whether a backup may still be in the making. */
export const mayRun = ({ isComplete, begunAt }: Found, now: Date): boolean => !isComplete && !isOld(begunAt, now);

/**
 * Returns the backups to remove: complete ones that are older than `keepDays`, but never the newest, and incomplete ones that no
 * process can still be making.
 */
export function expiredBackups(found: readonly Found[], now: Date, keepDays: number): string[] {
  const newest = found.findLast(({ isComplete }) => isComplete);
  return found
    .filter((backup) => {
      if (backup === newest) return false;
      if (!backup.isComplete) return !mayRun(backup, now);
      return now.getTime() - backup.begunAt.getTime() > keepDays * DAY_MS;
    })
    .map(({ name }) => name);
}
