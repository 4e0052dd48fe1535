import { tooSlow } from './refusal.ts';

/** How long a job may take. Long loops ask it, so that the process can say why it gave up. */
export interface Deadline {
  /** Throws the refusal `too-slow` when the time is over. */
  check(): void;
}

/** Milliseconds for which this process has had a processor. */
function usedMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The deadline after `ms` milliseconds of processor time from now on: a file is not refused because the machine is busy with others. */
export function deadlineIn(ms: number): Deadline {
  const end = usedMs() + ms;
  return {
    check() {
      if (usedMs() > end) throw tooSlow();
    },
  };
}
