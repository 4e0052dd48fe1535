import type { BulkOrder, BulkStep } from '@print-shop/contracts';
import { BULK_STATUSES, BULK_STEPS, orderNumber } from '@print-shop/contracts/client';
import { formatDateTime, formatRupees } from '@print-shop/i18n';
import { Badge, type BadgeTone, Select, toast } from '@print-shop/ui';
import { messageOf, usePermission } from '@print-shop/web-kit';
import { Link } from 'react-router';
import { useSetBulkOrderStatus } from '../../../api/use-bulk-orders.ts';
import { History } from '../../../history/history.tsx';
import { authorIn, useStaffText } from '../../../messages/index.ts';
import { ProofStep } from '../../../proofs/proof-step.tsx';
import { SentMessagesInRow } from '../../../sent-messages/sent-messages.tsx';
import { useText } from '../messages/index.ts';

/** Pending yellow, Completed green, anything else blue. */
const toneOf = (status: string): BadgeTone =>
  status === 'Pending' ? 'wait' : status === 'Completed' ? 'good' : 'info';

type Entry = BulkOrder['timeline'][number];

/** The text of a step in the timeline: about the proof, a line or a claim, or else the new status. */
function Step({ order, entry }: { order: BulkOrder; entry: Omit<Entry, 'at' | 'by' | 'note'> }) {
  const { bulkStatuses, orderSteps, colorOf } = useStaffText();
  const { status, event, proof, lines = [], amount } = entry;
  if (event === undefined) return bulkStatuses[status];
  if (isStep(event)) {
    const names = order.items.flatMap(({ color, size }, index) =>
      lines.includes(String(index)) ? [`${colorOf(color)} (${size})`] : [],
    );
    const detail = amount === undefined ? names.join(', ') : formatRupees(amount);
    return [orderSteps[event], detail].filter(Boolean).join(': ');
  }
  return proof ? <ProofStep event={event} proof={proof} /> : bulkStatuses[status];
}

const isStep = (event: NonNullable<Entry['event']>): event is BulkStep => BULK_STEPS.some((step) => step === event);

/** A bulk order's status and history, with the controls to change the status, and what the customer was told. */
export function BulkStatus({ order }: { order: BulkOrder }) {
  const text = useText();
  const staffText = useStaffText();
  const { bulkStatuses } = staffText;
  const author = authorIn(staffText);
  const mayReadArtwork = usePermission('artwork:read');
  const change = useSetBulkOrderStatus();
  const number = orderNumber(order._id, 'bulk-order');
  return (
    <div className="grid gap-1.5">
      <Badge tone={toneOf(order.status)} className="justify-self-start">
        {bulkStatuses[order.status]}
      </Badge>
      <Select
        aria-label={text.statusOf(number)}
        value={order.status}
        disabled={change.isPending}
        className="min-h-9 sm:min-w-32"
        onChange={(event) =>
          change.mutate(
            { _id: order._id, status: event.target.value as BulkOrder['status'] },
            {
              onError: (error) => toast(messageOf(error, text.changeFailed), 'bad'),
            },
          )
        }
      >
        {BULK_STATUSES.map((status) => (
          <option key={status} value={status}>
            {bulkStatuses[status]}
          </option>
        ))}
      </Select>
      <details>
        <summary className="min-h-6 cursor-pointer text-ink-soft">{text.timeline}</summary>
        <ol aria-label={text.timelineOf(number)} className="mt-1 grid gap-1.5">
          {order.timeline.map(({ at, by, note, ...entry }) => (
            <li key={(entry.event ?? entry.status) + at}>
              <span className="font-semibold">
                <Step order={order} entry={entry} />
              </span>
              <span className="block text-ink-soft">
                <time dateTime={at}>{formatDateTime(at)}</time>, {author(by)}
              </span>
              {note}
            </li>
          ))}
        </ol>
      </details>
      <Link
        to={`/admin/conversations/${order._id}`}
        aria-label={text.questionsOf(number)}
        className="inline-flex min-h-6 items-center justify-self-start text-action underline"
      >
        {text.questions}
      </Link>
      {order.designImage && mayReadArtwork && (
        <Link
          to={`/admin/artwork?search=${order._id}`}
          aria-label={text.proofsOf(number)}
          className="inline-flex min-h-6 items-center justify-self-start text-action underline"
        >
          {text.proofs}
        </Link>
      )}
      <SentMessagesInRow orderId={order._id} />
      <History kind="bulk-order" id={order._id} isInRow />
    </div>
  );
}
