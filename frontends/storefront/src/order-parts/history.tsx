import { formatDateTime } from '@print-shop/i18n';
import { useText } from './messages/index.ts';

export interface HistoryEntry {
  title: string;
  /** ISO 8601; shown in Indian time. */
  at: string;
  /** The reason, where there is one. */
  note: string;
}

/** All that has happened to an order, the oldest first. Absent for orders from before a history was kept. */
export function History({ entries }: { entries: readonly HistoryEntry[] }) {
  const text = useText();
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="history" className="rounded border border-rule bg-sheet p-6">
      <h2 id="history" className="mb-3 font-bold">
        {text.history}
      </h2>
      <ol className="grid gap-3 border-rule border-l-2 pl-4">
        {entries.map(({ title, at, note }) => (
          <li key={title + at} className="text-small [overflow-wrap:anywhere]">
            <p className="font-semibold">{title}</p>
            <time dateTime={at} className="text-ink-soft">
              {formatDateTime(at)}
            </time>
            {note && <p>{note}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
