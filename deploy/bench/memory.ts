import { readFileSync } from 'node:fs';
import type { System } from '../local/system.ts';

/** Resident memory of each process, in MB, and their sum. */
export function memory({ processes }: System): Map<string, number> {
  const each = processes.map(({ name, pid }) => {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return [name as string, Math.round(Number(kilobytes) / 1024)] as const;
  });
  return new Map([...each, ['together', each.reduce((sum, [, mb]) => sum + mb, 0)]]);
}
