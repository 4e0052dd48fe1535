import type { MendJob, PreflightJob, PreflightResult } from './report.ts';

/** What the service sends to its process: a job without the function that progress is reported to. */
export type Request =
  | { action: 'check'; job: Omit<PreflightJob, 'onProgress'>; softDeadlineMs: number }
  | { action: 'mend'; job: Omit<MendJob, 'onProgress'>; softDeadlineMs: number };

/**
 * What the process answers: any number of steps, then one result or the text of an unexpected error. After a result that is its
 * last, it can do no further job.
 */
export type Reply = { done: number; of: number } | { result: PreflightResult; isLast: boolean } | { error: string };
