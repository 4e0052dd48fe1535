import type { BulkOrder } from '@print-shop/contracts';
import { usePageTitle } from '@print-shop/web-kit';
import type { ReactNode } from 'react';
import { HelpLine } from '../../order-parts/help-line.tsx';
import { History } from '../../order-parts/history.tsx';
import { useText as usePartsText } from '../../order-parts/messages/index.ts';
import { MONEY_FIRST } from '../../order-parts/money-first.ts';
import { OrderHead } from '../../order-parts/order-head.tsx';
import { BulkFacts, BulkLines } from './bulk-parts.tsx';
import { historyOfBulk } from './history-of-bulk.ts';
import { useText } from './messages/index.ts';

interface TrackedBulkOrderProps {
  order: BulkOrder;
  money: ReactNode;
  documents: ReactNode;
}

/** A guest's bulk order, as whoever holds its link reads it. */
export function TrackedBulkOrder({ order, money, documents }: TrackedBulkOrderProps) {
  const text = useText();
  const parts = usePartsText();
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
      <div className={MONEY_FIRST}>
        <div className="empty:hidden lg:col-start-2">{money}</div>
        <section aria-label={text.shirts} className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <BulkLines order={order} />
        </section>
        <div className="grid content-start gap-6 lg:col-start-2">
          <BulkFacts order={order} />
          {documents}
          <History entries={historyOfBulk(order, text, parts)} />
        </div>
      </div>
      <HelpLine number={number} />
    </div>
  );
}
