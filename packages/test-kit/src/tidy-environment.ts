import { TestEnvironment } from 'jest-environment-node';
import { stillOpen } from './open-resources.ts';

/** The time that connections may take to close that were ended by the last `afterAll`. */
const limitMs = 10_000;

/**
 * Node's environment for one test file. A file fails when its sockets, servers, child processes or timers outlive it: they would
 * keep the worker process alive after the last file. A test that fails may leave them open, and then its own error is what counts.
 */
export default class TidyEnvironment extends TestEnvironment {
  #before: readonly string[] = [];
  /** Set by the runner. */
  hasFailed = false;

  override async setup(): Promise<void> {
    await super.setup();
    this.#before = process.getActiveResourcesInfo();
  }

  override async teardown(): Promise<void> {
    const left = this.hasFailed ? [] : await stillOpen(this.#before, limitMs);
    await super.teardown();
    if (left.length > 0) throw new Error(`This file leaves open: ${left.join(', ')}. Close them in afterAll.`);
  }
}
