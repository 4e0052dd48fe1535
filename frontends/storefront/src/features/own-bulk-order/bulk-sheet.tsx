import type { BulkOrder } from '@print-shop/contracts';
import {
  followOwnOrders,
  getAccount,
  getBulkOrder,
  getConversation,
  listOrderInvoices,
  listOrderProofs,
  orderNumber,
  USUAL_BULK_PROMISE_DAYS,
} from '@print-shop/contracts/client';
import { usePageTitle, useShop } from '@print-shop/web-kit';
import { bulkLines, CustomerClaims } from '@print-shop/web-kit/claims';
import { ConversationBox } from '@print-shop/web-kit/conversation';
import { useLive } from '@print-shop/web-kit/live';
import { useOrderAccess } from '@print-shop/web-kit/order-access';
import type { ReactNode } from 'react';
import { OrderedArtwork } from '../../order-parts/artwork.tsx';
import { CancelButton } from '../../order-parts/cancel-button.tsx';
import { OrderDocuments } from '../../order-parts/documents.tsx';
import { HelpLine } from '../../order-parts/help-line.tsx';
import { History } from '../../order-parts/history.tsx';
import { useText as usePartsText } from '../../order-parts/messages/index.ts';
import { MONEY_FIRST } from '../../order-parts/money-first.ts';
import { OrderAccount } from '../../order-parts/order-account.tsx';
import { OrderHead } from '../../order-parts/order-head.tsx';
import { OrderProofs } from '../../order-parts/proofs.tsx';
import { useColorName } from '../../tee/messages/index.ts';
import { useCancelBulkOrder } from './api/use-cancel-bulk-order.ts';
import { bulkHistory } from './bulk-history.ts';
import { BulkFacts, BulkLines } from './bulk-parts.tsx';
import { useText } from './messages/index.ts';

/** The queries that are read again when an order changes. */
export const BULK_ORDER_QUERIES = [getBulkOrder, getConversation, getAccount, listOrderInvoices, listOrderProofs];

interface BulkSheetProps {
  order: BulkOrder;
  /** Where to go from here, before the button that cancels. */
  ways?: ReactNode;
}

/**
 * A bulk order: its state, what is next, its shirts, what its customer can do, and what has happened. Its customer is signed in or
 * has the link of a guest's order.
 */
export function BulkSheet({ order, ways }: BulkSheetProps) {
  useLive(followOwnOrders, BULK_ORDER_QUERIES);
  const text = useText();
  const parts = usePartsText();
  const colorOf = useColorName();
  const { orderLink } = useOrderAccess();
  const { bulkPromiseDays = USUAL_BULK_PROMISE_DAYS } = useShop().delivery ?? {};
  const cancel = useCancelBulkOrder(order);
  const number = orderNumber(order._id, 'bulk-order');
  usePageTitle(text.page(number));
  const isComing = order.status === 'Pending' || order.status === 'In Production';
  const next = orderLink && order.status === 'Pending' ? text.track.next : text.next[order.status];
  const lines = bulkLines(order, ({ color, size }) => [colorOf(color), size].join(' · '));
  return (
    <div className="page pt-10 pb-20 lg:pt-14">
      <OrderHead
        number={number}
        createdAt={order.createdAt}
        headline={text.headlines[order.status]}
        next={isComing ? `${next} ${text.ready(bulkPromiseDays)}` : next}
      />
      <div className={MONEY_FIRST}>
        <div className="empty:hidden lg:col-start-2">
          <OrderAccount order={order._id} />
        </div>
        <section aria-label={text.shirts} className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <BulkLines order={order} />
          <div className="mt-6 flex flex-wrap gap-3 empty:hidden">
            {ways}
            {order.status === 'Pending' && (
              <CancelButton
                label={text.cancel}
                title={text.cancelTitle}
                description={text.cancelText}
                cancel={cancel}
              />
            )}
          </div>
          <CustomerClaims order={lines} />
          <ConversationBox id={order._id} className="mt-10" />
        </section>
        <div className="grid content-start gap-6 lg:col-start-2">
          <BulkFacts order={order} />
          <OrderedArtwork order={order._id} />
          <OrderProofs order={order._id} />
          <OrderDocuments order={order._id} canAsk={order.status !== 'Cancelled'} />
          <History entries={bulkHistory(order, text, parts, ({ color, size }) => [colorOf(color), size].join(' · '))} />
        </div>
      </div>
      <HelpLine number={number} />
    </div>
  );
}
