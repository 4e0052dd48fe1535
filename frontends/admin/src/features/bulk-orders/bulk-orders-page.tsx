import type { BulkOrder } from '@print-shop/contracts';
import { BULK_STATUSES, listBulkOrders } from '@print-shop/contracts/client';
import { formatDate, formatRupees } from '@print-shop/i18n';
import { EmptyState } from '@print-shop/ui';
import { usePageTitle } from '@print-shop/web-kit';
import { useClaimText } from '@print-shop/web-kit/claims';
import { QuestionsBadge } from '../../conversations/questions-badge.tsx';
import { LayoutOf } from '../../layout/layout-of.tsx';
import { useListPage } from '../../list/api/use-list-page.ts';
import type { Column } from '../../list/data-table.tsx';
import { dayValue } from '../../list/day-value.ts';
import { ListRows, totalOf } from '../../list/list-rows.tsx';
import { type Filter, FilterFields, SearchField } from '../../list/list-tools.tsx';
import { useListState } from '../../list/use-list.ts';
import { type StaffText, useStaffText } from '../../messages/index.ts';
import { PageHead } from '../../page-head.tsx';
import { invoiceTo } from '../../quotation-sheet/invoice-to.ts';
import { BulkClaims } from './components/bulk-claims.tsx';
import { BulkMoney } from './components/bulk-money.tsx';
import { BulkQuotation } from './components/bulk-quotation.tsx';
import { BulkStatus } from './components/bulk-status.tsx';
import { DesignPreview } from './components/design-preview.tsx';
import { useText } from './messages/index.ts';

const short = (id: string) => `${id.slice(0, 8)}...`;

/** The person to call or write to about the order, as far as the customer named one. */
function Contact({ name, phone, email, buyer }: Pick<BulkOrder, 'name' | 'phone' | 'email' | 'buyer'>) {
  return (
    <>
      {name && <span className="block [overflow-wrap:anywhere]">{name}</span>}
      {phone && (
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="tabular whitespace-nowrap text-action underline">
          {phone}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className="block text-action underline [overflow-wrap:anywhere]">
          {email}
        </a>
      )}
      {buyer && <span className="block text-ink-soft text-small [overflow-wrap:anywhere]">{invoiceTo(buyer)}</span>}
    </>
  );
}

function columnsIn(
  { columns, guest, blanksToBuy }: ReturnType<typeof useText>,
  { colorOf, placementOf, bulkStatuses }: StaffText,
): readonly Column<BulkOrder>[] {
  const itemWords = ({ color, size, quantity, price, placement }: BulkOrder['items'][number]) =>
    `${quantity} x ${colorOf(color)} (${size}) - ${formatRupees(price)}, ${placement.map(placementOf).join(', ')}`;
  return [
    {
      id: 'id',
      title: columns.id,
      value: ({ _id }) => _id,
      cell: ({ _id }) => (
        <>
          <span className="tabular font-semibold uppercase">{short(_id)}</span> <QuestionsBadge id={_id} />
        </>
      ),
    },
    {
      id: 'user',
      title: columns.user,
      value: ({ userId, name, phone, email }) => [userId ?? guest, name, phone, email].filter(Boolean).join(', '),
      cell: ({ userId, name, phone, email, buyer }) => (
        <>
          <span className="tabular">{userId ? short(userId) : guest}</span>
          <Contact name={name} phone={phone} email={email} buyer={buyer} />
        </>
      ),
    },
    {
      id: 'items',
      title: columns.items,
      value: ({ items }) => items.map((item) => itemWords(item)).join('; '),
      cell: ({ items, blanksToBuy: missing = 0 }) => (
        <>
          <ul className="grid gap-0.5 sm:min-w-48">
            {items.map((item) => (
              <li
                key={item.color + item.size + item.placement.join()}
                className={item.cancelledAt ? 'text-ink-soft line-through' : undefined}
              >
                {itemWords(item)}
              </li>
            ))}
          </ul>
          {missing > 0 && <p className="mt-1 font-semibold">{blanksToBuy(missing)}</p>}
        </>
      ),
    },
    {
      id: 'design',
      title: columns.design,
      isPicture: true,
      cell: (order) => {
        const { designImage, scene, items, timeline } = order;
        return (
          <>
            {(designImage || !scene) && <DesignPreview order={order} />}
            {scene && (
              <LayoutOf
                layout={scene}
                color={items[0]?.color}
                hasProof={timeline.some(({ proof }) => proof !== undefined)}
              />
            )}
          </>
        );
      },
    },
    {
      id: 'total',
      title: columns.total,
      value: ({ totalPrice }) => totalPrice,
      isNumber: true,
      sortBy: 'total',
      cell: (order) => (
        <>
          <strong>{formatRupees(order.totalPrice)}</strong>
          <BulkQuotation order={order} />
          <BulkMoney order={order} />
        </>
      ),
    },
    {
      id: 'status',
      title: columns.status,
      value: ({ status }) => bulkStatuses[status],
      cell: (order) => (
        <>
          <BulkStatus order={order} />
          <BulkClaims order={order} />
        </>
      ),
    },
    {
      id: 'date',
      title: columns.date,
      value: ({ createdAt }) => dayValue(createdAt),
      sortBy: 'date',
      isOneLine: true,
      cell: ({ createdAt }) => formatDate(createdAt),
    },
  ];
}
const FILTERS = ['status', 'leave', 'claims'];

export default function BulkOrdersPage() {
  const text = useText();
  const staffText = useStaffText();
  const claimText = useClaimText();
  usePageTitle(text.title);
  const list = useListState({ sort: '-date', filters: FILTERS });
  const page = useListPage(listBulkOrders, list.query);
  const filters: readonly Filter[] = [
    {
      name: 'status',
      label: text.status,
      options: BULK_STATUSES.map((status) => [status, staffText.bulkStatuses[status]]),
    },
    { name: 'leave', label: text.leave, options: Object.entries(staffText.leavings) },
    { name: 'claims', label: claimText.staff.title, options: [['open', claimText.states.open]] },
  ];
  return (
    <>
      <PageHead title={text.title} text={page.data && text.showing(page.data.data.length, totalOf(page.data))}>
        <SearchField list={list} label={text.search} />
        <FilterFields list={list} filters={filters} />
      </PageHead>
      <ListRows
        name="bulk-orders"
        isPersonal
        list={list}
        page={page}
        caption={text.caption}
        filters={filters}
        columns={columnsIn(text, staffText)}
        loading={text.loading}
        failureLine={text.failed}
        empty={<EmptyState title={text.none} />}
      />
    </>
  );
}
