import type { Text } from '@print-shop/contracts';

export type { Text };

/** Every kind of refusal with its HTTP status; no other place maps them. */
export const statusOfKind = {
  'invalid-input': 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'too-large': 413,
  'unsupported-media': 415,
  'too-many-requests': 429,
  busy: 503,
  unavailable: 503,
} as const;
export type ErrorKind = keyof typeof statusOfKind;

export interface Fault {
  path: string;
  message: Text;
}

export interface ErrorExtras {
  details?: Fault[];
  /** Seconds after which a retry makes sense; sent as `Retry-After`. */
  retryAfterSeconds?: number;
  /** The stored state, as an answer shows it, where a change was refused because somebody else had made one. */
  current?: unknown;
  cause?: unknown;
}

/**
 * A refusal that the caller may read. `text` is for a person, in the language of their request; `code` is stable, for
 * programs. `message` is the English text, for logs. Domain code throws these by the functions below and never names an HTTP
 * status.
 */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly kind: ErrorKind;
  readonly code: string;
  readonly text: Text;
  readonly details?: Fault[];
  readonly retryAfterSeconds?: number;
  readonly current?: unknown;

  constructor(kind: ErrorKind, code: string, text: Text, extras: ErrorExtras = {}) {
    super(text.en, { cause: extras.cause });
    this.kind = kind;
    this.code = code;
    this.text = text;
    if (extras.details) this.details = extras.details;
    if (extras.retryAfterSeconds !== undefined) this.retryAfterSeconds = extras.retryAfterSeconds;
    if (extras.current !== undefined) this.current = extras.current;
  }
}

const ofKind =
  (kind: ErrorKind) =>
  (text: Text, code: string = kind, extras?: ErrorExtras): DomainError =>
    new DomainError(kind, code, text, extras);

export const invalidInput = ofKind('invalid-input');
export const unauthenticated = ofKind('unauthenticated');
export const forbidden = ofKind('forbidden');
export const notFound = ofKind('not-found');
export const methodNotAllowed = ofKind('method-not-allowed');
export const conflict = ofKind('conflict');
export const tooLarge = ofKind('too-large');
export const unsupportedMedia = ofKind('unsupported-media');
/** All places are taken at the moment: 503. Unlike `unavailable` this is no outage and is not logged as one. */
export const busy = ofKind('busy');
/** Something that this service depends on is away: 503. */
export const unavailable = ofKind('unavailable');

/** Too many requests: 429 with `Retry-After`. */
export function tooManyRequests(text: Text, retryAfterSeconds: number, code = 'too-many-requests'): DomainError {
  return new DomainError('too-many-requests', code, text, { retryAfterSeconds: Math.max(1, retryAfterSeconds) });
}
