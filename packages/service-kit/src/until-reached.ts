import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from './log.ts';

const retryMs = 1_000;

/** Repeats `attempt` until it succeeds: a service that starts before its servers waits for them. */
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
