import type { BulkOrder } from '@print-shop/contracts';
import { BULK_STATUSES } from '@print-shop/contracts/client';
import { formatDateTime } from '@print-shop/i18n';
import { Badge, type BadgeTone, Select, toast } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { useSetBulkOrderStatus } from '../../../api/use-bulk-orders.ts';
import { History } from '../../../history/history.tsx';

/** Pending yellow, Completed green, anything else blue. */
const toneOf = (status: string): BadgeTone =>
  status === 'Pending' ? 'wait' : status === 'Completed' ? 'good' : 'info';

/** Where a bulk order stands, how it came there, and where staff move it. */
export function BulkStatus({ order }: { order: BulkOrder }) {
  const change = useSetBulkOrderStatus();
  const shortId = order._id.slice(0, 8);
  return (
    <div className="grid gap-1.5">
      <Badge tone={toneOf(order.status)} className="justify-self-start">
        {order.status}
      </Badge>
      <Select
        aria-label={`Status of bulk order ${shortId}`}
        value={order.status}
        disabled={change.isPending}
        className="min-h-9 sm:min-w-32"
        onChange={(event) =>
          change.mutate(
            { _id: order._id, status: event.target.value as BulkOrder['status'] },
            {
              onError: (error) => toast(messageOf(error, 'The status could not be changed. Please try again.'), 'bad'),
            },
          )
        }
      >
        {BULK_STATUSES.map((status) => (
          <option key={status}>{status}</option>
        ))}
      </Select>
      <details>
        <summary className="min-h-6 cursor-pointer text-ink-soft">Timeline</summary>
        <ol aria-label={`Timeline of bulk order ${shortId}`} className="mt-1 grid gap-1.5">
          {order.timeline.map(({ status, at, by, note }) => (
            <li key={status + at}>
              <span className="font-semibold">{status}</span>
              <span className="block text-ink-soft">
                <time dateTime={at}>{formatDateTime(at)}</time>, {by}
              </span>
              {note}
            </li>
          ))}
        </ol>
      </details>
      <History kind="bulk-order" id={order._id} isInRow />
    </div>
  );
}
