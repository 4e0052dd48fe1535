import type { BulkOrder } from '@print-shop/contracts';
import { buttonClasses, EmptyState } from '@print-shop/ui';
import { usePageTitle, useUser } from '@print-shop/web-kit';
import { useKeptOffline } from '@print-shop/web-kit/offline';
import { Region } from '@print-shop/web-kit/region';
import { Link, useParams } from 'react-router';
import { SignInNeeded } from '../../account-frame/sign-in-needed.tsx';
import { againState } from '../../bulk-again/bulk-again.ts';
import { useBulkOrderById } from './api/use-bulk-order-by-id.ts';
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

/** One bulk order, for the signed-in customer who placed it. */
export default function OwnBulkOrderPage() {
  const text = useText();
  const user = useUser();
  const { id = '' } = useParams();
  const query = useBulkOrderById(id);
  if (!user) return <SignInNeeded title={text.authentication} text={text.signIn} guests={text.track.guests} />;
  return (
    <Region
      query={query}
      loading={text.loading}
      failed={text.failed}
      level={1}
      // Refused as malformed, or as somebody else's.
      refused={({ status }) => [400, 403].includes(status) && <NoBulkOrder />}
      empty={<NoBulkOrder />}
    >
      {(order) => <BulkOrderView key={order._id} order={order} />}
    </Region>
  );
}
