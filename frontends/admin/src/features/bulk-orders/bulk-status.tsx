import { BULK_STATUSES, type BulkOrder } from '@print-shop/contracts';
import { Badge, type BadgeTone, Select, toast } from '@print-shop/ui';
import { messageOf } from '@print-shop/web-kit';
import { useSetBulkOrderStatus } from '../../api/use-bulk-orders.ts';

/** Pending yellow, Completed green, anything else blue. */
export const statusTone = (status: string): BadgeTone =>
  status === 'Pending' ? 'wait' : status === 'Completed' ? 'good' : 'info';

export function BulkStatus({ order }: { order: BulkOrder }) {
  const change = useSetBulkOrderStatus();
  return (
    <div className="grid gap-1.5">
      <Badge tone={statusTone(order.status)} className="justify-self-start">
        {order.status}
      </Badge>
      <Select
        aria-label={`Status of bulk order ${order._id.slice(0, 8)}`}
        value={order.status}
        disabled={change.isPending}
        style={{ minHeight: '2.25rem', minWidth: '8rem' }}
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
    </div>
  );
}
