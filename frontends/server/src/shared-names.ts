import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { frontEndKey } from '@print-shop/service-kit/front-end-files';
import type { Logger } from '@print-shop/service-kit/log';
import type { ObjectStore } from '@print-shop/service-kit/object-store';
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

/** Those of the release that a front end has published last; nothing where there is none. */
async function publishedNames({ client, bucket }: ObjectStore, name: string): Promise<Shared> {
  try {
    const content = await (await client.getObject(bucket, frontEndKey(name, FILE))).toArray();
    return sharedSchema.parse(JSON.parse(Buffer.concat(content).toString()));
  } catch (error) {
    // A key of an earlier release may not read it.
    const code = error instanceof Error && 'code' in error && String(error.code);
    if (['NoSuchKey', 'NotFound', 'AccessDenied'].includes(String(code))) return {};
    throw error;
  }
}

/** The names that a remote needs and the shell lacks. While there are any, the release of either is not published. */
async function unfit(own: Shared, store: ObjectStore): Promise<string[]> {
  if (own.needs) {
    const shell = await publishedNames(store, 'shell');
    return shell.offers ? missingNames(own.needs, shell.offers) : [];
  }
  const remotes = await Promise.all(REMOTES.map((name) => publishedNames(store, name)));
  return [...new Set(remotes.flatMap(({ needs = {} }) => missingNames(needs, own.offers ?? needs)))];
}

/**
 * Waits until a build fits the other front ends that are published. A remote waits for a shell that offers all names that it needs,
 * a shell until no remote needs a name that it lacks. Meanwhile visitors have the release before.
 */
export async function untilItFits(folder: string, store: ObjectStore, logger: Logger): Promise<void> {
  const own = await readSharedNames(folder);
  for (let said = ''; ; ) {
    const missing = (await unfit(own, store)).join(', ');
    if (missing === '') return;
    if (missing !== said) {
      logger.error(
        { missing },
        own.needs
          ? 'the published shell lacks names that this release needs: release the shell first'
          : 'a published remote needs names that this shell lacks: release that remote first',
      );
      said = missing;
    }
    await sleep(LOOK_AGAIN_MS);
  }
}
