import type { Invoice } from '@print-shop/contracts';
import { listInvoices } from '@print-shop/contracts/client';
import { formatDate, formatRupees } from '@print-shop/i18n';
import { EmptyState } from '@print-shop/ui';
import { usePageTitle } from '@print-shop/web-kit';
import { Link } from 'react-router';
import { InvoiceButton } from '../../accounts/invoice-button.tsx';
import { SharedNumber } from '../../accounts/shared-number.tsx';
import { useListPage } from '../../list/api/use-list-page.ts';
import type { Column } from '../../list/data-table.tsx';
import { dayValue } from '../../list/day-value.ts';
import { ListRows } from '../../list/list-rows.tsx';
import { type Filter, FilterFields, SearchField } from '../../list/list-tools.tsx';
import { useListState } from '../../list/use-list.ts';
import { orderPage } from '../../order-page.ts';
import { PageHead } from '../../page-head.tsx';
import { EInvoiceButton } from './e-invoice-button.tsx';
import { useText } from './messages/index.ts';

const FILTERS = ['kind', 'month'];

const taxOf = ({ taxable, total }: Invoice['totals']): number => Math.round((total - taxable) * 100) / 100;

const columnsIn = ({ columns, kinds, corrects: of }: ReturnType<typeof useText>): readonly Column<Invoice>[] => [
  {
    id: 'number',
    title: columns.number,
    value: ({ number }) => number,
    cell: ({ number, orderId, orderKind, corrects, sharedWith }) => (
      <>
        <Link to={orderPage(orderKind, orderId)} className="whitespace-nowrap font-semibold text-action underline">
          {number}
        </Link>
        {sharedWith && <SharedNumber {...sharedWith} />}
        {corrects && <span className="block text-caption text-ink-soft">{of(corrects.number)}</span>}
      </>
    ),
  },
  {
    id: 'date',
    title: columns.date,
    value: ({ issuedAt }) => dayValue(issuedAt),
    sortBy: 'date',
    isOneLine: true,
    cell: ({ issuedAt }) => formatDate(issuedAt),
  },
  {
    id: 'customer',
    title: columns.customer,
    value: ({ buyer }) => [buyer.name, buyer.gstin].filter(Boolean).join(', '),
    cell: ({ buyer }) => (
      <span className="[overflow-wrap:anywhere]">
        {buyer.name}
        {buyer.gstin && <span className="block text-caption text-ink-soft">{buyer.gstin}</span>}
      </span>
    ),
  },
  { id: 'kind', title: columns.kind, value: ({ kind }) => kinds[kind] },
  {
    id: 'taxable',
    title: columns.taxable,
    value: ({ totals }) => totals.taxable,
    isNumber: true,
    cell: ({ totals }) => formatRupees(totals.taxable),
  },
  {
    id: 'tax',
    title: columns.tax,
    value: ({ totals }) => taxOf(totals),
    isNumber: true,
    cell: ({ totals }) => formatRupees(taxOf(totals)),
  },
  {
    id: 'total',
    title: columns.total,
    value: ({ totals }) => totals.total,
    isNumber: true,
    sortBy: 'total',
    cell: ({ totals }) => <strong>{formatRupees(totals.total)}</strong>,
  },
  {
    id: 'pdf',
    title: columns.pdf,
    cell: (invoice) => (
      <span className="flex flex-wrap justify-end gap-2">
        <InvoiceButton invoice={invoice} />
        <EInvoiceButton invoice={invoice} />
      </span>
    ),
  },
];

export default function InvoicesPage() {
  const text = useText();
  usePageTitle(text.title);
  const list = useListState({ sort: '-date', filters: FILTERS });
  const page = useListPage(listInvoices, list.query);
  const filters: readonly Filter[] = [
    { name: 'kind', label: text.kind, options: Object.entries(text.kinds) },
    { name: 'month', label: text.month, type: 'month' },
  ];
  return (
    <>
      <PageHead title={text.title} text={text.lead}>
        <SearchField list={list} label={text.search} />
        <FilterFields list={list} filters={filters} />
      </PageHead>
      <ListRows
        name="invoices"
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
