/** The server's refusal, or status 0 when it could not be reached at all. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: readonly { path: string; message: string }[];

  constructor(status: number, message: string, code = 'unknown', details: ApiError['details'] = []) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.details = details;
  }

  /** Reads the shop's error body `{message, code, details}`; anything else becomes an error without a message. */
  static fromBody(status: number, body: unknown): ApiError {
    const { message, code, details } = (typeof body === 'object' && body !== null ? body : {}) as Record<
      string,
      unknown
    >;
    return new ApiError(
      status,
      typeof message === 'string' ? message : '',
      typeof code === 'string' ? code : 'unknown',
      Array.isArray(details) ? details : [],
    );
  }
}

/** A 500 without a code was not written by the shop, so its message may be anything and is not meant for people. */
const hasWords = ({ status, code, message }: ApiError): boolean =>
  status >= 400 && message !== '' && (status !== 500 || code !== 'unknown');

/** The server's message, or `otherwise` when it has none that is meant for people. */
export const messageOf = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && hasWords(error) ? error.message : otherwise;

/** Whether the shop failed or a part of it is away, so that the same request may succeed later. */
export const isBrieflyAway = (error: unknown): boolean =>
  error instanceof ApiError && [500, 502, 503, 504].includes(error.status);
