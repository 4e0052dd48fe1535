import { tooSlow } from './refusal.ts';

/** The time until which a job must be done. Long loops ask it, so that the process can say why it gave up. */
export interface Deadline {
  /** Throws the refusal `too-slow` when the time is over. */
  check(): void;
}

export function deadlineIn(ms: number): Deadline {
  const end = performance.now() + ms;
  return {
    check() {
      if (performance.now() > end) throw tooSlow();
    },
  };
}
