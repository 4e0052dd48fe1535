import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const PAGE_BYTES = 4096;
const BYTES_PER_MB = 1_000_000;
/** Linux counts processor time in hundredths of a second (`USER_HZ`). */
const TICK_MS = 10;
/** Other systems start a process for each look. */
const LOOK_EVERY_MS = process.platform === 'linux' ? 10 : 50;
/** The most that a process takes between a look and its end: a picture bomb fills up to a megabyte in a millisecond. */
const GROWTH_MB = 20;

export interface Use {
  /** Resident memory, in megabytes. */
  memoryMb: number;
  /** Processor time since its start, in milliseconds; `undefined` where the system does not tell it by a file. */
  processorMs: number | undefined;
}

/** Fields of `/proc/<pid>/stat` after the name, which may have spaces (proc(5)): 14 and 15 are the processor time, 24 the resident pages. */
function useOnLinux(pid: number): Use {
  const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const field = (number: number): number => Number(fields[number - 3]);
  return { memoryMb: (field(24) * PAGE_BYTES) / BYTES_PER_MB, processorMs: (field(14) + field(15)) * TICK_MS };
}

function useByPs(pid: number): Use {
  const kilobytes = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'latin1' }));
  return { memoryMb: (kilobytes * 1024) / BYTES_PER_MB, processorMs: undefined };
}

/** Returns what a process uses now; `undefined` after its end, which its exit reports. */
function readUse(pid: number | undefined): Use | undefined {
  if (pid === undefined) return undefined;
  try {
    return process.platform === 'linux' ? useOnLinux(pid) : useByPs(pid);
  } catch {
    return undefined;
  }
}

/** Whether a process has to be ended for it to stay below a limit, in megabytes. */
export const isAtLimit = ({ memoryMb }: Use, limitMb: number): boolean => memoryMb > limitMb - GROWTH_MB;

/** Tells `onLook` some times in a tenth of a second what a process uses, until the function that is given back is called. */
export function watchUse(pid: number | undefined, onLook: (use: Use) => void): () => void {
  const watch = setInterval(() => {
    const use = readUse(pid);
    if (use) onLook(use);
  }, LOOK_EVERY_MS);
  return () => clearInterval(watch);
}
