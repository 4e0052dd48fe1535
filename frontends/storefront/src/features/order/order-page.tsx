import type { Order } from '@print-shop/contracts';
import {
  followOwnOrders,
  getAccount,
  getConversation,
  getOrder,
  isCancellable,
  listOrderInvoices,
  listOrderProofs,
} from '@print-shop/contracts/client';
import { buttonClasses } from '@print-shop/ui';
import { CustomerClaims, orderLines } from '@print-shop/web-kit/claims';
import { ConversationBox } from '@print-shop/web-kit/conversation';
import { useLive } from '@print-shop/web-kit/live';
import { useKeptOffline } from '@print-shop/web-kit/offline';
import { Link } from 'react-router';
import { OwnAccount, useOwnAccount } from '../../order-parts/account-of-order.tsx';
import { OwnArtwork } from '../../order-parts/artwork.tsx';
import { CancelButton } from '../../order-parts/cancel-button.tsx';
import { OwnDocuments } from '../../order-parts/documents.tsx';
import { Proofs } from '../../order-parts/proofs.tsx';
import { useCancelOrder } from './api/use-cancel-order.ts';
import { OrderSheet } from './components/order-sheet.tsx';
import { ReorderButton } from './components/reorder-button.tsx';
import { useText } from './messages/index.ts';

/** The queries that are read again when the order changes. */
const LIVE = [getOrder, getConversation, getAccount, listOrderInvoices, listOrderProofs];

/** One order of the signed-in customer, and what they can do with it. */
export function OrderPage({ order }: { order: Order }) {
  useLive(followOwnOrders, LIVE);
  useKeptOffline(LIVE);
  const text = useText();
  const cancel = useCancelOrder(order);
  const { data: account } = useOwnAccount(order._id);
  return (
    <OrderSheet
      order={order}
      account={account}
      money={<OwnAccount order={order._id} payBy={order.payBy} />}
      documents={
        <>
          <OwnArtwork order={order._id} />
          <Proofs order={order._id} />
          <OwnDocuments order={order._id} canAsk={order.status === 'confirmed'} />
        </>
      }
    >
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to="/orders" className={buttonClasses({ tone: 'ink' })}>
          {text.myOrders}
        </Link>
        {!order.quotation && <ReorderButton key={order.timeline.length} order={order} />}
        <Link to="/explore" className={buttonClasses({ tone: 'quiet' })}>
          {text.continueShopping}
        </Link>
        {isCancellable(order) && (
          <CancelButton
            label={text.cancelOrder}
            title={text.cancelOrderTitle}
            description={text.cancelOrderText}
            cancel={cancel}
          />
        )}
      </div>
      <CustomerClaims order={orderLines(order)} />
      <ConversationBox id={order._id} className="mt-10" />
    </OrderSheet>
  );
}
