import { Spinner } from '@print-shop/ui';
import { useUser } from '@print-shop/web-kit';
import { useParams } from 'react-router';
import { BulkOrderPage } from './features/bulk-order/bulk-order-page.tsx';
import { useOwnOrder } from './features/order/api/use-own-order.ts';
import { OrderPage } from './features/order/order-page.tsx';

/** `/order/:id` is two screens: an order of the signed-in user, or else the bulk order of the t-shirt with that id. */
export default function OrderScreen() {
  const { id = '' } = useParams();
  const user = useUser();
  const { data: order, isPending } = useOwnOrder(id);
  if (user && isPending) return <Spinner />;
  return user && order ? <OrderPage order={order} /> : <BulkOrderPage key={id} productId={id} />;
}
