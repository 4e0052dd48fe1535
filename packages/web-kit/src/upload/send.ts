import type { ClientRoute } from '@print-shop/contracts';
import { language } from '@print-shop/i18n';
import { ApiError, checkSession, FILE_MS, tokenFor } from '@print-shop/web-kit';

const RETRY_FOR_MS = 120_000;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 15_000;

/** The content to send: a form, or bytes as they are. */
export interface Sent {
  url: string;
  body: FormData | Blob;
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

function sendOnce(contract: ClientRoute, { url, body }: Sent, options: UploadOptions, timeoutMs: number) {
  const { onProgress, signal } = options;
  return new Promise<unknown>((resolve, reject) => {
    const request = new XMLHttpRequest();
    const token = tokenFor(contract);
    const abort = () => request.abort();
    request.open(contract.method.toUpperCase(), url);
    request.timeout = timeoutMs;
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('accept-language', language.read());
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    if (body instanceof Blob) request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress?.(Math.round((event.loaded / event.total) * 100));
    });
    request.addEventListener('load', () => {
      const { status } = request;
      const answer = parse(request.responseText);
      if (status >= 200 && status < 300) return resolve(answer);
      checkSession(status, token);
      const error = ApiError.fromBody(status, answer);
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
    request.send(body);
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
 * Sends a file, or a part of one, to a route within 600 s in total, and returns the server's answer. Failed connections and 5xx
 * answers are retried until 120 s after the first failure. Rejects with an `ApiError`, or with the reason of the caller's signal.
 */
export async function send(contract: ClientRoute, sent: Sent, options: UploadOptions): Promise<unknown> {
  const end = Date.now() + FILE_MS;
  let lastRetry: number | undefined;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    options.signal?.throwIfAborted();
    try {
      const answer = await sendOnce(contract, sent, options, Math.max(1, end - Date.now()));
      options.onProgress?.(100);
      return answer;
    } catch (failure) {
      options.onProgress?.(0);
      if (!(failure instanceof PassingFailure)) throw failure;
      lastRetry ??= Math.min(end, Date.now() + RETRY_FOR_MS);
      const waitMs = Math.max(pauseMs, failure.waitMs);
      if (Date.now() + waitMs > lastRetry) throw failure.error;
      await pause(waitMs, options.signal);
    }
  }
}
