/** What the server answered when it refused, or status 0 when it could not be reached at all. */
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

  /** Reads the shop's error body `{message, code, details}`; anything else becomes an error without words. */
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

/** A bare 500 is answered by no rule of the shop, so its words are for nobody in front of a screen. */
const hasWords = ({ status, message }: ApiError): boolean => status >= 400 && status !== 500 && message !== '';

/** What the server said, or the given words when it said nothing a person could use. */
export const messageOf = (error: unknown, otherwise: string): string =>
  error instanceof ApiError && hasWords(error) ? error.message : otherwise;

/** Whether a part of the shop is away for the moment, so that the same request may succeed later. */
export const isBrieflyAway = (error: unknown): boolean =>
  error instanceof ApiError && [502, 503, 504].includes(error.status);
