import type { ConversationSummary } from '@print-shop/contracts';
import { listConversations } from '@print-shop/contracts/client';
import { formatDateTime } from '@print-shop/i18n';
import { Badge, EmptyState } from '@print-shop/ui';
import { usePageTitle } from '@print-shop/web-kit';
import { Link } from 'react-router';
import { useListPage } from '../../list/api/use-list-page.ts';
import type { Column } from '../../list/data-table.tsx';
import { momentValue } from '../../list/day-value.ts';
import { ListRows, totalOf } from '../../list/list-rows.tsx';
import { type Filter, FilterFields } from '../../list/list-tools.tsx';
import { useListState } from '../../list/use-list.ts';
import { useStaffText } from '../../messages/index.ts';
import { PageHead } from '../../page-head.tsx';
import { useText } from './messages/index.ts';
import { numberOf } from './number-of.ts';

const FILTERS = ['show'];

const columnsIn = (
  text: ReturnType<typeof useText>,
  newQuestions: (count: number) => string,
): readonly Column<ConversationSummary>[] => [
  {
    id: 'order',
    title: text.columns.order,
    value: (row) => (row.kind === 'order' ? text.order(numberOf(row)) : text.bulkOrder(numberOf(row))),
    cell: (row) => (
      <Link to={`/admin/conversations/${row._id}`} className="tabular font-semibold text-action underline">
        {row.kind === 'order' ? text.order(numberOf(row)) : text.bulkOrder(numberOf(row))}
      </Link>
    ),
  },
  {
    id: 'customer',
    title: text.columns.customer,
    value: ({ customer }) => customer || text.unknown,
    cell: ({ customer }) => <span className="[overflow-wrap:anywhere]">{customer || text.unknown}</span>,
  },
  {
    id: 'message',
    title: text.columns.message,
    value: ({ lastText }) => lastText || text.onlyFiles,
    cell: ({ lastText, lastBy, unread }) => (
      <div className="grid gap-1 sm:min-w-64">
        <span className="[overflow-wrap:anywhere]">
          {lastBy === 'shop' && <span className="text-ink-soft">{text.answered} </span>}
          {lastText || text.onlyFiles}
        </span>
        {unread > 0 && (
          <Badge tone="info" className="justify-self-start">
            {newQuestions(unread)}
          </Badge>
        )}
      </div>
    ),
  },
  {
    id: 'date',
    title: text.columns.date,
    isOneLine: true,
    value: ({ lastAt }) => momentValue(lastAt),
    cell: ({ lastAt }) => formatDateTime(lastAt),
  },
];

/** The customers' questions about their orders: those that wait for an answer, or all. */
export default function ConversationsPage() {
  const text = useText();
  const { newQuestions } = useStaffText();
  usePageTitle(text.title);
  const list = useListState({ filters: FILTERS });
  const page = useListPage(listConversations, list.query);
  const filters: readonly Filter[] = [
    { name: 'show', label: text.show, none: text.waiting, options: [['all', text.all]] },
  ];
  return (
    <>
      <PageHead title={text.title} text={page.data && text.showing(page.data.data.length, totalOf(page.data))}>
        <FilterFields list={list} filters={filters} />
      </PageHead>
      <ListRows
        name="questions"
        isPersonal
        list={list}
        page={page}
        caption={text.title}
        filters={filters}
        columns={columnsIn(text, newQuestions)}
        loading={text.loading}
        failureLine={text.failed}
        empty={<EmptyState title={text.none}>{text.noneText}</EmptyState>}
      />
    </>
  );
}
