import { buttonClasses, EmptyState, ErrorState, Spinner } from '@print-shop/ui';
import { usePageTitle, useUser } from '@print-shop/web-kit';
import { useState } from 'react';
import { Link } from 'react-router';
import { SignInNeeded } from '../../account-frame/sign-in-needed.tsx';
import { useMyOrders } from './api/use-my-orders.ts';
import { arrangeOrders, DEFAULT_ARRANGEMENT } from './arrange-orders.ts';
import { OrderCard } from './components/order-card.tsx';
import { OrderTools } from './components/order-tools.tsx';

function OrderList() {
  const { data: orders, isPending, isError, refetch } = useMyOrders();
  const [arrangement, setArrangement] = useState(DEFAULT_ARRANGEMENT);
  if (isPending) return <Spinner label="Loading your orders..." />;
  if (isError) return <ErrorState title="Failed to load orders. Please try again later." onRetry={() => refetch()} />;
  const shown = arrangeOrders(orders, arrangement);
  const isFiltered = arrangement.search !== '' || arrangement.status !== 'all';
  return (
    <>
      <OrderTools arrangement={arrangement} onChange={setArrangement} />
      {shown.length > 0 ? (
        <div className="mt-8 grid gap-5">
          {shown.map((order) => (
            <OrderCard key={order._id} order={order} />
          ))}
        </div>
      ) : (
        <EmptyState
          title="No orders found"
          action={
            <Link to="/explore" className={buttonClasses({ tone: isFiltered ? 'outline' : 'action' })}>
              Explore products
            </Link>
          }
        >
          {isFiltered ? 'Try adjusting your search or filter criteria.' : "You haven't placed any orders yet."}
        </EmptyState>
      )}
    </>
  );
}

export default function MyOrdersPage() {
  usePageTitle('My Orders');
  const user = useUser();
  if (!user) return <SignInNeeded title="Authentication Required" text="Please log in to view your orders." />;
  return (
    <div className="page pt-10 pb-20" style={{ maxWidth: '62rem' }}>
      <h1 className="headline mb-6 text-title">My Orders</h1>
      <OrderList />
    </div>
  );
}
