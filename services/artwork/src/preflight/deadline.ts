import { tooSlow } from './refusal.ts';

/** The time that a job may take. Long loops ask it, so that the process can say why it gave up. */
export interface Deadline {
  /** Throws the refusal `too-slow` when the time has ended. */
  check(): void;
  /**
   * Gives a number of milliseconds more, up to the most that the job may take: for finished work, or for work that is known to
   * need it.
   */
  extend(ms: number): void;
}

/** Milliseconds for which this process has had a processor. */
function usedMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * The deadline after `ms` milliseconds of processor time from now on, and at most `mostMs`: a file is not refused because the machine is
 * busy with others. `onExtended` hears of each extension.
 */
export function deadlineIn(ms: number, mostMs = ms, onExtended: (ms: number) => void = () => undefined): Deadline {
  const last = usedMs() + mostMs;
  let end = usedMs() + ms;
  return {
    check() {
      if (usedMs() > end) throw tooSlow();
    },
    extend(more) {
      end = Math.min(last, end + more);
      onExtended(more);
    },
  };
}
