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
import { bulkLines, CustomerClaims } from '@print-shop/web-kit/claims';
import { ConversationBox } from '@print-shop/web-kit/conversation';
import { useLive } from '@print-shop/web-kit/live';
import { useKeptOffline } from '@print-shop/web-kit/offline';
import { Link, useParams } from 'react-router';
import { SignInNeeded } from '../../account-frame/sign-in-needed.tsx';
import { againState } from '../../bulk-again/again.ts';
import { OwnAccount } from '../../order-parts/account-of-order.tsx';
import { OwnArtwork } from '../../order-parts/artwork.tsx';
import { CancelButton } from '../../order-parts/cancel-button.tsx';
import { OwnDocuments } from '../../order-parts/documents.tsx';
import { HelpLine } from '../../order-parts/help-line.tsx';
import { History } from '../../order-parts/history.tsx';
import { useText as usePartsText } from '../../order-parts/messages/index.ts';
import { MONEY_FIRST } from '../../order-parts/money-first.ts';
import { OrderHead } from '../../order-parts/order-head.tsx';
import { Proofs } from '../../order-parts/proofs.tsx';
import { useColorName } from '../../tee/messages/index.ts';
import { useCancelBulkOrder, useOwnBulkOrder } from './api/use-own-bulk-order.ts';
import { BulkFacts, BulkLines } from './bulk-parts.tsx';
import { historyOfBulk } from './history-of-bulk.ts';
import { useText } from './messages/index.ts';

/** The beginning of the id, as all screens show the number of a bulk order. */
const numberOf = ({ _id }: Pick<BulkOrder, '_id'>) => _id.slice(0, 8).toUpperCase();

/** What is read again when an order changes. */
const LIVE = [getBulkOrder, getConversation, getAccount, listOrderInvoices, listOrderProofs];

function BulkOrderView({ order }: { order: BulkOrder }) {
  useLive(followOwnOrders, LIVE);
  useKeptOffline(LIVE);
  const text = useText();
  const parts = usePartsText();
  const cancel = useCancelBulkOrder(order);
  const colorOf = useColorName();
  const number = numberOf(order);
  usePageTitle(text.page(number));
  return (
    <div className="page pt-10 pb-20 lg:pt-14">
      <OrderHead
        number={number}
        createdAt={order.createdAt}
        headline={text.headlines[order.status]}
        next={text.next[order.status]}
      />
      <div className={MONEY_FIRST}>
        <div className="empty:hidden lg:col-start-2">
          <OwnAccount order={order._id} />
        </div>
        <section aria-label={text.shirts} className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <BulkLines order={order} />
          <div className="mt-6 flex flex-wrap gap-3">
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
            {order.status === 'Pending' && (
              <CancelButton
                label={text.cancel}
                title={text.cancelTitle}
                description={text.cancelText}
                cancel={cancel}
              />
            )}
          </div>
          <CustomerClaims order={bulkLines(order, ({ color, size }) => [colorOf(color), size].join(' · '))} />
          <ConversationBox id={order._id} className="mt-10" />
        </section>
        <div className="grid content-start gap-6 lg:col-start-2">
          <BulkFacts order={order} />
          <OwnArtwork order={order._id} />
          <Proofs order={order._id} />
          <OwnDocuments order={order._id} canAsk={order.status !== 'Cancelled'} />
          <History entries={historyOfBulk(order, text, parts)} />
        </div>
      </div>
      <HelpLine number={number} />
    </div>
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
