import type { Account, AccountState } from '@print-shop/contracts';
import { listAccounts, orderNumber, readStatement } from '@print-shop/contracts/client';
import { formatDate, formatRupees } from '@print-shop/i18n';
import { Badge, type BadgeTone, Button, buttonClasses, EmptyState } from '@print-shop/ui';
import { usePageTitle, usePermission } from '@print-shop/web-kit';
import { useState } from 'react';
import { Link } from 'react-router';
import { useListPage } from '../../list/api/use-list-page.ts';
import type { Column } from '../../list/data-table.tsx';
import { dayValue } from '../../list/day-value.ts';
import { ListRows } from '../../list/list-rows.tsx';
import { type Filter, FilterFields, SearchField } from '../../list/list-tools.tsx';
import { useListState } from '../../list/use-list.ts';
import { orderPage } from '../../order-page.ts';
import { PageHead } from '../../page-head.tsx';
import { StatementDialog } from './components/statement-dialog.tsx';
import { useText } from './messages/index.ts';

const TONES: Record<AccountState, BadgeTone> = { open: 'wait', reported: 'info', settled: 'good', 'refund-due': 'bad' };
const FILTERS = ['state'];

const nameOf = ({ _id, orderKind, opening }: Account, title: string): string =>
  opening ? [title, opening.reference].filter(Boolean).join(' ') : orderNumber(_id, orderKind);
const pageOf = ({ _id, orderKind, opening }: Account): string =>
  opening ? `/admin/payments/opening/${_id}` : orderPage(orderKind, _id);

const columnsIn = ({ columns, states, opening }: ReturnType<typeof useText>): readonly Column<Account>[] => [
  {
    id: 'order',
    title: columns.order,
    value: (account) => nameOf(account, opening.title),
    cell: (account) => (
      <>
        <Link to={pageOf(account)} className="tabular font-semibold text-action underline">
          {nameOf(account, opening.title)}
        </Link>
        {account.quotation && <span className="block text-caption text-ink-soft">{account.quotation}</span>}
      </>
    ),
  },
  {
    id: 'date',
    title: columns.date,
    value: ({ placedAt }) => dayValue(placedAt),
    sortBy: 'date',
    isOneLine: true,
    cell: ({ placedAt }) => formatDate(placedAt),
  },
  {
    id: 'customer',
    title: columns.customer,
    value: ({ customer }) => customer.name || customer.email,
    cell: ({ customer }) => <span className="[overflow-wrap:anywhere]">{customer.name || customer.email}</span>,
  },
  { id: 'due', title: columns.due, value: ({ due }) => due, isNumber: true, cell: ({ due }) => formatRupees(due) },
  {
    id: 'paid',
    title: columns.paid,
    value: ({ paid }) => paid,
    isNumber: true,
    cell: ({ paid }) => formatRupees(paid),
  },
  {
    id: 'balance',
    title: columns.balance,
    value: ({ balance }) => balance,
    isNumber: true,
    sortBy: 'balance',
    cell: ({ balance }) => <strong>{formatRupees(balance)}</strong>,
  },
  {
    id: 'state',
    title: columns.state,
    value: ({ state }) => states[state],
    cell: ({ state }) => <Badge tone={TONES[state]}>{states[state]}</Badge>,
  },
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
        name="payments"
        isPersonal
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
