/** The days on which the shop works, and how many of them an order takes. */
export interface WorkCalendar {
  /** Working days after the day of the order within which it leaves the shop. */
  promiseDays: number;
  /** Days of the week on which nobody works, six at most; 0 is Sunday. */
  closedWeekdays: readonly number[];
  /** Single days on which nobody works, like 2026-11-21. */
  closedDates: readonly string[];
}

/** The calendar of a shop that has not set its own: three working days, without Sundays. */
export const USUAL_CALENDAR: WorkCalendar = { promiseDays: 3, closedWeekdays: [0], closedDates: [] };
/** Working days that a bulk order takes, in a shop that has not set its own. */
export const USUAL_BULK_PROMISE_DAYS = 7;

/** Which orders have to leave the shop: by today, today, before today; or those that wait for their customer and so need not. */
export const LEAVINGS = ['due', 'today', 'late', 'waiting'] as const;
export type Leaving = (typeof LEAVINGS)[number];

const DAY_MS = 24 * 3600 * 1000;

const shifted = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Returns the working day that is `count` working days after a day, or before it with a `step` of -1. */
function workingDay(day: string, count: number, step: 1 | -1, { closedWeekdays, closedDates }: WorkCalendar): string {
  const closed = new Set(closedDates);
  let [last, left] = [day, count];
  while (left > 0) {
    last = shifted(last, step);
    if (!closedWeekdays.includes(new Date(last).getUTCDay()) && !closed.has(last)) left -= 1;
  }
  return last;
}

/** Returns the day by which an order of `day` (like 2026-11-21) leaves the shop. Closed days do not count. */
export const dispatchDay = (day: string, calendar = USUAL_CALENDAR): string =>
  workingDay(day, calendar.promiseDays, 1, calendar);

/** Returns the newest day whose orders have to leave the shop by `day` or earlier. */
export function lastDayDueBy(day: string, calendar = USUAL_CALENDAR): string {
  const next = shifted(day, 1);
  return shifted(workingDay(next, calendar.promiseDays, -1, calendar), -1);
}
