import type { Order } from '@print-shop/contracts';
import { formatDate } from '@print-shop/i18n';
import { buttonClasses, Timeline } from '@print-shop/ui';
import { usePageTitle } from '@print-shop/web-kit';
import { Link } from 'react-router';
import { useOrderTerms } from '../../order-terms/messages/index.ts';
import { OrderFacts, OrderLines } from './components/order-facts.tsx';
import { ReorderButton } from './components/reorder-button.tsx';
import { useText } from './messages/index.ts';
import { pressRun } from './press-run.ts';

/** One order of the signed-in customer: what happens next, what is in it, what it costs. */
export function OrderPage({ order }: { order: Order }) {
  const text = useText();
  const terms = useOrderTerms();
  const number = order._id.slice(-6).toUpperCase();
  usePageTitle(text.page(number));
  return (
    <div className="page pt-10 pb-20 lg:pt-14">
      <p className="text-ink-soft">
        {text.order} <span className="tabular font-semibold text-ink">{number}</span>,{' '}
        {text.placedOn(formatDate(order.createdAt))}
      </p>
      <h1 className="headline mt-1 text-title">{text.headlines[order.isDelivered ? 'delivered' : order.status]}</h1>
      {order.needsReview && order.status !== 'cancelled' && <p className="mt-2 max-w-[60ch]">{text.inReview}</p>}
      <section aria-label={text.whereItIs} className="mt-8 rounded border border-rule bg-sheet p-6 lg:p-8">
        <Timeline label={text.pressRun} steps={pressRun(order, text)} />
      </section>
      <div className="mt-10 grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] lg:gap-14">
        <section aria-label={terms.items}>
          <OrderLines order={order} />
          <div className="mt-6 flex flex-wrap gap-3">
            <Link to="/orders" className={buttonClasses({ tone: 'ink' })}>
              {text.myOrders}
            </Link>
            <ReorderButton order={order} />
            <Link to="/explore" className={buttonClasses({ tone: 'quiet' })}>
              {text.continueShopping}
            </Link>
          </div>
        </section>
        <OrderFacts order={order} />
      </div>
    </div>
  );
}
