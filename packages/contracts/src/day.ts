/** Days are counted in the shop's time zone. India has one time zone and no daylight saving time. */
const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });
const DAY_MS = 24 * 3600 * 1000;

/** The calendar day at the shop of a moment, like 2026-11-21. */
export const dayOf = (at: Date): string => DAY.format(at);

/** The span of a day at the shop: `from` is included, `until`, the beginning of the next day, is not. */
export function daySpan(day: string): { from: Date; until: Date } {
  const from = new Date(`${day}T00:00:00+05:30`);
  return { from, until: new Date(from.getTime() + DAY_MS) };
}
