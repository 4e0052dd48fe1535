import { workParked } from '@print-shop/contracts';
import { type Broker, type Relay, worksOf } from '@print-shop/messaging';
import { createReadMetric, createRedisChannel, type Logger, type ObjectStore } from '@print-shop/service-kit';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';
import { CHECKED_DESIGNS, waitingFiles } from './check-queue/create-check-queue.ts';
import { createJobStore } from './check-queue/job.store.ts';
import { type ChecksDeps, startChecks } from './check-queue/start-checks.ts';
import { createFiles } from './file/create-files.ts';
import { artworkFileModel } from './file/file.schema.ts';
import type { Preflight } from './preflight/index.ts';
import { profileOf } from './profile/create-profiles.ts';
import { createProfileStore, profileModel } from './profile/profile.store.ts';
import { removeLeftFolders } from './work-folder.ts';

export interface ArtworkChecksDeps extends Pick<ChecksDeps, 'leaseMs' | 'lookMs'> {
  /** Reads files that take long. */
  preflight: Preflight;
  /** Reads files that take no time; without it, the other does. */
  quickPreflight?: Preflight;
  mongo: Connection;
  broker: Broker;
  relay: Relay;
  redis: Redis;
  objects: ObjectStore;
  logger: Logger;
  onClose(name: string, close: () => unknown): void;
}

/** Starts the checks of the files that the service has taken: all that the process `checks.main.ts` does. */
export async function createArtworkChecks(deps: ArtworkChecksDeps): Promise<void> {
  const { preflight, quickPreflight = preflight, mongo, relay } = deps;
  await removeLeftFolders();
  const jobs = createJobStore(artworkFileModel(mongo), relay);
  createReadMetric('artwork_files_waiting', 'Files that wait for their checks', () => jobs.countWaiting(new Date()));
  startChecks({
    ...deps,
    jobs,
    works: worksOf(deps, workParked.artwork),
    waiting: waitingFiles(deps),
    checkedDesigns: createRedisChannel({ ...deps, channel: CHECKED_DESIGNS }),
    objects: createFiles(deps).objects,
    lanes: { quick: quickPreflight, slow: preflight },
    profileOf: profileOf(createProfileStore(profileModel(mongo), relay)),
  });
}
