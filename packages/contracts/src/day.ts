/** Days begin and end where the shop is; India has one time and keeps it all year. */
const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });
const DAY_MS = 24 * 3600 * 1000;

/** The shop's day of a moment, as 2026-11-21. */
export const dayOf = (at: Date): string => DAY.format(at);

/** From the first moment of a shop's day up to, but without, the first of the next. */
export function spanOfDay(day: string): { from: Date; until: Date } {
  const from = new Date(`${day}T00:00:00+05:30`);
  return { from, until: new Date(from.getTime() + DAY_MS) };
}
