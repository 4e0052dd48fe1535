import type { QuotationState, QuotationSummary } from '@print-shop/contracts';
import { listQuotations } from '@print-shop/contracts/client';
import { formatDate, formatRupees } from '@print-shop/i18n';
import { Badge, type BadgeTone, EmptyState } from '@print-shop/ui';
import { usePageTitle } from '@print-shop/web-kit';
import { Link } from 'react-router';
import { useListPage } from '../../list/api/use-list-page.ts';
import type { Column } from '../../list/data-table.tsx';
import { dayValue } from '../../list/day-value.ts';
import { ListRows } from '../../list/list-rows.tsx';
import { type Filter, FilterFields, SearchField } from '../../list/list-tools.tsx';
import { useListState } from '../../list/use-list.ts';
import { PageHead } from '../../page-head.tsx';
import { useText } from './messages/index.ts';

const TONES: Record<QuotationState, BadgeTone> = {
  draft: 'plain',
  sent: 'info',
  seen: 'info',
  accepted: 'good',
  declined: 'bad',
  expired: 'wait',
};

const columnsIn = ({
  columns,
  states,
  revision: nth,
}: ReturnType<typeof useText>): readonly Column<QuotationSummary>[] => [
  {
    id: 'number',
    title: columns.number,
    value: ({ number }) => number,
    cell: ({ _id, number, revision }) => (
      <>
        <Link to={`/admin/quotations/${_id}`} className="whitespace-nowrap font-semibold text-action underline">
          {number}
        </Link>
        {revision > 1 && <span className="block text-caption text-ink-soft">{nth(revision)}</span>}
      </>
    ),
  },
  {
    id: 'customer',
    title: columns.customer,
    value: ({ customerName }) => customerName,
    cell: ({ customerName }) => <span className="break-words">{customerName}</span>,
  },
  {
    id: 'date',
    title: columns.date,
    value: ({ createdAt }) => dayValue(createdAt),
    isOneLine: true,
    cell: ({ createdAt }) => formatDate(createdAt),
  },
  {
    id: 'validUntil',
    title: columns.validUntil,
    value: ({ validUntil }) => dayValue(validUntil),
    cell: ({ validUntil }) => <span className="whitespace-nowrap">{formatDate(validUntil)}</span>,
  },
  {
    id: 'state',
    title: columns.state,
    value: ({ state }) => states[state],
    cell: ({ state }) => <Badge tone={TONES[state]}>{states[state]}</Badge>,
  },
  {
    id: 'items',
    title: columns.items,
    value: ({ totalItems }) => totalItems,
    isNumber: true,
    cell: ({ totalItems }) => totalItems.toLocaleString('en-IN'),
  },
  {
    id: 'total',
    title: columns.total,
    value: ({ grandTotal }) => grandTotal,
    isNumber: true,
    cell: ({ grandTotal }) => formatRupees(grandTotal),
  },
  { id: 'madeBy', title: columns.madeBy, isOneLine: true, value: ({ createdBy }) => createdBy.name },
];

const FILTERS = ['state'];

/** The quotations that were kept, to be found again by number or customer. */
export default function QuotationsPage() {
  const text = useText();
  usePageTitle(text.title);
  const list = useListState({ filters: FILTERS });
  const page = useListPage(listQuotations, list.query);
  const filters: readonly Filter[] = [
    { name: 'state', label: text.columns.state, options: [['unanswered', text.unanswered]] },
  ];
  return (
    <>
      <PageHead title={text.title} text={text.lead}>
        <SearchField list={list} label={text.search} />
        <FilterFields list={list} filters={filters} />
      </PageHead>
      <ListRows
        name="quotations"
        isPersonal
        list={list}
        page={page}
        caption={text.title}
        filters={filters}
        columns={columnsIn(text)}
        loading={text.loadingAll}
        failed={text.failedAll}
        empty={
          <EmptyState title={list.isNarrowed ? text.noneMatches : text.none}>
            {list.isNarrowed ? text.noneMatchesHint : text.noneHint}
          </EmptyState>
        }
      />
    </>
  );
}
