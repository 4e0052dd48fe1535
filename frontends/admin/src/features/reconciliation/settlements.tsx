import type { Settlement } from '@print-shop/contracts';
import { formatDate, formatRupees } from '@print-shop/i18n';
import { Region } from '@print-shop/web-kit/region';
import { type Column, DataTable } from '../../list/data-table.tsx';
import { dayValue } from '../../list/day-value.ts';
import { useSettlements } from './api/use-reconciliation.ts';
import { useText } from './messages/index.ts';

const signed = (rupees: number): string => (rupees < 0 ? `−${formatRupees(-rupees)}` : formatRupees(rupees));

const columnsIn = ({ columns }: ReturnType<typeof useText>['settlements']): readonly Column<Settlement>[] => [
  {
    id: 'day',
    title: columns.day,
    value: ({ day }) => dayValue(day),
    isOneLine: true,
    cell: ({ day }) => formatDate(day),
  },
  ...(['payments', 'refunds', 'fees', 'tax', 'other', 'paidOut'] as const).map((name) => ({
    id: name,
    title: columns[name],
    value: (one: Settlement) => one[name],
    isNumber: true,
    cell: (one: Settlement) => signed(one[name]),
  })),
  {
    id: 'utr',
    title: columns.utr,
    value: ({ utr }) => utr,
    cell: ({ utr }) => <span className="[overflow-wrap:anywhere]">{utr || '–'}</span>,
  },
];

/** The last settlements of the provider, and what it has kept of each. */
export function Settlements() {
  const text = useText().settlements;
  const query = useSettlements();
  return (
    <section className="mt-10">
      <h2 className="font-bold text-section">{text.title}</h2>
      <p className="mt-1 mb-4 text-ink-soft text-small">{text.lead}</p>
      <Region query={query} loading={null} failed={text.failed} empty={<p className="text-ink-soft">{text.none}</p>}>
        {(rows) => (
          <DataTable
            name="settlements"
            caption={text.title}
            columns={columnsIn(text)}
            rows={rows}
            keyOf={({ _id }) => _id}
          />
        )}
      </Region>
    </section>
  );
}
