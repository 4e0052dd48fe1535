import { uploadsBusy } from '@print-shop/service-kit';

export interface Turns {
  /** Runs `work` once all before it are done. Throws busy when too many wait already, or it would wait too long. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

export interface TurnsOptions {
  /** How many may wait. */
  waiting?: number;
  /** How long one may wait, in milliseconds: less than the gateway gives the whole answer. */
  patienceMs?: number;
}

/** Work that is done one at a time. */
export function createTurns({ waiting = 8, patienceMs = 5_000 }: TurnsOptions = {}): Turns {
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

/** The turns of this process: whatever is decoded or parsed takes one. */
export const turns = createTurns();
