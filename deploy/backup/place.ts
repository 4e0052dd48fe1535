import type { Envelope } from '@print-shop/contracts';
import { type BackupKey, createKey, lockKey, unlockKey } from './encryption.ts';
import {
  BACKUPS,
  backupsAmong,
  type FileEntry,
  type Found,
  keyObject,
  type Manifest,
  manifestObject,
} from './manifest.ts';
import { readLines } from './parts.ts';
import { Problem } from './problem.ts';
import type { Target } from './target.ts';

/** Returns the backups at the target, oldest first. */
export async function listBackups(target: Target): Promise<Found[]> {
  const names: string[] = [];
  for await (const { name } of target.list(BACKUPS)) names.push(name);
  return backupsAmong(names);
}

/**
 * Opens the keys of backups. Deriving one from the passphrase takes a second, and most backups have the same. `scryptLogN`: see `lockKey`.
 */
export function createKeyring(target: Target, passphrase: string, scryptLogN?: number) {
  const opened = new Map<string, Promise<BackupKey>>();
  const unlock = (locked: Buffer, backup: string): Promise<BackupKey> =>
    unlockKey(locked, passphrase).catch((error) => {
      const sentence = `The passphrase does not open the backup ${backup}. Use the one that it was made with.`;
      throw new Problem(sentence, { cause: error });
    });

  /** Returns the key of a backup. Throws a `Problem` when the passphrase does not open it. */
  const keyOf = async (backup: string): Promise<BackupKey> => {
    const locked = await target.read(keyObject(backup));
    const known = locked.toString('base64');
    const key = opened.get(known) ?? unlock(locked, backup);
    opened.set(known, key);
    return key;
  };

  return {
    keyOf,
    /** Writes the key of a new backup and returns it: that of the last backup, or a new one for the first. */
    async begin(backup: string, last: Found | undefined): Promise<BackupKey> {
      const key = last ? await keyOf(last.name) : await createKey();
      const locked = last ? await target.read(keyObject(last.name)) : await lockKey(key, passphrase, scryptLogN);
      await target.write(keyObject(backup), locked);
      return key;
    },
  };
}

export type Keyring = ReturnType<typeof createKeyring>;

/** Returns the manifest of a complete backup. Throws a `Problem` when it is damaged or of another version of the format. */
export async function readManifest(target: Target, key: BackupKey, backup: string): Promise<Manifest> {
  const what = `The manifest of the backup ${backup}`;
  let text = '';
  for await (const line of readLines(target, key, manifestObject(backup), what)) text += line;
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format !== 1) throw new Problem(`${what} is of a newer version. Use the program of that version.`);
  if (manifest.name !== backup)
    throw new Problem(`${what} is the manifest of ${manifest.name}. Choose another backup.`);
  return manifest;
}

export async function* readFileEntries(target: Target, key: BackupKey, manifest: Manifest): AsyncGenerator<FileEntry> {
  const what = `The list of files of the backup ${manifest.name}`;
  for await (const line of readLines(target, key, manifest.files.object, what, manifest.files)) {
    yield JSON.parse(line) as FileEntry;
  }
}

/** Returns the events that were published while the databases of a backup were copied. */
export async function* readEvents(target: Target, key: BackupKey, manifest: Manifest): AsyncGenerator<Envelope> {
  const what = `The list of events of the backup ${manifest.name}`;
  for await (const line of readLines(target, key, manifest.events.object, what, manifest.events)) {
    yield JSON.parse(line) as Envelope;
  }
}

/** Returns the backup of this name, or the newest complete one. Throws a `Problem` when there is none, or it is incomplete. */
export function chosenBackup(found: readonly Found[], name: string | undefined): Found {
  const chosen = name ? found.find((backup) => backup.name === name) : found.findLast(({ isComplete }) => isComplete);
  if (!chosen) {
    const which = name ? `There is no backup ${name}.` : 'There is no complete backup.';
    throw new Problem(`${which} The action list shows those that are there.`);
  }
  if (!chosen.isComplete) {
    throw new Problem(`The backup ${chosen.name} is incomplete: it has no manifest. Choose another one.`);
  }
  return chosen;
}
