import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { frontEndKey } from '@print-shop/service-kit/front-end-files';
import type { Logger } from '@print-shop/service-kit/log';
import { type ObjectStore, unlessMissing } from '@print-shop/service-kit/object-store';
import { z } from 'zod';

/** Names by their shared module: `react-router` to `Link`. */
export const namesSchema = z.record(z.string(), z.array(z.string()));
export type Names = z.output<typeof namesSchema>;

/** The content of `shared.json`: the names that a host offers, or those that a remote needs. */
const sharedSchema = z.object({ offers: namesSchema.optional(), needs: namesSchema.optional() });
type Shared = z.output<typeof sharedSchema>;

const FILE = 'shared.json';
const LOOK_AGAIN_MS = 1_000;
const REMOTES = ['storefront', 'admin'];

/** The names that are needed and not offered, as `name of module`. A module that the host does not list is its library as a whole. */
export const missingNames = (needs: Names, offers: Names): string[] =>
  Object.entries(needs).flatMap(([module, names]) => {
    const offered = offers[module];
    return offered ? names.filter((name) => !offered.includes(name)).map((name) => `${name} of ${module}`) : [];
  });

/** The shared names of a build; nothing where it was built without them, as for development. */
export async function readSharedNames(folder: string): Promise<Shared> {
  const text = await readFile(join(folder, FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  return sharedSchema.parse(JSON.parse(text));
}

/** Those of the release that a front end has published last; `null` where it has published none. A release of 0.2 says nothing of its names. */
async function publishedNames({ client, bucket }: ObjectStore, name: string): Promise<Shared | null> {
  const file = await unlessMissing(() => client.getObject(bucket, frontEndKey(name, FILE)));
  if (file) return sharedSchema.parse(JSON.parse(Buffer.concat(await file.toArray()).toString()));
  const entry = name === 'shell' ? 'index.html' : 'remoteEntry.js';
  return (await unlessMissing(() => client.statObject(bucket, frontEndKey(name, entry)))) ? {} : null;
}

/** Why a build does not fit the front ends that are published. */
interface Misfit {
  missing: string[];
  advice: string;
}

/** A remote does not fit while it needs names that the published shell lacks. */
async function remoteMisfit(needs: Names, store: ObjectStore): Promise<Misfit> {
  const advice = 'the published shell lacks names that this release needs: release the shell first';
  const shell = await publishedNames(store, 'shell');
  if (!shell) return { missing: [], advice };
  return { missing: shell.offers ? missingNames(needs, shell.offers) : [`${FILE} of the shell`], advice };
}

/** A shell does not fit while it lacks names that a published remote needs. */
async function shellMisfit(offers: Names, store: ObjectStore): Promise<Misfit> {
  const remotes = await Promise.all(REMOTES.map((name) => publishedNames(store, name)));
  return {
    missing: [...new Set(remotes.flatMap((remote) => missingNames(remote?.needs ?? {}, offers)))],
    advice: 'a published remote needs names that this shell lacks: release that remote first',
  };
}

async function misfitOf({ needs, offers }: Shared, store: ObjectStore): Promise<Misfit | undefined> {
  try {
    if (needs) return await remoteMisfit(needs, store);
    return offers && (await shellMisfit(offers, store));
  } catch (error) {
    // identity gives the rights of this release when it starts, or the operator does.
    if (!(error instanceof Error && 'code' in error && error.code === 'AccessDenied')) throw error;
    return {
      missing: ['the right to read the files of the other front ends'],
      advice: 'give this key the rights to the object store that the manual lists',
    };
  }
}

/**
 * Waits until a build fits the other front ends that are published. A remote waits for a shell that offers all names that it needs,
 * a shell until no remote needs a name that it lacks. Both wait for the right to read the files of the others. Meanwhile visitors have the
 * release before.
 */
export async function untilItFits(folder: string, store: ObjectStore, logger: Logger): Promise<void> {
  const own = await readSharedNames(folder);
  for (let said = ''; ; ) {
    const misfit = await misfitOf(own, store);
    if (!misfit || misfit.missing.length === 0) return;
    const missing = misfit.missing.join(', ');
    if (missing !== said) logger.error({ missing }, misfit.advice);
    said = missing;
    await sleep(LOOK_AGAIN_MS);
  }
}
