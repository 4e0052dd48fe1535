import type { BulkOrder } from '@print-shop/contracts';
import { formatDate, formatRupees } from '@print-shop/i18n';
import { FormMessage, Spinner } from '@print-shop/ui';
import { usePageTitle } from '@print-shop/web-kit';
import { useState } from 'react';
import { PAGE_SIZE, useBulkOrders } from '../../api/use-bulk-orders.ts';
import { type Column, DataTable } from '../../data-table.tsx';
import { PageHead } from '../../page-head.tsx';
import { Pager } from '../../pager.tsx';
import { BulkStatus } from './bulk-status.tsx';

const short = (id: string) => `${id.slice(0, 8)}...`;

const COLUMNS: readonly Column<BulkOrder>[] = [
  { title: 'Order ID', cell: ({ _id }) => <span className="tabular font-semibold">{short(_id)}</span> },
  { title: 'User ID', cell: ({ userId }) => <span className="tabular">{userId ? short(userId) : 'Guest'}</span> },
  {
    title: 'Items',
    cell: ({ items }) => (
      <ul className="grid gap-0.5" style={{ minWidth: '16rem' }}>
        {items.map(({ color, size, quantity, price, placement }) => (
          <li key={color + size + placement.join()}>
            {quantity} x {color} ({size}) - {formatRupees(price)}, {placement.join(', ')}
          </li>
        ))}
      </ul>
    ),
  },
  {
    title: 'Design Preview',
    cell: ({ designImage, _id }) =>
      designImage ? (
        <a
          href={designImage}
          target="_blank"
          rel="noreferrer"
          aria-label={`Open the design of ${short(_id)} in a new tab`}
          className="inline-block"
        >
          <img
            src={designImage}
            alt=""
            className="size-16 rounded-sm border border-rule bg-paper-deep object-contain"
          />
        </a>
      ) : (
        <span className="text-ink-soft">No Image</span>
      ),
  },
  { title: 'Total Price', isNumber: true, cell: ({ totalPrice }) => <strong>{formatRupees(totalPrice)}</strong> },
  { title: 'Status', cell: (order) => <BulkStatus order={order} /> },
  { title: 'Date', cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatDate(createdAt)}</span> },
];

export default function BulkOrdersPage() {
  usePageTitle('Bulk Orders');
  const [page, setPage] = useState(1);
  const { data, isPending, isError } = useBulkOrders(page);
  return (
    <>
      <PageHead title="Bulk Orders" text="T-shirt orders, newest first" />
      {isPending && <Spinner label="Loading bulk orders..." />}
      {isError && <FormMessage>Failed to fetch orders</FormMessage>}
      {data?.data.length === 0 && <p>No bulk orders found.</p>}
      {data && data.data.length > 0 && (
        <DataTable caption="Bulk orders" columns={COLUMNS} rows={data.data} keyOf={({ _id }) => _id} />
      )}
      <Pager page={page} pageSize={PAGE_SIZE} total={data?.total ?? 0} onPage={setPage} />
    </>
  );
}
