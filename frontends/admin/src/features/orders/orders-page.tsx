import type { Order } from '@print-shop/contracts';
import { formatDate, formatRupees } from '@print-shop/i18n';
import { Badge, FormMessage, PaymentBadge, Spinner } from '@print-shop/ui';
import { usePageTitle } from '@print-shop/web-kit';
import { useState } from 'react';
import { PAGE_SIZE, useOrders } from '../../api/use-orders.ts';
import { type Column, DataTable } from '../../data-table.tsx';
import { PageHead } from '../../page-head.tsx';
import { Pager } from '../../pager.tsx';
import { OrderActions } from './components/order-actions.tsx';

const COLUMNS: readonly Column<Order>[] = [
  { title: 'Order ID', cell: ({ _id }) => <span className="tabular font-semibold">{_id.slice(-6)}</span> },
  { title: 'Date', cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDate(createdAt)}</span> },
  {
    title: 'Items',
    cell: ({ orderItems }) => (
      <ul className="grid min-w-56 gap-0.5" style={{ minWidth: '14rem' }}>
        {orderItems.map(({ _id, name, qty, price, design }) => (
          <li key={_id}>
            {name}, {qty} x {formatRupees(price)}
            {design.startsWith('/') && (
              <a href={design} target="_blank" rel="noreferrer" className="ml-2 text-action underline">
                design
              </a>
            )}
          </li>
        ))}
      </ul>
    ),
  },
  { title: 'Total Price', isNumber: true, cell: ({ totalPrice }) => <strong>{formatRupees(totalPrice)}</strong> },
  {
    title: 'Shipping Address',
    cell: ({ shippingAddress: { address, city, postalCode, country } }) =>
      [address, city, postalCode, country].join(', '),
  },
  { title: 'Payment Status', cell: ({ paymentStatus }) => <PaymentBadge status={paymentStatus} /> },
  {
    title: 'Delivery Status',
    cell: ({ isDelivered }) =>
      isDelivered ? <Badge tone="good">Delivered</Badge> : <Badge tone="wait">Pending</Badge>,
  },
  { title: 'Actions', cell: (order) => <OrderActions order={order} /> },
];

export default function OrdersPage() {
  usePageTitle('Orders');
  const [page, setPage] = useState(1);
  const { data, isPending, isError } = useOrders(page);
  return (
    <>
      <PageHead
        title="Orders"
        text={data ? `${data.total ?? data.data.length} orders, newest first` : 'Newest first'}
      />
      {isPending && <Spinner label="Loading orders..." />}
      {isError && <FormMessage>Failed to fetch orders</FormMessage>}
      {data?.data.length === 0 && <p>No orders found.</p>}
      {data && data.data.length > 0 && (
        <DataTable caption="Orders" columns={COLUMNS} rows={data.data} keyOf={({ _id }) => _id} />
      )}
      <Pager page={page} pageSize={PAGE_SIZE} total={data?.total ?? 0} onPage={setPage} />
    </>
  );
}
