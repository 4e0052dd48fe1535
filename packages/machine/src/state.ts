import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { localDir } from './paths.ts';

/**
 * Reads a file of `.local/`. Returns `undefined` for a file that is missing or was cut off by a crash: such state can be
 * recreated, or nobody has seen it yet.
 */
export function readState<T>(name: string): T | undefined {
  try {
    return JSON.parse(readFileSync(join(localDir, name), 'utf8')) as T;
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes a file of `.local/` atomically, readable by its owner only. */
export function writeState(name: string, value: unknown): void {
  const file = join(localDir, name);
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.new`;
  writeFileSync(draft, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, file);
}

/** Removes a file of `.local/`. */
export function dropState(name: string): void {
  rmSync(join(localDir, name), { recursive: true, force: true });
}
