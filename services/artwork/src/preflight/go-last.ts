import { constants } from 'node:os';
import { goAfterOthers, runningThreads } from '../priority.ts';

/** The kernel's policy for work that runs only where a processor would have nothing else to do: sched(7). */
const SCHED_IDLE = 5;

/**
 * Has this process run only where a processor would have nothing else to do. The lowest priority is not enough for that. The kernel takes a
 * processor for busy that runs such a process and gives new work to the others, so that answers take twice as long. Where the policy cannot
 * be asked for, the lowest priority is what there is.
 */
export function goLast(): void {
  goAfterOthers(constants.priority.PRIORITY_LOW);
  const ffi = process.platform === 'linux' ? process.getBuiltinModule('node:ffi') : undefined;
  if (!ffi) return;
  const { functions } = ffi.dlopen(null, {
    sched_setscheduler: { arguments: ['i32', 'i32', 'buffer'], return: 'i32' },
  });
  const noPriority = Buffer.alloc(4);
  for (const thread of runningThreads()) functions.sched_setscheduler(thread, SCHED_IDLE, noPriority);
}
