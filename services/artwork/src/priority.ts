import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';

const TASKS = '/proc/self/task';

/** The threads of this process that run already. */
const runningThreads = (): number[] => (existsSync(TASKS) ? readdirSync(TASKS).map(Number) : [0]);

/** The priority of a session: sched(7), autogroup. Empty where the session has none, as that of the machine's first process. */
const SESSION = '/proc/self/autogroup';

/** Whether this process began its session, field 6 of proc_pid_stat(5), and sessions have priorities here. */
const leadsSession = (): boolean => {
  if (!existsSync(SESSION) || !readFileSync(SESSION, 'latin1').includes('nice')) return false;
  const fields = readFileSync('/proc/self/stat', 'latin1').split(') ').at(-1)?.split(' ') ?? [];
  return Number(fields[3]) === process.pid;
};

/**
 * Lets other programs of the machine go before this one. On Linux each thread has a priority of its own, which those that it starts get, too.
 * It counts only within a session; that of this process, if it has one for itself, goes after others in the same way. `priority` is one
 * of `os.constants.priority`.
 */
export function goAfterOthers(priority: number): void {
  for (const thread of runningThreads()) {
    try {
      setPriority(thread, priority);
    } catch (error) {
      // A thread may have ended meanwhile.
      if ((error as { info?: { code?: string } }).info?.code !== 'ESRCH') throw error;
    }
  }
  if (leadsSession()) writeFileSync(SESSION, String(priority));
}
