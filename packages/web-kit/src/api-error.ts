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

/** A bare 500 is an unforeseen error, so its message is not meant for people. */
const hasWords = ({ status, message }: ApiError): boolean => status >= 400 && status !== 500 && message !== '';

/** The server's message, or `otherwise` when it has none that is meant for people. */
export const messageOf = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && hasWords(error) ? error.message : otherwise;

/** Whether a part of the shop is temporarily away, so that the same request may succeed later. */
export const isBrieflyAway = (error: unknown): boolean =>
  error instanceof ApiError && [502, 503, 504].includes(error.status);
