const DESKTOP_CALL_MS = 30_000;
const PHONE_CALL_MS = 60_000;
/** Time limit of uploads and downloads: files may be large and lines slow. */
export const FILE_MS = 600_000;

/** The time that a call may take. Phones, recognised by a coarse pointer, get twice the time. */
export const callMs = (): number =>
  globalThis.matchMedia?.('(pointer: coarse)').matches ? PHONE_CALL_MS : DESKTOP_CALL_MS;

/** Thrown when `withTimeLimit` ended the work, not its caller. */
export class TimeLimitError extends Error {}

/**
 * Runs abortable work, and aborts it when the time is up or the caller's signal fires. Rejects with `TimeLimitError` when
 * the time is up, otherwise as the work does.
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
