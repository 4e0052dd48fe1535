import type { Settlement } from '@print-shop/contracts';
import { listSettlements } from '@print-shop/contracts/client';
import { formatDate, formatRupees } from '@print-shop/i18n';
import { ErrorState } from '@print-shop/ui';
import { queryFor } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';
import { type Column, DataTable } from '../../list/data-table.tsx';
import { useText } from './messages/index.ts';

const signed = (rupees: number): string => (rupees < 0 ? `−${formatRupees(-rupees)}` : formatRupees(rupees));

const columnsIn = ({ columns }: ReturnType<typeof useText>['settlements']): readonly Column<Settlement>[] => [
  { title: columns.day, isOneLine: true, cell: ({ day }) => formatDate(day) },
  ...(['payments', 'refunds', 'fees', 'tax', 'other', 'paidOut'] as const).map((name) => ({
    title: columns[name],
    isNumber: true,
    cell: (one: Settlement) => signed(one[name]),
  })),
  { title: columns.utr, cell: ({ utr }) => <span className="[overflow-wrap:anywhere]">{utr || '–'}</span> },
];

/** The last settlements of the provider, and what it has kept of each. */
export function Settlements() {
  const text = useText().settlements;
  const { data, isError, refetch } = useQuery(queryFor(listSettlements, { query: { page: 1, limit: 50 } }));
  return (
    <section className="mt-10">
      <h2 className="font-bold text-section">{text.title}</h2>
      <p className="mt-1 mb-4 text-ink-soft text-small">{text.lead}</p>
      {isError && <ErrorState title={text.failed} onRetry={() => refetch()} />}
      {data?.length === 0 && <p className="text-ink-soft">{text.none}</p>}
      {data && data.length > 0 && (
        <DataTable caption={text.title} columns={columnsIn(text)} rows={data} keyOf={({ _id }) => _id} />
      )}
    </section>
  );
}
