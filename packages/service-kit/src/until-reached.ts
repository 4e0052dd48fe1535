import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from './log.ts';

const retryMs = 1_000;

/** Repeats `attempt` until it succeeds, so that a service waits for servers that start later. */
export async function untilReached<T>(what: string, logger: Logger, attempt: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      logger.warn({ err: error }, `${what} is away; trying again`);
      await sleep(retryMs);
    }
  }
}
