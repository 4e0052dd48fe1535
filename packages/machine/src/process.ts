import { tryRun } from './command.ts';

/** Whether a process with this id runs, whichever it is. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    // No such process.
    return false;
  }
}

/** The command line of a process; '' when there is none. Ids are used again: it tells whether one still means what it did. */
export async function commandLineOf(pid: number): Promise<string> {
  return isAlive(pid) ? (await tryRun('ps', ['-p', String(pid), '-o', 'command='])).stdout : '';
}
