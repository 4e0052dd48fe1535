import type { ClientRoute, ContractOf } from '@print-shop/contracts';
import { language } from '@print-shop/i18n';
import type { z } from 'zod';
import { ApiError } from './api-error.ts';
import { type CallResult, checkSession, tokenFor } from './call.ts';
import { FILE_MS } from './time-limit.ts';

const RETRY_FOR_MS = 120_000;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 15_000;

/** The text fields that go along with the file of a route. */
interface UploadFields<Route extends ClientRoute> {
  fields?: z.input<NonNullable<ContractOf<Route>['body']>>;
}

export interface UploadOptions {
  /** Progress of the current try in percent, 0 to 100. */
  onProgress?: (percent: number) => void;
  signal?: AbortSignal;
}

/** The failure of a try that may succeed later. */
class PassingFailure extends Error {
  readonly error: ApiError;
  /** Milliseconds that the server asks to wait; 0 when it does not say. */
  readonly waitMs: number;

  constructor(error: ApiError, waitMs = 0) {
    super(error.message);
    this.error = error;
    this.waitMs = waitMs;
  }
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

function sendOnce(contract: ClientRoute, form: FormData, options: UploadOptions, timeoutMs: number) {
  const { onProgress, signal } = options;
  return new Promise<unknown>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const token = tokenFor(contract);
    const abort = () => request.abort();
    request.open(contract.method.toUpperCase(), contract.path);
    request.timeout = timeoutMs;
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('accept-language', language.read());
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress?.(Math.round((event.loaded / event.total) * 100));
    });
    request.addEventListener('load', () => {
      const { status } = request;
      const body = parse(request.responseText);
      if (status >= 200 && status < 300) return resolve(body);
      checkSession(status, token);
      const error = ApiError.fromBody(status, body);
      const waitMs = Number(request.getResponseHeader('retry-after')) * 1000 || 0;
      reject(status >= 500 ? new PassingFailure(error, waitMs) : error);
    });
    request.addEventListener('error', () =>
      reject(
        new PassingFailure(new ApiError(0, 'The file could not be sent. Please check your connection.', 'unreachable')),
      ),
    );
    request.addEventListener('timeout', () =>
      reject(new ApiError(0, 'Sending the file took too long. Please try again.', 'timeout')),
    );
    request.addEventListener('abort', () => reject(signal?.reason));
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
    signal?.addEventListener('abort', abort);
    request.send(form);
  });
}

const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      resolve();
    }, ms);
    signal?.addEventListener('abort', end, { once: true });
  });

/**
 * Sends one file to an upload route, with its text fields, within 600 s in total. Failed connections and 5xx answers are
 * retried until 120 s after the first failure. Rejects with an `ApiError`, or with the reason of the caller's signal.
 */
export async function uploadFile<Route extends ClientRoute>(
  contract: Route,
  file: File,
  { fields, ...options }: UploadOptions & UploadFields<Route> = {},
): Promise<CallResult<Route>> {
  const { upload } = contract;
  if (!upload) throw new Error(`${contract.id} takes no file`);
  const form = new FormData();
  for (const [name, value] of Object.entries((fields ?? {}) as object))
    if (value !== undefined) form.append(name, String(value));
  form.append(upload.field, file, file.name);
  const end = Date.now() + FILE_MS;
  let lastRetry: number | undefined;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    options.signal?.throwIfAborted();
    try {
      const answer = await sendOnce(contract, form, options, Math.max(1, end - Date.now()));
      options.onProgress?.(100);
      return answer as CallResult<Route>;
    } catch (failure) {
      if (!(failure instanceof PassingFailure)) throw failure;
      lastRetry ??= Math.min(end, Date.now() + RETRY_FOR_MS);
      const waitMs = Math.max(pauseMs, failure.waitMs);
      if (Date.now() + waitMs > lastRetry) throw failure.error;
      options.onProgress?.(0);
      await pause(waitMs, options.signal);
    }
  }
}
