import { DATA_EXPORT_HOURS, SERVICES_WITH_PERSONAL_DATA } from '@print-shop/contracts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The page that the link in the email opens. */
export const DOWNLOAD_PATH = '/download-data';

/** The export fails when a service has not answered within this many milliseconds of the request. */
export const GIVE_UP_MS = DATA_EXPORT_HOURS * HOUR_MS;

type DataExportState = 'collecting' | 'ready' | 'failed';

/** An export of all data about one account, from its collection to its removal. */
export interface DataExport {
  id: string;
  userId: string;
  state: DataExportState;
  requestedAt: Date;
  /** When services that have not answered are asked again. */
  askAt: Date;
  /** When the archive, its parts and its link are removed. */
  expiresAt: Date;
}

export const askAgainAt = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * MINUTE_MS);

export const expiryOf = (builtAt: Date, keepDays: number): Date => new Date(builtAt.getTime() + keepDays * DAY_MS);

/** The days for which a link still works, to the nearest one. */
export const daysUntil = (expiresAt: Date, now: Date): number =>
  Math.max(1, Math.round((expiresAt.getTime() - now.getTime()) / DAY_MS));

/** The fields of a part without its rows. */
export interface PartKey {
  service: string;
  part: number;
  /** How many parts the service's answer has; only the last part says so. */
  of?: number;
}

/**
 * The number of parts in a service's complete answer; `undefined` while parts are missing. A service that is asked twice may
 * answer with another number of parts; then the smallest complete answer counts.
 */
export function lastPartOf(parts: readonly PartKey[], service: string): number | undefined {
  const own = parts.filter((part) => part.service === service);
  const numbers = new Set(own.map(({ part }) => part));
  const isWhole = (of: number) => Array.from({ length: of }, (_, index) => index + 1).every((n) => numbers.has(n));
  const whole = own.flatMap(({ of }) => (of !== undefined && isWhole(of) ? [of] : []));
  return whole.length > 0 ? Math.min(...whole) : undefined;
}

/** The services whose answer is not complete yet. */
export const missingServices = (parts: readonly PartKey[]): string[] =>
  SERVICES_WITH_PERSONAL_DATA.filter((service) => lastPartOf(parts, service) === undefined);

export function nextStep(
  { requestedAt, askAt }: Pick<DataExport, 'requestedAt' | 'askAt'>,
  missing: readonly string[],
  now: Date,
): 'build' | 'give-up' | 'ask-again' | 'wait' {
  if (missing.length === 0) return 'build';
  if (now.getTime() - requestedAt.getTime() >= GIVE_UP_MS) return 'give-up';
  return askAt <= now ? 'ask-again' : 'wait';
}
