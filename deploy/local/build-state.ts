import { createHash, type Hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readState, root, writeState } from '@print-shop/machine';

const file = 'build.json';
const ignored = new Set(['node_modules', 'dist', 'dist-server', 'coverage', '.git', '.local']);

function addFolder(hash: Hash, folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (ignored.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) continue;
    if (entry.isDirectory()) addFolder(hash, path);
    else if (entry.isFile()) hash.update(relative(root, path)).update('\0').update(readFileSync(path));
  }
}

/** A hash of files and folders of the project, by content; tests and what is generated do not count. */
export function hashOf(paths: string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    const full = join(root, path);
    if (!existsSync(full)) continue;
    if (statSync(full).isDirectory()) addFolder(hash, full);
    else hash.update(path).update('\0').update(readFileSync(full));
  }
  return hash.digest('hex');
}

/** Returns the hash of the inputs that a part was built from, and `undefined` for a part that was never built. */
export const builtFrom = (part: string): string | undefined => readState<Record<string, string>>(file)?.[part];

export const isBuilt = (part: string, hash: string): boolean => builtFrom(part) === hash;

export function markBuilt(part: string, hash: string): void {
  writeState(file, { ...readState<Record<string, string>>(file), [part]: hash });
}
