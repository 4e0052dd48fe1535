import type { Account, AccountState } from '@print-shop/contracts';
import { listAccounts, orderNumber, readStatement } from '@print-shop/contracts/client';
import { formatDate, formatRupees } from '@print-shop/i18n';
import { Badge, type BadgeTone, Button, buttonClasses, EmptyState } from '@print-shop/ui';
import { usePageTitle } from '@print-shop/web-kit';
import { usePermission } from '@print-shop/web-kit/permission';
import { useState } from 'react';
import { Link } from 'react-router';
import { useListPage } from '../../list/api/use-list-page.ts';
import type { Column } from '../../list/data-table.tsx';
import { ListRows } from '../../list/list-rows.tsx';
import { type Filter, FilterFields, SearchField } from '../../list/list-tools.tsx';
import { useListState } from '../../list/use-list.ts';
import { orderPage } from '../../order-page.ts';
import { PageHead } from '../../page-head.tsx';
import { StatementDialog } from './components/statement-dialog.tsx';
import { useText } from './messages/index.ts';

const TONES: Record<AccountState, BadgeTone> = { open: 'wait', reported: 'info', settled: 'good', 'refund-due': 'bad' };
const FILTERS = ['state'];

const columnsIn = ({ columns, states }: ReturnType<typeof useText>): readonly Column<Account>[] => [
  {
    title: columns.order,
    cell: ({ _id: order, orderKind, quotation }) => (
      <>
        <Link to={orderPage(orderKind, order)} className="tabular font-semibold text-action underline">
          {orderNumber(order, orderKind)}
        </Link>
        {quotation && <span className="block text-caption text-ink-soft">{quotation}</span>}
      </>
    ),
  },
  { title: columns.date, sortBy: 'date', isOneLine: true, cell: ({ placedAt }) => formatDate(placedAt) },
  {
    title: columns.customer,
    cell: ({ customer }) => <span className="[overflow-wrap:anywhere]">{customer.name || customer.email}</span>,
  },
  { title: columns.due, isNumber: true, cell: ({ due }) => formatRupees(due) },
  { title: columns.paid, isNumber: true, cell: ({ paid }) => formatRupees(paid) },
  {
    title: columns.balance,
    isNumber: true,
    sortBy: 'balance',
    cell: ({ balance }) => <strong>{formatRupees(balance)}</strong>,
  },
  { title: columns.state, cell: ({ state }) => <Badge tone={TONES[state]}>{states[state]}</Badge> },
];

/** The accounts of all orders: what is owed, what waits to be confirmed, what is to be refunded. */
export default function PaymentsPage() {
  const text = useText();
  usePageTitle(text.title);
  const list = useListState({ sort: '-date', filters: FILTERS });
  const page = useListPage(listAccounts, list.query);
  const isAllowed = usePermission(readStatement.permission);
  const [isReading, setIsReading] = useState(false);
  const filters: readonly Filter[] = [{ name: 'state', label: text.state, options: Object.entries(text.states) }];
  return (
    <>
      <PageHead title={text.title} text={text.lead}>
        <SearchField list={list} label={text.search} />
        <Link to="/admin/payments/reconciliation" className={buttonClasses({ tone: 'outline', size: 'small' })}>
          {text.reconciliation}
        </Link>
        {isAllowed && (
          <Button tone="outline" size="small" onClick={() => setIsReading(true)}>
            {text.statement.open}
          </Button>
        )}
        <FilterFields list={list} filters={filters} />
      </PageHead>
      {isReading && <StatementDialog onClose={() => setIsReading(false)} />}
      <ListRows
        list={list}
        page={page}
        caption={text.title}
        filters={filters}
        columns={columnsIn(text)}
        loading={text.loading}
        failureLine={text.failed}
        empty={
          <EmptyState title={list.isNarrowed ? text.noMatch : text.none}>
            {list.isNarrowed ? '' : text.noneHint}
          </EmptyState>
        }
      />
    </>
  );
}
