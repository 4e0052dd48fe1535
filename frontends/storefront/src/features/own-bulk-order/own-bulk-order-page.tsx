import type { BulkOrder } from '@print-shop/contracts';
import { buttonClasses, EmptyState, ErrorState, Spinner } from '@print-shop/ui';
import { ApiError, usePageTitle, useUser } from '@print-shop/web-kit';
import { useKeptOffline } from '@print-shop/web-kit/offline';
import { Link, useParams } from 'react-router';
import { SignInNeeded } from '../../account-frame/sign-in-needed.tsx';
import { againState } from '../../bulk-again/again.ts';
import { useOwnBulkOrder } from './api/use-own-bulk-order.ts';
import { BULK_ORDER_QUERIES, BulkSheet } from './bulk-sheet.tsx';
import { useText } from './messages/index.ts';

function BulkOrderView({ order }: { order: BulkOrder }) {
  useKeptOffline(BULK_ORDER_QUERIES);
  const text = useText();
  return (
    <BulkSheet
      order={order}
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
