const DESKTOP_CALL_MS = 30_000;
const PHONE_CALL_MS = 60_000;
/** A file may be large and the line slow, whichever way it goes. */
export const FILE_MS = 600_000;

/** How long a call may take: a phone, told by its finger for a pointer, gets twice the time. */
export const callMs = (): number =>
  globalThis.matchMedia?.('(pointer: coarse)').matches ? PHONE_CALL_MS : DESKTOP_CALL_MS;

/** Whether work was ended by `withTimeLimit`, not by its caller. */
export class TimeLimitError extends Error {}

/**
 * Runs work that can be aborted, and aborts it when its time is up or the caller's signal says so. Rejects with
 * `TimeLimitError` after the time, else as the work does.
 */
export async function withTimeLimit<Result>(
  ms: number,
  callerSignal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new TimeLimitError()), ms);
  const abort = () => controller.abort(callerSignal?.reason);
  callerSignal?.addEventListener('abort', abort);
  if (callerSignal?.aborted) abort();
  try {
    return await work(controller.signal);
  } catch (error) {
    throw controller.signal.reason instanceof TimeLimitError ? controller.signal.reason : error;
  } finally {
    clearTimeout(timer);
    callerSignal?.removeEventListener('abort', abort);
  }
}
