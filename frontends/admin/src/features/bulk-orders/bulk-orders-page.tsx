import type { BulkOrder } from '@print-shop/contracts';
import { BULK_STATUSES, listBulkOrders } from '@print-shop/contracts/client';
import { formatDate, formatRupees } from '@print-shop/i18n';
import { EmptyState } from '@print-shop/ui';
import { usePageTitle } from '@print-shop/web-kit';
import type { Column } from '../../list/data-table.tsx';
import { ListRows, totalOf } from '../../list/list-rows.tsx';
import { FilterField, ListFailure, SearchField } from '../../list/list-tools.tsx';
import { useListPage, useListState } from '../../list/use-list.ts';
import { PageHead } from '../../page-head.tsx';
import { BulkStatus } from './components/bulk-status.tsx';
import { DesignPreview } from './components/design-preview.tsx';

const short = (id: string) => `${id.slice(0, 8)}...`;

/** Whom to call about the order, as far as they said so. */
function Contact({ name, phone }: Pick<BulkOrder, 'name' | 'phone'>) {
  return (
    <>
      {name && <span className="block [overflow-wrap:anywhere]">{name}</span>}
      {phone && (
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="tabular whitespace-nowrap text-action underline">
          {phone}
        </a>
      )}
    </>
  );
}

const COLUMNS: readonly Column<BulkOrder>[] = [
  { title: 'Order ID', cell: ({ _id }) => <span className="tabular font-semibold">{short(_id)}</span> },
  {
    title: 'User ID',
    cell: ({ userId, name, phone }) => (
      <>
        <span className="tabular">{userId ? short(userId) : 'Guest'}</span>
        <Contact name={name} phone={phone} />
      </>
    ),
  },
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
  const page = useListPage(listBulkOrders, list.query);
  return (
    <>
      <PageHead
        title="Bulk Orders"
        text={page.data && `Showing ${page.data.data.length} of ${totalOf(page.data)} bulk orders`}
      >
        <SearchField list={list} label="Search order or user ID" />
        <FilterField list={list} name="status" label="Status" all="All statuses" options={STATUSES} />
      </PageHead>
      {page.isError && <ListFailure onRetry={page.refetch}>Failed to fetch orders</ListFailure>}
      <ListRows
        list={list}
        page={page}
        caption="Bulk orders"
        columns={COLUMNS}
        loading="Loading bulk orders..."
        empty={<EmptyState title="No bulk orders found." />}
      />
    </>
  );
}
