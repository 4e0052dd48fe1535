import type { BulkOrder } from '@print-shop/contracts';
import { formatDate, formatRupees } from '@print-shop/i18n';
import { Badge, type BadgeTone, Card } from '@print-shop/ui';
import { Link } from 'react-router';
import { useColorName } from '../../../tee/messages/index.ts';
import { useText } from '../messages/index.ts';
import { OrderId } from './order-id.tsx';

const PREVIEWED_LINES = 2;

const tones: Record<BulkOrder['status'], BadgeTone> = {
  Pending: 'wait',
  'In Production': 'info',
  Completed: 'good',
  Cancelled: 'bad',
};

/** One bulk order in the list: its state, its first lines and its total; `unread` answers of the shop wait on its page. */
export function BulkOrderCard({ order, unread = 0 }: { order: BulkOrder; unread?: number | undefined }) {
  const text = useText();
  const colorOf = useColorName();
  const left = order.items.filter(({ cancelledAt }) => !cancelledAt);
  const more = left.length - PREVIEWED_LINES;
  return (
    <Card>
      <article className="p-5 sm:p-6">
        <div className="flex flex-wrap items-center gap-2">
          <Badge>{text.bulkOrder}</Badge>
          <Badge tone={tones[order.status]}>{text.bulkStatuses[order.status]}</Badge>
          {unread > 0 && <Badge tone="info">{text.unread(unread)}</Badge>}
          <p className="tabular ml-auto font-bold text-lead">{formatRupees(order.totalPrice)}</p>
        </div>
        <h2 className="mt-3 text-small">
          <span className="text-ink-soft">{text.bulkOrder} </span>
          <Link to={`/bulk-orders/${order._id}`} aria-label={order._id} className="text-action underline">
            <OrderId number={order._id.slice(0, 8)} after={order._id.slice(8)} />
          </Link>
        </h2>
        <p className="text-ink-soft text-small">{text.placedOn(formatDate(order.createdAt))}</p>
        {order.productName && <p className="mt-4 font-semibold text-small">{order.productName}</p>}
        <p className="tabular mt-1 text-ink-soft text-small">
          {[
            ...left
              .slice(0, PREVIEWED_LINES)
              .map(({ quantity, color, size }) => `${quantity} × ${colorOf(color)} ${size}`),
            ...(more > 0 ? [text.moreItems(more)] : []),
          ].join(' · ')}
        </p>
      </article>
    </Card>
  );
}
