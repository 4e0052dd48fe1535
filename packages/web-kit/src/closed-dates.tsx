import { dayOf } from '@print-shop/contracts/client';
import { formatDate } from '@print-shop/i18n';
import { useText } from './messages/index.ts';
import { type Shop, useSaid } from './shop.ts';
import { useAsOfNow } from './use-as-of-now.ts';

type ClosedDate = NonNullable<Shop['closed']>['dates'][number];

const DAYS_AHEAD = 14;
const DAY_MS = 24 * 3600 * 1000;

/** Returns the dates from `today` to 14 days later, like 2026-11-21, on which the shop is closed, the next one first. */
export function closedDatesFrom(today: string, dates: readonly ClosedDate[]): ClosedDate[] {
  const last = new Date(Date.parse(today) + DAYS_AHEAD * DAY_MS).toISOString().slice(0, today.length);
  return dates
    .filter(({ date }) => date >= today && date <= last)
    .sort((one, other) => one.date.localeCompare(other.date));
}

function Lines({ dates }: { dates: readonly ClosedDate[] }) {
  const { closedOn } = useText();
  const said = useSaid();
  return dates.map(({ date, reason }) => (
    <span key={date} className="block font-semibold">
      {closedOn(formatDate(date), said(reason))}
    </span>
  ));
}

/** Says beside the opening hours on which of the next days the shop is closed, and why. */
export function ClosedDates({ shop: { closed } }: { shop: Shop }) {
  const today = useAsOfNow(dayOf);
  const dates = closedDatesFrom(today, closed?.dates ?? []);
  // Few shops have some, and only those load the words.
  return dates.length > 0 && <Lines dates={dates} />;
}
