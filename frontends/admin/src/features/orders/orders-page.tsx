import type { Order } from '@print-shop/contracts';
import { exportOrders, listOrders } from '@print-shop/contracts/client';
import { formatDate, formatRupees } from '@print-shop/i18n';
import { EmptyState, PaymentBadge } from '@print-shop/ui';
import { usePageTitle } from '@print-shop/web-kit';
import { Link, useLocation } from 'react-router';
import type { Column } from '../../list/data-table.tsx';
import { ExportButton } from '../../list/export-button.tsx';
import { ListRows, totalOf } from '../../list/list-rows.tsx';
import { DayFilter, FilterField, ListFailure, SearchField } from '../../list/list-tools.tsx';
import { exportQuery, useListPage, useListState } from '../../list/use-list.ts';
import { PageHead } from '../../page-head.tsx';
import { DeliveryBadge } from './components/delivery-badge.tsx';

/** Leads to the order, and tells it the way back to the list as it stands. */
function OrderLink({ id }: { id: string }) {
  const { search } = useLocation();
  return (
    <Link to={`/admin/orders/${id}`} state={{ list: search }} className="tabular font-semibold text-action underline">
      {id.slice(-6)}
    </Link>
  );
}

const COLUMNS: readonly Column<Order>[] = [
  { title: 'Order ID', cell: ({ _id }) => <OrderLink id={_id} /> },
  {
    title: 'Date',
    sortBy: 'date',
    isOneLine: true,
    cell: ({ createdAt }) => formatDate(createdAt),
  },
  {
    title: 'Items',
    cell: ({ orderItems }) => (
      <ul className="grid gap-0.5 sm:min-w-56">
        {orderItems.map(({ _id, name, qty, price }) => (
          <li key={_id}>
            {name}, {qty}&nbsp;x&nbsp;{formatRupees(price)}
          </li>
        ))}
      </ul>
    ),
  },
  {
    title: 'Total Price',
    isNumber: true,
    sortBy: 'total',
    cell: ({ totalPrice }) => <strong>{formatRupees(totalPrice)}</strong>,
  },
  {
    title: 'Shipping Address',
    cell: ({ shippingAddress: { address, city, postalCode, country } }) =>
      [address, city, postalCode, country].join(', '),
  },
  { title: 'Payment Status', cell: ({ paymentStatus }) => <PaymentBadge status={paymentStatus} /> },
  { title: 'Delivery Status', cell: (order) => <DeliveryBadge order={order} /> },
];
const PAYMENTS = [
  ['pending', 'Payment pending'],
  ['paid', 'Paid'],
  ['failed', 'Payment failed'],
] as const;
const DELIVERIES = [
  ['pending', 'Delivery pending'],
  ['delivered', 'Delivered'],
] as const;
const REVIEWS = [['due', 'To review']] as const;
const FILTERS = ['payment', 'delivery', 'review', 'day'];

export default function OrdersPage() {
  usePageTitle('Orders');
  const list = useListState({ sort: '-date', filters: FILTERS });
  const page = useListPage(listOrders, list.query);
  const total = totalOf(page.data);
  return (
    <>
      <PageHead title="Orders" text={page.data && `Showing ${page.data.data.length} of ${total} orders`}>
        <SearchField list={list} label="Search order or customer" />
        <FilterField list={list} name="payment" label="Payment" all="All payments" options={PAYMENTS} />
        <FilterField list={list} name="delivery" label="Delivery" all="All deliveries" options={DELIVERIES} />
        <FilterField list={list} name="review" label="Review" all="Reviewed or not" options={REVIEWS} />
        <DayFilter list={list} />
        <ExportButton
          contract={exportOrders}
          query={exportQuery(list.query)}
          filename="orders.csv"
          disabled={total === 0}
        />
      </PageHead>
      {page.isError && <ListFailure onRetry={page.refetch}>Failed to fetch orders</ListFailure>}
      <ListRows
        list={list}
        page={page}
        caption="Orders"
        columns={COLUMNS}
        loading="Loading orders..."
        empty={<EmptyState title="No orders found." />}
      />
    </>
  );
}
