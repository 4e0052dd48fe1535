import { readFileSync } from 'node:fs';
import type { System } from '../local/system.ts';

/**
 * Memory of each process in MB, and what all of them take together. A page that several processes share, as the program node
 * itself, counts in parts (proportional set size, proc_pid_smaps_rollup(5)): the sum of their resident memory would count it in
 * each.
 */
export function memory({ processes }: System): Map<string, number> {
  const each = processes.map(({ name, pid }) => {
    const kilobytes = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1];
    return [name as string, Math.round(Number(kilobytes) / 1024)] as const;
  });
  return new Map([...each, ['together', each.reduce((sum, [, mb]) => sum + mb, 0)]]);
}

/** Resident memory of a process, and of its children together, in MB. */
export function residentMb(pid: number): { own: number; children: number } {
  const of = (id: string | number): number => {
    try {
      return (Number(readFileSync(`/proc/${id}/statm`, 'latin1').split(' ')[1]) * 4096) / 1e6;
    } catch {
      return 0; // it has ended since
    }
  };
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').trim().split(/\s+/).filter(Boolean);
  return { own: of(pid), children: children.reduce((sum, id) => sum + of(id), 0) };
}
