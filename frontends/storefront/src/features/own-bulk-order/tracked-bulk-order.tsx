import type { BulkOrder } from '@print-shop/contracts';
import { usePageTitle } from '@print-shop/web-kit';
import { HelpLine } from '../../order-parts/help-line.tsx';
import { History } from '../../order-parts/history.tsx';
import { OrderHead } from '../../order-parts/order-head.tsx';
import { BulkFacts, BulkLines } from './bulk-parts.tsx';
import { historyOfBulk } from './history-of-bulk.ts';
import { useText } from './messages/index.ts';

/** A guest's bulk order, as whoever holds its link reads it. */
export function TrackedBulkOrder({ order }: { order: BulkOrder }) {
  const text = useText();
  const number = order._id.slice(0, 8).toUpperCase();
  usePageTitle(text.page(number));
  return (
    <div className="page pt-10 pb-20 lg:pt-14">
      <OrderHead
        number={number}
        createdAt={order.createdAt}
        headline={text.headlines[order.status]}
        next={order.status === 'Pending' ? text.track.next : text.next[order.status]}
      />
      <div className="mt-10 grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)] lg:gap-14">
        <section aria-label={text.shirts}>
          <BulkLines order={order} />
        </section>
        <div className="grid content-start gap-6">
          <BulkFacts order={order} />
          <History entries={historyOfBulk(order, text)} />
        </div>
      </div>
      <HelpLine number={number} />
    </div>
  );
}
