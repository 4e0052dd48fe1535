import type { Order } from '@print-shop/contracts';
import { isCancellable } from '@print-shop/contracts/client';
import { CustomerClaims, orderLines } from '@print-shop/web-kit/claims';
import { ConversationBox } from '@print-shop/web-kit/conversation';
import type { ReactNode } from 'react';
import { useTrackedAccount } from '../../order-parts/account-of-order.tsx';
import { CancelButton } from '../../order-parts/cancel-button.tsx';
import { useCancelTrackedOrder } from './api/use-cancel-order.ts';
import { OrderSheet } from './components/order-sheet.tsx';
import { useText } from './messages/index.ts';

interface TrackedOrderProps {
  order: Order;
  /** The link by which a guest opened it. */
  token: string;
  money: ReactNode;
  documents: ReactNode;
}

/** A guest's order, with the actions that its link allows. */
export function TrackedOrder({ order, token, money, documents }: TrackedOrderProps) {
  const text = useText();
  const cancel = useCancelTrackedOrder(token);
  const { data: account } = useTrackedAccount(token);
  return (
    <OrderSheet order={order} account={account} money={money} documents={documents}>
      {isCancellable(order) && (
        <div className="mt-6">
          <CancelButton
            label={text.cancelOrder}
            title={text.cancelOrderTitle}
            description={text.cancelOrderText}
            cancel={cancel}
          />
        </div>
      )}
      <CustomerClaims order={{ ...orderLines(order), linkToken: token }} />
      <ConversationBox id={order._id} linkToken={token} className="mt-10" />
    </OrderSheet>
  );
}
