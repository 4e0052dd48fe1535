import type { Order } from '@print-shop/contracts';
import { exportOrders, listOrders } from '@print-shop/contracts/client';
import { formatDate, formatRupees } from '@print-shop/i18n';
import { EmptyState, PaymentBadge } from '@print-shop/ui';
import { usePageTitle } from '@print-shop/web-kit';
import { useClaimText } from '@print-shop/web-kit/claims';
import { Link, useLocation } from 'react-router';
import { QuestionsBadge } from '../../conversations/questions-badge.tsx';
import { useListPage } from '../../list/api/use-list-page.ts';
import type { Column } from '../../list/data-table.tsx';
import { ListRows, totalOf } from '../../list/list-rows.tsx';
import { type Filter, FilterFields, SearchField } from '../../list/list-tools.tsx';
import { useListState } from '../../list/use-list.ts';
import { useStaffText } from '../../messages/index.ts';
import { PageHead } from '../../page-head.tsx';
import { DeliveryBadge } from './components/delivery-badge.tsx';
import { StagesChart } from './components/stages-chart.tsx';
import { useText } from './messages/index.ts';

/** Links to the order, and passes on the address of the list in its present state for the way back. */
function OrderLink({ id }: { id: string }) {
  const { search } = useLocation();
  return (
    <Link
      to={`/admin/orders/${id}`}
      state={{ list: search }}
      className="tabular font-semibold text-action uppercase underline"
    >
      {id.slice(-6)}
    </Link>
  );
}

const columnsIn = ({ columns }: ReturnType<typeof useText>): readonly Column<Order>[] => [
  {
    id: 'id',
    title: columns.id,
    cell: ({ _id }) => (
      <>
        <OrderLink id={_id} /> <QuestionsBadge id={_id} />
      </>
    ),
  },
  {
    id: 'date',
    title: columns.date,
    sortBy: 'date',
    isOneLine: true,
    cell: ({ createdAt }) => formatDate(createdAt),
  },
  {
    id: 'items',
    title: columns.items,
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
    id: 'total',
    title: columns.total,
    isNumber: true,
    sortBy: 'total',
    cell: ({ totalPrice }) => <strong>{formatRupees(totalPrice)}</strong>,
  },
  {
    id: 'address',
    title: columns.address,
    cell: ({ shippingAddress: { address, city, postalCode, country } }) =>
      [address, city, postalCode, country].join(', '),
  },
  { id: 'payment', title: columns.payment, cell: ({ paymentStatus }) => <PaymentBadge status={paymentStatus} /> },
  { id: 'delivery', title: columns.delivery, cell: (order) => <DeliveryBadge order={order} /> },
];
const FILTERS = ['leave', 'payment', 'delivery', 'review', 'claims', 'day'];

export default function OrdersPage() {
  const text = useText();
  const { leavings } = useStaffText();
  const claimText = useClaimText();
  usePageTitle(text.title);
  const list = useListState({ sort: '-date', filters: FILTERS });
  const page = useListPage(listOrders, list.query);
  const filters: readonly Filter[] = [
    { name: 'leave', label: text.filters.leave, options: Object.entries(leavings) },
    { name: 'payment', label: text.filters.payment, options: Object.entries(text.filters.payments) },
    { name: 'delivery', label: text.filters.delivery, options: Object.entries(text.filters.deliveries) },
    { name: 'review', label: text.filters.review, options: [['due', text.badges.toReview]] },
    { name: 'claims', label: claimText.staff.title, options: [['open', claimText.states.open]] },
    { name: 'day', label: text.filters.day, type: 'date' },
  ];
  return (
    <>
      <PageHead title={text.title} text={page.data && text.showing(page.data.data.length, totalOf(page.data))}>
        <SearchField list={list} label={text.search} />
        <FilterFields list={list} filters={filters} />
      </PageHead>
      <StagesChart />
      <ListRows
        name="orders"
        exportRoute={exportOrders}
        list={list}
        page={page}
        caption={text.title}
        filters={filters}
        columns={columnsIn(text)}
        loading={text.loadingAll}
        failureLine={text.fetchFailed}
        empty={<EmptyState title={text.none} />}
      />
    </>
  );
}
