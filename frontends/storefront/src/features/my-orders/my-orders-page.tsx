import type { Order } from '@print-shop/contracts';
import {
  followOwnOrders,
  listUnreadConversations,
  listUserBulkOrders,
  listUserOrders,
} from '@print-shop/contracts/client';
import { Button, buttonClasses, EmptyState } from '@print-shop/ui';
import { usePageTitle, useUser } from '@print-shop/web-kit';
import { useUnreadConversations } from '@print-shop/web-kit/conversation';
import { useLive } from '@print-shop/web-kit/live';
import { useKeptOffline } from '@print-shop/web-kit/offline';
import { LoadFailed, Region } from '@print-shop/web-kit/region';
import { useState } from 'react';
import { Link } from 'react-router';
import { SignInNeeded } from '../../account-frame/sign-in-needed.tsx';
import { useMyBulkOrders } from './api/use-my-bulk-orders.ts';
import { useMyOrders } from './api/use-my-orders.ts';
import { arrangeOrders, DEFAULT_ARRANGEMENT, isInBulk } from './arrange-orders.ts';
import { BulkOrderCard } from './components/bulk-order-card.tsx';
import { OrderCard } from './components/order-card.tsx';
import { OrderListSkeleton } from './components/order-list-skeleton.tsx';
import { OrderTools } from './components/order-tools.tsx';
import { useText } from './messages/index.ts';

/** The queries that are read again when an order changes. */
const LIVE = [listUserOrders, listUserBulkOrders, listUnreadConversations];

/** The orders, with the bulk orders where these could be loaded. */
function OrderList() {
  useLive(followOwnOrders, LIVE);
  useKeptOffline(LIVE);
  const text = useText();
  const { data, isPending, error, refetch } = useMyOrders();
  const bulk = useMyBulkOrders();
  return (
    <Region
      query={{ data, isPending: isPending || bulk.isPending, error, refetch }}
      loading={<OrderListSkeleton />}
      failed={text.loadFailed}
    >
      {(orders) => <LoadedOrders orders={orders} bulk={bulk} />}
    </Region>
  );
}

interface LoadedOrdersProps {
  orders: readonly Order[];
  bulk: ReturnType<typeof useMyBulkOrders>;
}

function LoadedOrders({ orders, bulk }: LoadedOrdersProps) {
  const text = useText();
  const unread = useUnreadConversations();
  const [arrangement, setArrangement] = useState(DEFAULT_ARRANGEMENT);
  const shown = arrangeOrders([...orders, ...(bulk.data ?? [])], arrangement);
  const isFiltered = arrangement.search !== '' || arrangement.status !== 'all';
  return (
    <>
      <OrderTools arrangement={arrangement} onChange={setArrangement} />
      <div className="mt-6 empty:hidden">
        <LoadFailed query={bulk}>{text.bulkFailed}</LoadFailed>
      </div>
      {shown.length > 0 ? (
        <div className="mt-8 grid gap-5">
          {shown.map((order) =>
            isInBulk(order) ? (
              <BulkOrderCard key={order._id} order={order} unread={unread.get(order._id)} />
            ) : (
              <OrderCard key={order._id} order={order} unread={unread.get(order._id)} />
            ),
          )}
        </div>
      ) : (
        <EmptyState
          title={text.none}
          action={
            isFiltered ? (
              <Button tone="outline" onClick={() => setArrangement({ ...arrangement, search: '', status: 'all' })}>
                {text.showAll}
              </Button>
            ) : (
              <Link to="/explore" className={buttonClasses()}>
                {text.explore}
              </Link>
            )
          }
        >
          {isFiltered ? text.noneMatches : text.noneYet}
        </EmptyState>
      )}
    </>
  );
}

export default function MyOrdersPage() {
  const text = useText();
  usePageTitle(text.title);
  const user = useUser();
  if (!user) return <SignInNeeded title={text.authentication} text={text.signIn} />;
  return (
    <div className="page pt-10 pb-20" style={{ maxWidth: '62rem' }}>
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="headline text-title">{text.title}</h1>
        <Link to="/profile" className="inline-flex min-h-11 items-center font-semibold text-action hover:underline">
          {text.profile}
        </Link>
      </div>
      <OrderList />
    </div>
  );
}
