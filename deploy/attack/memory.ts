import { readFileSync } from 'node:fs';
import { markdownTable } from '../../docs/tables.ts';
import type { RunState } from '../local/run-state.ts';

/** Memory of a process in MB: resident now, and the most that it ever was. */
export interface Memory {
  name: string;
  pid: number | null;
  restarts: number;
  now: number;
  peak: number;
}

/** The two figures of `/proc/<pid>/status` (proc_pid_status(5)), in MB. */
export function readStatus(status: string): { now: number; peak: number } {
  const megabytes = (field: string) =>
    Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
  return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') };
}

export const memoryOf = ({ components }: RunState): Memory[] =>
  components.map(({ name, pid, restarts }) => ({
    name,
    pid,
    restarts,
    ...(pid === null ? { now: 0, peak: 0 } : readStatus(readFileSync(`/proc/${pid}/status`, 'utf8'))),
  }));

/** Processes that are not the ones that they were: killed or crashed by an attack. */
export const restarted = (before: readonly Memory[], after: readonly Memory[]): string[] =>
  after.filter(({ name, pid }) => before.find((one) => one.name === name)?.pid !== pid).map(({ name }) => name);

export const memoryTable = (before: readonly Memory[], after: readonly Memory[]): string =>
  markdownTable(
    ['process', 'MB before', 'MB after', 'peak MB'],
    after.map(({ name, now, peak }) => [
      name,
      ...[before.find((one) => one.name === name)?.now ?? 0, now, peak].map(String),
    ]),
  );
