const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const DAY_MS = 86_400_000;
/** Spreadsheets count days from this one. */
const SPREADSHEET_BEGAN_MS = Date.UTC(1899, 11, 30);

const monthOf = (written: string): number =>
  /^\d/.test(written) ? Number(written) : MONTHS.indexOf(written.slice(0, 3).toLowerCase()) + 1;

/** The day like 2026-11-23, if the calendar has it. */
function dayOf(year: string, month: string, day: string): string | undefined {
  const written = [year.padStart(4, '20'), String(monthOf(month)).padStart(2, '0'), day.padStart(2, '0')].join('-');
  const at = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(written) ? written : undefined;
}

/**
 * Returns the day that a cell says, like 2026-11-23; undefined for what is no day. Banks and spreadsheets write `23/11/26`, `23-11-2026`,
 * `23 Nov 2026`, `Nov 23, 2026`, `2026-11-23` and `20261123`, also with a time; spreadsheets the number of the day.
 */
export function cellDay(cell: string): string | undefined {
  const text = cell.trim();
  const [, day, month, year] = /^(\d{1,2})[\s/.-](\d{1,2}|[a-z]{3,9})[\s/.,-]+(\d{4}|\d\d)(?![\d])/i.exec(text) ?? [];
  if (day && month && year) return dayOf(year, month, day);
  const [, monthFirst, dayThen, yearThen] = /^([a-z]{3,9})[\s.]+(\d{1,2})[\s,]+(\d{4})(?!\d)/i.exec(text) ?? [];
  if (monthFirst && dayThen && yearThen) return dayOf(yearThen, monthFirst, dayThen);
  const [, yearFirst, monthNext, dayLast] =
    /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?!\d)/.exec(text) ?? /^(20\d\d)(\d\d)(\d\d)$/.exec(text) ?? [];
  if (yearFirst && monthNext && dayLast) return dayOf(yearFirst, monthNext, dayLast);
  if (!/^[45]\d{4}$/.test(text)) return undefined;
  return new Date(SPREADSHEET_BEGAN_MS + Number(text) * DAY_MS).toISOString().slice(0, 10);
}
