import type { Relay } from '@print-shop/messaging';
import type { Connection } from 'mongoose';
import { artworkFileModel } from '../file/file.schema.ts';
import type { Preflight } from '../preflight/index.ts';
import { type CheckQueue, type CheckQueueDeps, startCheckQueue } from './check-queue.ts';
import { createJobStore } from './job.store.ts';
import { removeLeftFolders } from './work-folder.ts';

interface QueueDeps extends Omit<CheckQueueDeps, 'jobs' | 'lanes'> {
  mongo: Connection;
  relay: Relay;
  preflight: Preflight;
  /** Reads files that take no time; without it, the other does. */
  quickPreflight?: Preflight;
}

/** Removes the folders that a dead process left, and starts the queue of checks. Returns the queue. */
export async function createCheckQueue(deps: QueueDeps): Promise<CheckQueue> {
  const { mongo, relay, works, objects, logger, preflight, quickPreflight = preflight, profileOf, leaseMs } = deps;
  await removeLeftFolders();
  return startCheckQueue({
    jobs: createJobStore(artworkFileModel(mongo), relay),
    works,
    objects,
    logger,
    lanes: { quick: quickPreflight, slow: preflight },
    profileOf,
    ...(leaseMs === undefined ? {} : { leaseMs }),
  });
}
