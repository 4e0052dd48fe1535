import type { TimelineEntry } from '@print-shop/contracts';
import { formatDateTime } from '@print-shop/i18n';
import { authorIn, useStaffText } from '../../../messages/index.ts';
import { useText } from '../messages/index.ts';

/** The history of an order: each event with its time, author and note. */
export function OrderTimeline({ entries }: { entries: readonly TimelineEntry[] }) {
  const text = useText();
  const author = authorIn(useStaffText());
  return (
    <ol aria-label={text.timeline} className="grid gap-3 border-rule border-l-2 pl-4">
      {entries.map(({ event, at, by, note }) => (
        <li key={event + at}>
          <p className="font-semibold">{text.events[event]}</p>
          <p className="text-ink-soft">
            <time dateTime={at}>{formatDateTime(at)}</time>, {author(by)}
          </p>
          {note && <p className="[overflow-wrap:anywhere]">{note}</p>}
        </li>
      ))}
    </ol>
  );
}
