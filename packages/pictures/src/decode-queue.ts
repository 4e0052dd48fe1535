import { uploadsBusy } from '@print-shop/service-kit';

export interface DecodeQueue {
  /** Runs `work` when all earlier work is done. Throws busy when too many are waiting or the wait is too long. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

export interface DecodeQueueOptions {
  /** How many may wait at a time. */
  waiting?: number;
  /** The longest wait in milliseconds, shorter than the gateway's limit for the whole answer. */
  patienceMs?: number;
}

/** Runs work one at a time. */
export function createDecodeQueue({ waiting = 8, patienceMs = 5_000 }: DecodeQueueOptions = {}): DecodeQueue {
  const queue: (() => void)[] = [];
  let isTaken = false;

  const enter = async () => {
    if (!isTaken) {
      isTaken = true;
      return;
    }
    if (queue.length >= waiting) throw uploadsBusy();
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const timer = setTimeout(() => {
      queue.splice(queue.indexOf(resolve), 1);
      reject(uploadsBusy());
    }, patienceMs);
    queue.push(resolve);
    await promise.finally(() => clearTimeout(timer));
  };
  const leave = () => {
    const next = queue.shift();
    if (next) next();
    else isTaken = false;
  };

  return {
    async run(work) {
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}

/** The queue of this process: all decoding and parsing goes through it. */
export const decodeQueue = createDecodeQueue();
