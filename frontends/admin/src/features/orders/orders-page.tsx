import type { Order } from '@print-shop/contracts';
import {
  countConversations,
  exportOrders,
  followAllOrders,
  getOrdersToday,
  listConversations,
  listOrders,
} from '@print-shop/contracts/client';
import { formatDate, formatRupees } from '@print-shop/i18n';
import { EmptyState, PaymentBadge } from '@print-shop/ui';
import { usePageTitle } from '@print-shop/web-kit';
import { useClaimText } from '@print-shop/web-kit/claims';
import { useLive } from '@print-shop/web-kit/live';
import { Link, useLocation } from 'react-router';
import { QuestionsBadge } from '../../conversations/questions-badge.tsx';
import { useListPage } from '../../list/api/use-list-page.ts';
import type { Column } from '../../list/data-table.tsx';
import { ExportButton } from '../../list/export-button.tsx';
import { ListRows, totalOf } from '../../list/list-rows.tsx';
import { DayFilter, FilterField, SearchField } from '../../list/list-tools.tsx';
import { exportQuery, useListState } from '../../list/use-list.ts';
import { PageHead } from '../../page-head.tsx';
import { DeliveryBadge } from './components/delivery-badge.tsx';
import { useText } from './messages/index.ts';

/** The queries that are read again when an order changes. */
const LIVE = [listOrders, getOrdersToday, listConversations, countConversations];

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
    title: columns.id,
    cell: ({ _id }) => (
      <>
        <OrderLink id={_id} /> <QuestionsBadge id={_id} />
      </>
    ),
  },
  {
    title: columns.date,
    sortBy: 'date',
    isOneLine: true,
    cell: ({ createdAt }) => formatDate(createdAt),
  },
  {
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
    title: columns.total,
    isNumber: true,
    sortBy: 'total',
    cell: ({ totalPrice }) => <strong>{formatRupees(totalPrice)}</strong>,
  },
  {
    title: columns.address,
    cell: ({ shippingAddress: { address, city, postalCode, country } }) =>
      [address, city, postalCode, country].join(', '),
  },
  { title: columns.payment, cell: ({ paymentStatus }) => <PaymentBadge status={paymentStatus} /> },
  { title: columns.delivery, cell: (order) => <DeliveryBadge order={order} /> },
];
const FILTERS = ['payment', 'delivery', 'review', 'claims', 'day'];

export default function OrdersPage() {
  useLive(followAllOrders, LIVE);
  const text = useText();
  const { filters } = text;
  const claimText = useClaimText();
  usePageTitle(text.title);
  const list = useListState({ sort: '-date', filters: FILTERS });
  const page = useListPage(listOrders, list.query);
  const total = totalOf(page.data);
  return (
    <>
      <PageHead title={text.title} text={page.data && text.showing(page.data.data.length, total)}>
        <SearchField list={list} label={text.search} />
        <FilterField
          list={list}
          name="payment"
          label={filters.payment}
          all={filters.allPayments}
          options={Object.entries(filters.payments)}
        />
        <FilterField
          list={list}
          name="delivery"
          label={filters.delivery}
          all={filters.allDeliveries}
          options={Object.entries(filters.deliveries)}
        />
        <FilterField
          list={list}
          name="review"
          label={filters.review}
          all={filters.allReviews}
          options={[['due', text.badges.toReview]]}
        />
        <FilterField
          list={list}
          name="claims"
          label={claimText.staff.title}
          all={claimText.staff.all}
          options={[['open', claimText.states.open]]}
        />
        <DayFilter list={list} />
        <ExportButton
          contract={exportOrders}
          query={exportQuery(list.query)}
          filename="orders.csv"
          disabled={total === 0}
        />
      </PageHead>
      <ListRows
        list={list}
        page={page}
        caption={text.title}
        columns={columnsIn(text)}
        loading={text.loadingAll}
        failureLine={text.fetchFailed}
        empty={<EmptyState title={text.none} />}
      />
    </>
  );
}
