import { dayOf, spanOfDay } from '../day.ts';

/** Working days after the day of the order within which it leaves the shop. */
export const DISPATCH_WORKING_DAYS = 3;

const SUNDAY = 0;
const DAY_MS = 24 * 3600 * 1000;

const shifted = (day: string, days: number): string => dayOf(new Date(spanOfDay(day).from.getTime() + days * DAY_MS));
const isClosed = (day: string): boolean => new Date(`${day}T00:00:00Z`).getUTCDay() === SUNDAY;

/** Returns the day by which an order of `day` (like 2026-11-21) leaves the shop. Sundays do not count. */
export function dispatchDay(day: string, workingDays = DISPATCH_WORKING_DAYS): string {
  let left = workingDays;
  let last = day;
  while (left > 0) {
    last = shifted(last, 1);
    if (!isClosed(last)) left -= 1;
  }
  return last;
}

/** Returns the newest day whose orders have to leave the shop by `day` or earlier. */
export function lastDayDueBy(day: string, workingDays = DISPATCH_WORKING_DAYS): string {
  let placed = day;
  while (dispatchDay(placed, workingDays) > day) placed = shifted(placed, -1);
  return placed;
}
