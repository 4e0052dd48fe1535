import type { BulkOrder } from '@print-shop/contracts';
import {
  followOwnOrders,
  getAccount,
  getBulkOrder,
  getConversation,
  listOrderInvoices,
  listOrderProofs,
} from '@print-shop/contracts/client';
import { buttonClasses, EmptyState, ErrorState, Spinner } from '@print-shop/ui';
import { ApiError, usePageTitle, useUser } from '@print-shop/web-kit';
import { useLive } from '@print-shop/web-kit/live';
import { useKeptOffline } from '@print-shop/web-kit/offline';
import { Link, useParams } from 'react-router';
import { SignInNeeded } from '../../account-frame/sign-in-needed.tsx';
import { againState } from '../../bulk-again/again.ts';
import { OwnAccount } from '../../order-parts/account-of-order.tsx';
import { OwnArtwork } from '../../order-parts/artwork.tsx';
import { OwnDocuments } from '../../order-parts/documents.tsx';
import { Proofs } from '../../order-parts/proofs.tsx';
import { useOwnBulkOrder } from './api/use-own-bulk-order.ts';
import { BulkSheet } from './bulk-sheet.tsx';
import { useText } from './messages/index.ts';

/** The queries that are read again when an order changes. */
const LIVE = [getBulkOrder, getConversation, getAccount, listOrderInvoices, listOrderProofs];

function BulkOrderView({ order }: { order: BulkOrder }) {
  useLive(followOwnOrders, LIVE);
  useKeptOffline(LIVE);
  const text = useText();
  return (
    <BulkSheet
      order={order}
      money={<OwnAccount order={order._id} />}
      documents={
        <>
          <OwnArtwork order={order._id} />
          <Proofs order={order._id} />
          <OwnDocuments order={order._id} canAsk={order.status !== 'Cancelled'} />
        </>
      }
      ways={
        <>
          <Link to="/orders" className={buttonClasses({ tone: 'ink' })}>
            {text.myOrders}
          </Link>
          {order.productId && (
            <Link
              to={`/order/${order.productId}`}
              state={againState(order)}
              className={buttonClasses({ tone: 'outline' })}
            >
              {text.again}
            </Link>
          )}
        </>
      }
    />
  );
}

function NoBulkOrder() {
  const text = useText();
  usePageTitle(text.notFound);
  return (
    <div className="page">
      <EmptyState
        level={1}
        title={text.notFound}
        action={
          <Link to="/orders" className={buttonClasses()}>
            {text.myOrders}
          </Link>
        }
      >
        {text.notFoundText}
      </EmptyState>
    </div>
  );
}

/** Refused as malformed, or as somebody else's. */
const isRefused = (error: Error | null) => error instanceof ApiError && [400, 403].includes(error.status);

/** One bulk order, for the signed-in customer who placed it. */
export default function OwnBulkOrderPage() {
  const text = useText();
  const user = useUser();
  const { id = '' } = useParams();
  const { data: order, isPending, error, refetch } = useOwnBulkOrder(id);
  if (!user) return <SignInNeeded title={text.authentication} text={text.signIn} guests={text.track.guests} />;
  if (isPending) return <Spinner label={text.loading} />;
  if (isRefused(error)) return <NoBulkOrder />;
  if (error && !order) return <ErrorState level={1} title={text.failed} onRetry={() => refetch()} />;
  return order ? <BulkOrderView key={order._id} order={order} /> : <NoBulkOrder />;
}
