import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

const TERMINATION_MS = 500;

export interface Limits {
  /** Largest JavaScript heap of the worker, in MiB. */
  heapMb: number;
  /** Time after which it is stopped, in milliseconds. */
  deadlineMs: number;
}

/** A worker exceeded its memory or time limit, or crashed. */
export class WorkerKilled extends Error {
  override readonly name = 'WorkerKilled';
}

/**
 * Runs the program at `url` in a worker thread with `data` as its `workerData`, and returns the first message that it posts.
 * Throws WorkerKilled when it ends without one. This thread keeps serving meanwhile.
 */
export async function inWorker<Reply>(url: URL, data: object, { heapMb, deadlineMs }: Limits): Promise<Reply> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  const worker = new Worker(url, {
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 16, stackSizeMb: 2 },
    env: {}, // code that reads a stranger's file needs no passwords
    execArgv: [],
  });
  const timer = setTimeout(() => reject(new WorkerKilled('it took too long')), deadlineMs);
  worker.once('message', resolve);
  worker.once('error', (cause) => reject(new WorkerKilled('it broke down', { cause })));
  worker.once('exit', (code) => reject(new WorkerKilled(`it ended with ${code} before it answered`)));
  return promise.finally(async () => {
    clearTimeout(timer);
    // A thread that is busy with garbage collection may not stop for long; the caller does not wait for it.
    await Promise.race([worker.terminate(), sleep(TERMINATION_MS, undefined, { ref: false })]);
  });
}
