import type { Order } from '@print-shop/contracts';
import { formatDate, formatRupees } from '@print-shop/i18n';
import { Badge, Button, Card, PaymentBadge, ProductPicture } from '@print-shop/ui';

import { LayoutPicture } from '@print-shop/web-kit/layout-picture';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { useOrderTerms } from '../../../order-terms/messages/index.ts';
import { useText } from '../messages/index.ts';
import { OrderDetails } from './order-details.tsx';
import { OrderId } from './order-id.tsx';

const PREVIEWED_ITEMS = 2;

function StatusBadge({ order }: { order: Order }) {
  const text = useText();
  if (order.status === 'cancelled') return <Badge tone="bad">{text.cancelled}</Badge>;
  return order.isDelivered ? <Badge tone="good">{text.delivered}</Badge> : <Badge tone="info">{text.processing}</Badge>;
}

/** One order in the list: its state, its first items, its total, and the rest on demand; `unread` answers of the shop wait on its page. */
export function OrderCard({ order, unread = 0 }: { order: Order; unread?: number | undefined }) {
  const text = useText();
  const terms = useOrderTerms();
  const [isOpen, setIsOpen] = useState(false);
  const detailsId = useId();
  const more = order.orderItems.length - PREVIEWED_ITEMS;
  return (
    <Card>
      <article className="p-5 sm:p-6">
        <div className="flex flex-wrap items-center gap-2">
          <PaymentBadge status={order.paymentStatus} />
          <StatusBadge order={order} />
          {unread > 0 && <Badge tone="info">{text.unread(unread)}</Badge>}
          <p className="tabular ml-auto font-bold text-lead">{formatRupees(order.totalPrice)}</p>
        </div>
        <h2 className="mt-3 text-small">
          <span className="text-ink-soft">{text.order} </span>
          <Link to={`/order/${order._id}`} aria-label={order._id} className="text-action underline">
            <OrderId before={order._id.slice(0, -6)} number={order._id.slice(-6)} />
          </Link>
        </h2>
        <p className="text-ink-soft text-small">{text.placedOn(formatDate(order.createdAt))}</p>
        <ul className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
          {order.orderItems.slice(0, PREVIEWED_ITEMS).map((item) => (
            <li key={item._id} className="flex items-center gap-3">
              <div className="w-12 shrink-0">
                <LayoutPicture
                  layout={item.scene}
                  color={item.color}
                  alt={terms.yourLayout}
                  className="aspect-portrait w-full rounded-sm bg-paper-deep object-contain"
                >
                  <ProductPicture src={item.image} alt="" sizes="48px" className="rounded-sm" />
                </LayoutPicture>
              </div>
              <span>
                <span className="block font-semibold text-small">{item.name}</span>
                <span className="tabular block text-caption text-ink-soft">{text.quantity(item.qty)}</span>
              </span>
            </li>
          ))}
          {more > 0 && <li className="text-ink-soft text-small">{text.moreItems(more)}</li>}
        </ul>
        <Button
          tone="outline"
          size="small"
          className="mt-4"
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? text.hide : text.view}
        </Button>
        <div id={detailsId}>{isOpen && <OrderDetails order={order} />}</div>
      </article>
    </Card>
  );
}
