import { AsyncLocalStorage } from 'node:async_hooks';
import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger } from 'pino';

const context = new AsyncLocalStorage<string>();

/** Runs `work` so that every log line and every event that it causes carries `requestId`. */
export function withRequestId<T>(requestId: string, work: () => T): T {
  return context.run(requestId, work);
}

export function currentRequestId(): string | undefined {
  return context.getStore();
}

/** Only the fields that help to find the fault: other fields of database errors carry whole documents. */
function errorFields(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  const code = 'code' in error ? { code: error.code } : {};
  return { type: name, message, ...code, stack, ...(cause === undefined ? {} : { cause: errorFields(cause) }) };
}

/** One JSON line per event on stdout, with the service's name and the current request id. Pass errors as `err`. */
export function createLogger(service: string, level = 'info', to?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: { service },
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: errorFields },
      redact: { paths: ['password', 'token', 'authorization', '*.password', '*.token', '*.authorization'] },
      mixin: () => {
        const requestId = currentRequestId();
        return requestId ? { requestId } : {};
      },
    },
    to ?? pino.destination(1),
  );
}
