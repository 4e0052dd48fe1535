import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@print-shop/service-kit';
import { z } from 'zod';
import { isHashed } from './frontends.ts';

export interface MirrorOptions {
  /** The address of each front end's server, by name. */
  urls: Readonly<Record<string, string>>;
  /** The copies are kept in `<folder>/<name>/dist`. */
  folder: string;
  logger: Logger;
  /** Interval between checks for changes, in milliseconds. */
  everyMs?: number;
}

export interface Mirror {
  /** Fetches a file at once that a page from another gateway may already refer to; true when it is here now. */
  fetchMissing(name: string, path: string): Promise<boolean>;
  close(): void;
}

const filesSchema = z.record(z.string().regex(/^[\w.-]+(\/[\w.-]+)*$/), z.string());
const answerMs = 5_000;
const missingTries = 4;

/**
 * Keeps copies of front ends that are deployed separately. Files with a hash in their name are never changed or removed, so
 * pages of the previous release still find their scripts; the files that refer to them are copied last. Resolves once the
 * shell is here.
 */
export async function mirrorFrontends({ urls, folder, logger, everyMs = 3_000 }: MirrorOptions): Promise<Mirror> {
  const known = new Map<string, string>();
  const stopped = new AbortController();

  const fetchFile = async (name: string, path: string): Promise<boolean> => {
    const answer = await fetch(`${urls[name]}/files/${path}`, { signal: AbortSignal.timeout(answerMs) });
    if (!answer.ok) {
      await answer.body?.cancel();
      return false;
    }
    const file = join(folder, name, 'dist', path);
    const draft = `${file}.${randomBytes(4).toString('hex')}.new`;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(draft, Buffer.from(await answer.arrayBuffer()));
    await rename(draft, file);
    return true;
  };

  const update = async (name: string): Promise<void> => {
    const answer = await fetch(`${urls[name]}/files.json`, { signal: AbortSignal.timeout(answerMs) });
    const files = Object.entries(filesSchema.parse(await answer.json()));
    const changed = files.filter(([path, hash]) => known.get(`${name}/${path}`) !== hash);
    // During a rollout two versions may answer in turn: only a complete version is taken.
    for (const isLast of [false, true]) {
      for (const [path, hash] of changed.filter(([path]) => isHashed(path) !== isLast)) {
        if (!(await fetchFile(name, path))) throw new Error(`${path} is gone again`);
        known.set(`${name}/${path}`, hash);
      }
    }
    if (changed.length > 0) logger.info({ frontend: name, files: changed.length }, 'a front end was taken over');
  };

  const tryUpdate = (name: string): Promise<boolean> =>
    update(name).then(
      () => true,
      (error: unknown) => {
        logger.warn({ err: error, frontend: name }, 'a front end does not answer; its last copy is served');
        return false;
      },
    );

  const follow = async (name: string): Promise<void> => {
    while (!stopped.signal.aborted) {
      await sleep(everyMs, undefined, { signal: stopped.signal }).catch(() => undefined);
      if (!stopped.signal.aborted) await tryUpdate(name);
    }
  };

  const names = Object.keys(urls);
  const [hasShell] = await Promise.all(['shell', ...names.filter((name) => name !== 'shell')].map(tryUpdate));
  while (!hasShell && !(await tryUpdate('shell'))) await sleep(1_000);
  for (const name of names) follow(name);

  return {
    async fetchMissing(name, path) {
      if (!(name in urls) || !isHashed(path) || normalize(path) !== path) return false;
      for (let tries = 1; tries <= missingTries; tries++) {
        if (existsSync(join(folder, name, 'dist', path)) || (await fetchFile(name, path).catch(() => false)))
          return true;
        if (tries < missingTries) await sleep(250);
      }
      return false;
    },
    close: () => stopped.abort(),
  };
}
