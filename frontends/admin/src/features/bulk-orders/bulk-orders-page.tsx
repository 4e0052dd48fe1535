import { BULK_STATUSES, type BulkOrder, listBulkOrders } from '@print-shop/contracts';
import { formatDate, formatRupees } from '@print-shop/i18n';
import { EmptyState, Spinner } from '@print-shop/ui';
import { usePageTitle } from '@print-shop/web-kit';
import { type Column, DataTable } from '../../data-table.tsx';
import { FilterField, ListFailure, SearchField } from '../../list-tools.tsx';
import { PageHead } from '../../page-head.tsx';
import { Pager } from '../../pager.tsx';
import { PAGE_SIZE, useListPage, useListState } from '../../use-list.ts';
import { BulkStatus } from './components/bulk-status.tsx';
import { DesignPreview } from './components/design-preview.tsx';

const short = (id: string) => `${id.slice(0, 8)}...`;

const COLUMNS: readonly Column<BulkOrder>[] = [
  { title: 'Order ID', cell: ({ _id }) => <span className="tabular font-semibold">{short(_id)}</span> },
  { title: 'User ID', cell: ({ userId }) => <span className="tabular">{userId ? short(userId) : 'Guest'}</span> },
  {
    title: 'Items',
    cell: ({ items }) => (
      <ul className="grid gap-0.5 sm:min-w-64">
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
    isPicture: true,
    cell: ({ designImage, _id }) => <DesignPreview url={designImage} orderId={_id} />,
  },
  {
    title: 'Total Price',
    isNumber: true,
    sortBy: 'total',
    cell: ({ totalPrice }) => <strong>{formatRupees(totalPrice)}</strong>,
  },
  { title: 'Status', cell: (order) => <BulkStatus order={order} /> },
  {
    title: 'Date',
    sortBy: 'date',
    isOneLine: true,
    cell: ({ createdAt }) => formatDate(createdAt),
  },
];
const STATUSES = BULK_STATUSES.map((status) => [status, status] as const);
const FILTERS = ['status'];

export default function BulkOrdersPage() {
  usePageTitle('Bulk Orders');
  const list = useListState({ sort: '-date', filters: FILTERS });
  const { data, isPending, isError, isPlaceholderData, refetch } = useListPage(listBulkOrders, list.query);
  const total = data?.total ?? data?.data.length ?? 0;
  return (
    <>
      <PageHead title="Bulk Orders" text={data && `Showing ${data.data.length} of ${total} bulk orders`}>
        <SearchField list={list} label="Search order or user ID" />
        <FilterField list={list} name="status" label="Status" all="All statuses" options={STATUSES} />
      </PageHead>
      {isPending && <Spinner label="Loading bulk orders..." />}
      {isError && <ListFailure onRetry={refetch}>Failed to fetch orders</ListFailure>}
      {data && total === 0 && <EmptyState title="No bulk orders found." />}
      {data && data.data.length > 0 && (
        <DataTable
          caption="Bulk orders"
          columns={COLUMNS}
          rows={data.data}
          keyOf={({ _id }) => _id}
          sort={list.sort}
          onSort={list.setSort}
          isStale={isPlaceholderData}
        />
      )}
      <Pager page={list.page} pageSize={PAGE_SIZE} total={total} onPage={list.setPage} />
    </>
  );
}
