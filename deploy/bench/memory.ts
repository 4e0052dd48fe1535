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

/**
 * The resident memory in MB of a process, of its children, and of all of them together. A file that several processes map, such as the
 * program node, counts once, as in a container. They are taken to map the same files.
 */
export function residentMb(pid: number): { own: number; children: number; together: number } {
  const of = (id: string | number): { files: number; rest: number } => {
    const status = statusOf(id);
    const mb = (field: string): number =>
      (Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0) * 1024) / 1e6;
    return { files: mb('RssFile'), rest: mb('RssAnon') + mb('RssShmem') };
  };
  const ids = readFileSync(`/proc/${pid}/task/${pid}/children`, 'latin1').trim().split(/\s+/).filter(Boolean);
  const [own, children] = [of(pid), ids.map(of)];
  const all = [own, ...children];
  return {
    own: own.files + own.rest,
    children: children.reduce((sum, { files, rest }) => sum + files + rest, 0),
    together: all.reduce((sum, { rest }) => sum + rest, 0) + Math.max(...all.map(({ files }) => files)),
  };
}

function statusOf(id: string | number): string {
  try {
    return readFileSync(`/proc/${id}/status`, 'latin1');
  } catch {
    return ''; // it has ended since
  }
}
