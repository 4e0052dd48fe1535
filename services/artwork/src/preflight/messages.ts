import type { Answers, GangJob, MendJob, PreflightJob, PrintJob } from './report.ts';

/** Processor time after which the process gives up: until its first page is done, and at most. */
interface SoftDeadline {
  ms: number;
  mostMs: number;
  /** The clock's limit for a job that a request waits for. */
  byClockMs?: number;
}

/** The message to the process: a job without the function that progress is reported to. */
export type Request = { softDeadline: SoftDeadline } & (
  | { action: 'check'; job: Omit<PreflightJob, 'onProgress'> }
  | { action: 'mend'; job: Omit<MendJob, 'onProgress'> }
  | { action: 'print'; job: PrintJob }
  | { action: 'gang'; job: GangJob }
);

export type Answer = Answers[keyof Answers];

/**
 * The answer of the process: any number of steps and extensions of its deadline, then one result or the text of an unexpected error. After a result that is
 * its last, it can do no further job.
 */
export type Reply =
  | { done: number; of: number }
  | { extendedMs: number }
  | { result: Answer; isLast: boolean }
  | { error: string };
