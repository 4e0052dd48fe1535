import type { Order } from '@print-shop/contracts';
import { formatDateTime } from '@print-shop/i18n';
import { ErrorState, PaymentBadge, Spinner } from '@print-shop/ui';
import { NotFoundPage, usePageTitle } from '@print-shop/web-kit';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { useOrder } from '../../api/use-orders.ts';
import { History } from '../../history/history.tsx';
import { PageHead } from '../../page-head.tsx';
import { DeliveryBadge } from './components/delivery-badge.tsx';
import { OrderActions } from './components/order-actions.tsx';
import { OrderItems } from './components/order-items.tsx';
import { OrderTimeline } from './components/order-timeline.tsx';

const METHODS: Record<Order['paymentMethod'], string> = {
  UPI: 'UPI',
  credit_card: 'Credit card',
  debit_card: 'Debit card',
  paypal: 'PayPal',
  cash_on_delivery: 'Cash on delivery',
};

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="rounded border border-rule bg-sheet p-4">
      <h2 className="mb-2 font-bold">{title}</h2>
      {children}
    </section>
  );
}

/** One order with all that is known of it, and what staff may do with it. */
export default function OrderPage() {
  const { id = '' } = useParams();
  const { state } = useLocation();
  const { data: order, isPending, isError, refetch } = useOrder(id);
  const name = `Order ${id.slice(-6)}`;
  usePageTitle(name);
  if (isPending) return <Spinner label="Loading order..." />;
  if (isError) return <ErrorState level={1} title="Failed to load the order." onRetry={() => refetch()} />;
  if (!order) return <NotFoundPage />;
  const { address, city, postalCode, country } = order.shippingAddress;
  return (
    <>
      <Link
        to={`/admin/orders${state?.list ?? ''}`}
        className="mb-2 inline-flex min-h-6 items-center gap-1 hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-4" /> Back to orders
      </Link>
      <PageHead title={name} text={`Placed ${formatDateTime(order.createdAt)}`}>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-small">
          <span>
            Payment <PaymentBadge status={order.paymentStatus} />
          </span>
          <span>
            Delivery <DeliveryBadge order={order} />
          </span>
        </span>
        <OrderActions order={order} />
      </PageHead>
      <div className="grid gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:items-start">
        <Part title="Items">
          <OrderItems order={order} />
        </Part>
        <div className="grid gap-4">
          <Part title="Timeline">
            <OrderTimeline entries={order.timeline} />
          </Part>
          <Part title="Customer">
            <p className="[overflow-wrap:anywhere]">{order.customer.name || order.user}</p>
            {order.customer.email && (
              <a
                href={`mailto:${order.customer.email}`}
                className="inline-flex min-h-6 items-center text-action underline [overflow-wrap:anywhere]"
              >
                {order.customer.email}
              </a>
            )}
          </Part>
          <Part title="Shipping Address">
            <address className="not-italic">
              {address}, {city}, {postalCode}, {country}
            </address>
          </Part>
          <Part title="Payment">
            <p>{METHODS[order.paymentMethod]}</p>
          </Part>
          <History kind="order" id={order._id} />
        </div>
      </div>
    </>
  );
}
