import type { Relay } from '@print-shop/messaging';
import { createRedisChannel, type Logger } from '@print-shop/service-kit';
import type { Redis } from 'ioredis';
import type { Connection } from 'mongoose';
import { artworkFileModel } from '../file/file.schema.ts';
import type { ArtworkFile } from '../file/file.ts';
import { createJobStore, type JobStore } from './job.store.ts';

export interface CheckQueueDeps {
  mongo: Connection;
  relay: Relay;
  redis: Redis;
  logger: Logger;
  onClose(name: string, close: () => unknown): void;
}

export type CheckQueue = ReturnType<typeof createCheckQueue>;

/** The name of the Redis channel on which the processes that check files say which design they are done with. */
export const CHECKED_DESIGNS = 'artwork:checked-designs';

/** By this the processes that take files tell those that check them that one waits. */
export const waitingFiles = (deps: Pick<CheckQueueDeps, 'redis' | 'logger' | 'onClose'>) =>
  createRedisChannel({ ...deps, channel: 'artwork:waiting-files' });

/** The queue of files to check, as those who wait see it. Processes of their own check the files (`start-checks.ts`). */
export function createCheckQueue(deps: CheckQueueDeps) {
  const jobs = createJobStore(artworkFileModel(deps.mongo), deps.relay);
  const waiting = waitingFiles(deps);
  return {
    /** Puts a file whose bytes are stored into the queue, and returns it. */
    async add(id: string, now: Date, known: Parameters<JobStore['add']>[2] = {}): Promise<ArtworkFile> {
      const file = await jobs.add(id, now, known);
      waiting.say(id);
      return file;
    },

    positionOf: (file: ArtworkFile): Promise<number | null> => jobs.positionOf(file, new Date()),
  };
}
