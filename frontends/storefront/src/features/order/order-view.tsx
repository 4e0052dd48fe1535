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
import { CustomerClaims, orderLines } from '@print-shop/web-kit/claims';
import { ConversationBox } from '@print-shop/web-kit/conversation';
import { useLive } from '@print-shop/web-kit/live';
import { useOrderAccess } from '@print-shop/web-kit/order-access';
import type { ReactNode } from 'react';
import { useOrderAccount } from '../../order-parts/api/use-order-account.ts';
import { OrderedArtwork } from '../../order-parts/artwork.tsx';
import { CancelButton } from '../../order-parts/cancel-button.tsx';
import { OrderDocuments } from '../../order-parts/documents.tsx';
import { OrderAccount } from '../../order-parts/order-account.tsx';
import { OrderProofs } from '../../order-parts/proofs.tsx';
import { useCancelOrder } from './api/use-cancel-order.ts';
import { OrderSheet } from './components/order-sheet.tsx';
import { useText } from './messages/index.ts';

/** The queries that are read again when the order changes. */
export const ORDER_QUERIES = [getOrder, getConversation, getAccount, listOrderInvoices, listOrderProofs];

interface OrderViewProps {
  order: Order;
  /** Where to go from here, before the button that cancels. */
  ways?: ReactNode;
}

/** One order and what its customer can do with it, signed in or by the link of a guest's order. */
export function OrderView({ order, ways }: OrderViewProps) {
  useLive(followOwnOrders, ORDER_QUERIES);
  const text = useText();
  const { orderLink } = useOrderAccess();
  const cancel = useCancelOrder(order);
  const { data: account } = useOrderAccount(order._id);
  return (
    <OrderSheet
      order={order}
      account={account}
      money={<OrderAccount order={order._id} payBy={order.payBy} />}
      documents={
        <>
          <OrderedArtwork order={order._id} />
          <OrderProofs order={order._id} />
          <OrderDocuments
            order={order._id}
            canAsk={orderLink === undefined ? order.status === 'confirmed' : order.status !== 'cancelled'}
          />
        </>
      }
    >
      <div className="mt-6 flex flex-wrap gap-3 empty:hidden">
        {ways}
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
