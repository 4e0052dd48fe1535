import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const PAGE_BYTES = 4096;
const BYTES_PER_MB = 1_000_000;
const WATCH_MS = 50;

/** Resident memory of a process in bytes; 0 when it has ended. Linux tells it by a file, other systems by `ps`. */
function residentBytes(pid: number | undefined): number {
  if (pid === undefined) return 0;
  try {
    if (process.platform === 'linux') {
      const [, resident = '0'] = readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ');
      return Number(resident) * PAGE_BYTES;
    }
    return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'latin1' })) * 1024;
  } catch {
    return 0; // it has ended since; its exit says so
  }
}

/**
 * Calls `onTooMuch` with the resident memory of a process, in megabytes, while that is above `mostMb`; it is looked at every 50 ms. Ends by
 * the function that is given back.
 */
export function watchMemory(pid: number | undefined, mostMb: number, onTooMuch: (usedMb: number) => void): () => void {
  const watch = setInterval(() => {
    const usedMb = residentBytes(pid) / BYTES_PER_MB;
    if (usedMb > mostMb) onTooMuch(Math.round(usedMb));
  }, WATCH_MS);
  return () => clearInterval(watch);
}
