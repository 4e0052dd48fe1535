import type { Order } from '@print-shop/contracts';
import { buttonClasses } from '@print-shop/ui';
import { useKeptOffline } from '@print-shop/web-kit/offline';
import { Link } from 'react-router';
import { ReorderButton } from './components/reorder-button.tsx';
import { useText } from './messages/index.ts';
import { ORDER_QUERIES, OrderView } from './order-view.tsx';

export function OrderPage({ order }: { order: Order }) {
  useKeptOffline(ORDER_QUERIES);
  const text = useText();
  return (
    <OrderView
      order={order}
      ways={
        <>
          <Link to="/orders" className={buttonClasses({ tone: 'ink' })}>
            {text.myOrders}
          </Link>
          {!order.quotation && <ReorderButton key={order.timeline.length} order={order} />}
          <Link to="/explore" className={buttonClasses({ tone: 'quiet' })}>
            {text.continueShopping}
          </Link>
        </>
      }
    />
  );
}
