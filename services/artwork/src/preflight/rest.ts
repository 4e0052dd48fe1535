import type { ChildProcess } from 'node:child_process';
import { type CpuInfo, cpus } from 'node:os';

/**
 * A check works so long, in milliseconds, and rests as long. The kernel owes something to what it kept waiting, and pays it in whole ticks
 * (4 ms at 250 a second) for which an answer has to wait. A process that never works that long is in nobody's way.
 */
const TURN_MS = 1;
/** How often the processors are looked at. */
const LOOK_MS = 200;
/** Of a second processor, the part that has to be free. */
const FREE = 0.75;

/** The work of the processors since they started, in milliseconds. */
interface Work {
  /** For programs that do not go after others, and for the kernel. */
  forOthers: number;
  all: number;
}

export function workOf(processors: readonly Pick<CpuInfo, 'times'>[]): Work {
  const sum = { forOthers: 0, all: 0 };
  for (const { times } of processors) {
    const forOthers = times.user + times.sys + times.irq;
    sum.forOthers += forOthers;
    sum.all += forOthers + times.nice + times.idle;
  }
  return sum;
}

/**
 * Whether a check may have a processor for itself: whether, between two looks, others left one free and most of another for who comes next.
 */
export function isRoom(processors: number, before: Work, now: Work): boolean {
  const all = now.all - before.all;
  if (all <= 0) return false;
  const used = ((now.forOthers - before.forOthers) / all) * processors;
  return processors - used >= 1 + FREE;
}

/**
 * From now on has a process rest every other millisecond while others need the processors. Ends by the function that is given back, and
 * the process goes on.
 */
export function restBesideOthers(worker: Pick<ChildProcess, 'kill'>, look = cpus): () => void {
  let [isAlone, isResting] = [false, false];
  let before = workOf(look());
  const looks = setInterval(() => {
    const processors = look();
    const now = workOf(processors);
    isAlone = isRoom(processors.length, before, now);
    before = now;
  }, LOOK_MS);

  const goOn = (): void => {
    if (isResting) worker.kill('SIGCONT');
    isResting = false;
  };
  const turns = setInterval(() => {
    if (isResting || isAlone) goOn();
    else isResting = worker.kill('SIGSTOP');
  }, TURN_MS);

  return () => {
    clearInterval(looks);
    clearInterval(turns);
    goOn();
  };
}
