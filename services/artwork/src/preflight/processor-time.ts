import { readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second, whatever its own clock is: proc_pid_stat(5). */
const TICK_MS = 10;
/** Fields 14 and 15 of that, counted from the one after the name. */
const [USER, SYSTEM] = [11, 12];
/** A process that neither works nor ends is given up after this multiple of its deadline. */
const MOST_WAITING = 5;
/** It is not asked more often. */
const LOOK_MS = 50;

/** Milliseconds for which a process has had a processor, with all its threads. Where the system does not tell, the time that has passed. */
function usedMs(pid: number | undefined): number {
  if (process.platform !== 'linux') return performance.now();
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? [];
    return (Number(fields[USER]) + Number(fields[SYSTEM])) * TICK_MS;
  } catch {
    return 0; // it has ended since; its exit says so
  }
}

export interface Watch {
  /** Lets the process have a number of milliseconds more. */
  extend(ms: number): void;
  end(): void;
}

/**
 * Calls `onOver` once a process has had `ms` milliseconds of processor time and the extensions since then, at most `mostMs`. It also
 * calls it after five times as long.
 */
export function watchProcessorTime(
  pid: number | undefined,
  { ms, mostMs }: { ms: number; mostMs: number },
  onOver: () => void,
): Watch {
  const [begunAt, usedBefore] = [performance.now(), usedMs(pid)];
  let allowedMs = ms;
  const look = () => {
    const left = Math.min(
      allowedMs - (usedMs(pid) - usedBefore),
      allowedMs * MOST_WAITING - (performance.now() - begunAt),
    );
    if (left <= 0) onOver();
    else timer = setTimeout(look, Math.max(left, LOOK_MS));
  };
  let timer = setTimeout(look, ms);
  return {
    extend(more) {
      allowedMs = Math.min(mostMs, allowedMs + more);
    },
    end: () => clearTimeout(timer),
  };
}
