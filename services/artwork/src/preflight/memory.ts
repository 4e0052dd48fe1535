import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const PAGE_BYTES = 4096;

/** Resident memory of a process in bytes; 0 when it has ended. Linux tells it by a file, other systems by `ps`. */
export function residentBytes(pid: number | undefined): number {
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
