import { chmodSync, lchownSync, lstatSync, lutimesSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The user and group of all files, and the time of their last change. */
export interface Attributes {
  owner: number;
  time: Date;
}

/**
 * Gives a folder, and all that is in it, the same owner and time. Everybody may read, the owner may write, and a program stays a program.
 * So a layer of the same content has the same bytes, wherever and whenever it is built.
 */
export function setAttributes(path: string, attributes: Attributes): void {
  const file = lstatSync(path);
  if (file.isDirectory()) for (const name of readdirSync(path)) setAttributes(join(path, name), attributes);
  lchownSync(path, attributes.owner, attributes.owner);
  if (!file.isSymbolicLink()) chmodSync(path, file.isDirectory() || file.mode & 0o100 ? 0o755 : 0o644);
  // Last, because a folder's time changes with what is in it.
  lutimesSync(path, attributes.time, attributes.time);
}
