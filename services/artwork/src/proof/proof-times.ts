import { dayOf, PROOF_TIME_WEEKS, type ProofWeek } from '@print-shop/contracts';

/** A line of an order: when it came, and when its first proof was sent. */
export interface ProofTime {
  confirmedAt: Date;
  sentAt: Date;
}

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The Monday of the week of a moment in India, like 2026-11-23. */
function mondayOf(at: Date): string {
  const day = new Date(dayOf(at));
  const sinceMonday = (day.getUTCDay() + 6) % 7;
  return new Date(day.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10);
}

/** The value that this share of the sorted values does not exceed (nearest rank), to a tenth. */
function percentile(sorted: readonly number[], share: number): number {
  const value = sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
  return Math.round(value * 10) / 10;
}

/** Returns the times of each week in which first proofs were sent, oldest first, for the newest weeks. */
export function proofWeeks(times: readonly ProofTime[]): ProofWeek[] {
  const hours = Map.groupBy(times, ({ sentAt }) => mondayOf(sentAt));
  return [...hours.keys()]
    .sort()
    .slice(-PROOF_TIME_WEEKS)
    .map((week) => {
      const sorted = (hours.get(week) ?? [])
        .map(({ confirmedAt, sentAt }) => Math.max(0, sentAt.getTime() - confirmedAt.getTime()) / HOUR_MS)
        .sort((a, b) => a - b);
      return { week, lines: sorted.length, medianHours: percentile(sorted, 0.5), p90Hours: percentile(sorted, 0.9) };
    });
}
