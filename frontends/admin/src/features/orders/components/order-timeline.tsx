import type { TimelineEntry } from '@print-shop/contracts';
import { formatDateTime } from '@print-shop/i18n';

const EVENTS: Record<TimelineEntry['event'], string> = {
  placed: 'Placed',
  confirmed: 'Confirmed, stock reserved',
  rejected: 'Rejected',
  paid: 'Paid',
  'payment-failed': 'Payment failed',
  released: 'Released',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

/** Everything that happened to an order: what, when, who and why. */
export function OrderTimeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol aria-label="Timeline" className="grid gap-3 border-rule border-l-2 pl-4">
      {entries.map(({ event, at, by, note }) => (
        <li key={event + at}>
          <p className="font-semibold">{EVENTS[event]}</p>
          <p className="text-ink-soft">
            <time dateTime={at}>{formatDateTime(at)}</time>, {by}
          </p>
          {note && <p className="[overflow-wrap:anywhere]">{note}</p>}
        </li>
      ))}
    </ol>
  );
}
