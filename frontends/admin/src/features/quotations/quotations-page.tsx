import type { QuotationSummary } from '@print-shop/contracts';
import { listQuotations } from '@print-shop/contracts/client';
import { formatDate, formatRupees } from '@print-shop/i18n';
import { Badge, EmptyState, ErrorState } from '@print-shop/ui';
import { usePageTitle } from '@print-shop/web-kit';
import { Link } from 'react-router';
import type { Column } from '../../list/data-table.tsx';
import { ListRows } from '../../list/list-rows.tsx';
import { SearchField } from '../../list/list-tools.tsx';
import { useListPage, useListState } from '../../list/use-list.ts';
import { PageHead } from '../../page-head.tsx';
import { isOver } from './validity.ts';

const COLUMNS: readonly Column<QuotationSummary>[] = [
  {
    title: 'Number',
    cell: ({ _id, number }) => (
      <Link to={`/admin/quotations/${_id}`} className="whitespace-nowrap font-semibold text-action underline">
        {number}
      </Link>
    ),
  },
  { title: 'Customer', cell: ({ customerName }) => <span className="break-words">{customerName}</span> },
  { title: 'Date', isOneLine: true, cell: ({ createdAt }) => formatDate(createdAt) },
  {
    title: 'Valid until',
    cell: ({ validUntil }) => (
      <span className="inline-flex flex-wrap gap-2 whitespace-nowrap">
        {formatDate(validUntil)} {isOver(validUntil) && <Badge tone="wait">Over</Badge>}
      </span>
    ),
  },
  { title: 'Items', isNumber: true, cell: ({ totalItems }) => totalItems.toLocaleString('en-IN') },
  { title: 'Total', isNumber: true, cell: ({ grandTotal }) => formatRupees(grandTotal) },
  { title: 'Made by', isOneLine: true, cell: ({ createdBy }) => createdBy.name },
];

/** The quotations that were kept, to be found again by number or customer. */
export default function QuotationsPage() {
  usePageTitle('Saved quotations');
  const list = useListState();
  const page = useListPage(listQuotations, list.query);
  if (page.isError)
    return <ErrorState level={1} title="The quotations could not be loaded." onRetry={() => page.refetch()} />;
  return (
    <>
      <PageHead title="Saved quotations" text="What was offered stays as it was; a copy is priced anew.">
        <SearchField list={list} label="Search quotations" />
      </PageHead>
      <ListRows
        list={list}
        page={page}
        caption="Saved quotations"
        columns={COLUMNS}
        loading="Loading quotations..."
        empty={
          <EmptyState title={list.isNarrowed ? 'No quotation matches your search.' : 'No quotations yet.'}>
            {list.isNarrowed
              ? 'Search by the beginning of the number or of a name.'
              : 'Compose one in Online Quotation and save it there.'}
          </EmptyState>
        }
      />
    </>
  );
}
