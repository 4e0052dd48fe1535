import type { OrderItem, ProofStepKind, TimelineEntry } from '@print-shop/contracts';
import { formatDateTime, formatRupees } from '@print-shop/i18n';
import { noteOf } from '@print-shop/web-kit';
import { authorIn, useStaffText } from '../../../messages/index.ts';
import { ProofStep } from '../../../proofs/proof-step.tsx';
import { useText } from '../messages/index.ts';

interface OrderTimelineProps {
  entries: readonly TimelineEntry[];
  items: readonly OrderItem[];
}

const isProofStep = (event: TimelineEntry['event']): event is ProofStepKind => event.startsWith('proof-');

/** The history of an order: each event with its time, author and note, and which items or amount it is about. */
export function OrderTimeline({ entries, items }: OrderTimelineProps) {
  const text = useText();
  const staffText = useStaffText();
  const author = authorIn(staffText);
  const namesOf = (ids: readonly string[]) =>
    items.flatMap(({ _id, name }) => (ids.includes(_id) ? [name] : [])).join(', ');
  return (
    <ol aria-label={text.timeline} className="grid gap-3 border-rule border-l-2 pl-4">
      {entries.map(({ event, at, by, note, noteHi, lines = [], amount, proof }) => (
        <li key={event + at + (proof?.id ?? '')}>
          <p className="font-semibold [overflow-wrap:anywhere]">
            {isProofStep(event)
              ? proof && <ProofStep event={event} proof={proof} name={namesOf(lines)} />
              : [
                  { ...text.events, ...staffText.orderSteps }[event],
                  amount === undefined ? namesOf(lines) : formatRupees(amount),
                ]
                  .filter(Boolean)
                  .join(': ')}
          </p>
          <p className="text-ink-soft">
            <time dateTime={at}>{formatDateTime(at)}</time>, {author(by)}
          </p>
          {note && <p className="[overflow-wrap:anywhere]">{noteOf({ note, noteHi })}</p>}
        </li>
      ))}
    </ol>
  );
}
