import { getProduct } from '@print-shop/contracts/client';
import { Spinner } from '@print-shop/ui';
import { ApiError, firstData, urlOf, useUser } from '@print-shop/web-kit';
import { Region } from '@print-shop/web-kit/region';
import { useParams } from 'react-router';
import { BulkOrderPage } from './features/bulk-order/bulk-order-page.tsx';
import { useOrderById } from './features/order/api/use-order-by-id.ts';
import { NotYours } from './features/order/components/not-yours.tsx';
import { OrderPage } from './features/order/order-page.tsx';

/** The server refused: the order does not exist or is somebody else's. */
const isRefusal = (error: Error | null) => error instanceof ApiError && error.status >= 400 && error.status < 500;

/** `/order/:id` is two screens: an order of the signed-in user, or else the bulk order of the t-shirt with that id. */
export default function OrderScreen() {
  const { id = '' } = useParams();
  const user = useUser();
  const query = useOrderById(id);
  // A page that came with the shirt is no order's.
  const isShirt = firstData()?.answers[urlOf(getProduct, { params: { id } })]?.status === 200;
  const shirt = <BulkOrderPage key={id} productId={id} />;
  const unknown = <BulkOrderPage key={id} productId={id} askForOrder={query.refetch} />;
  // After a failure the shirt stays while the order is asked for again: a customer may have filled in its form.
  const waiting = query.errorUpdateCount > 0 ? unknown : <Spinner />;
  return (
    <Region
      query={query}
      loading={user && !isShirt ? waiting : shirt}
      refused={({ status }) => status === 403 && <NotYours />}
      failed={isRefusal(query.error) ? shirt : unknown}
    >
      {(order) => <OrderPage order={order} />}
    </Region>
  );
}
