import type { Order } from '@print-shop/contracts';
import { formatDate } from '@print-shop/i18n';
import { buttonClasses, Timeline } from '@print-shop/ui';
import { usePageTitle } from '@print-shop/web-kit';
import { Link } from 'react-router';
import { OrderFacts, OrderLines } from './components/order-facts.tsx';
import { ReorderButton } from './components/reorder-button.tsx';
import { pressRun } from './press-run.ts';

const HEADLINES: Record<Order['status'], string> = {
  waiting: 'Thank you! Your order is in.',
  confirmed: 'Thank you! Your order is confirmed.',
  cancelled: 'This order was cancelled.',
  rejected: 'This order could not be filled.',
};

/** One order of the signed-in customer: what happens next, what is in it, what it costs. */
export function OrderPage({ order }: { order: Order }) {
  const number = order._id.slice(-6).toUpperCase();
  usePageTitle(`Order ${number}`);
  return (
    <div className="page pt-10 pb-20 lg:pt-14">
      <p className="text-ink-soft">
        Order <span className="tabular font-semibold text-ink">{number}</span>, placed on {formatDate(order.createdAt)}
      </p>
      <h1 className="headline mt-1 text-title">
        {order.isDelivered ? 'Delivered. Enjoy your prints!' : HEADLINES[order.status]}
      </h1>
      <section aria-label="Where it is" className="mt-8 rounded border border-rule bg-sheet p-6 lg:p-8">
        <Timeline label="Press run of this order" steps={pressRun(order)} />
      </section>
      <div className="mt-10 grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] lg:gap-14">
        <section aria-label="Items">
          <OrderLines order={order} />
          <div className="mt-6 flex flex-wrap gap-3">
            <Link to="/orders" className={buttonClasses({ tone: 'ink' })}>
              My Orders
            </Link>
            <ReorderButton order={order} />
            <Link to="/explore" className={buttonClasses({ tone: 'quiet' })}>
              Continue Shopping
            </Link>
          </div>
        </section>
        <OrderFacts order={order} />
      </div>
    </div>
  );
}
