import type { Outstanding } from '@print-shop/contracts';
import { dayOf, downloadOutstanding, getOutstanding } from '@print-shop/contracts/client';
import { formatRupees } from '@print-shop/i18n';
import { usePermission } from '@print-shop/web-kit';
import { Region } from '@print-shop/web-kit/region';
import { BarChart } from '../../chart/index.tsx';
import { type Column, DataTable } from '../../list/data-table.tsx';
import { useOutstanding } from './api/use-revenue.ts';
import { CsvButton } from './csv-button.tsx';
import { useText } from './messages/index.ts';

type Age = Outstanding['ages'][number];

const columnsIn = (text: ReturnType<typeof useText>): readonly Column<Age>[] => [
  { id: 'age', title: text.age, value: ({ days }) => text.ages[days as keyof typeof text.ages] },
  { id: 'accounts', title: text.accounts, isNumber: true, value: ({ accounts }) => accounts.toLocaleString('en-IN') },
  { id: 'amount', title: text.amount, isNumber: true, cell: ({ owed }) => <strong>{formatRupees(owed)}</strong> },
];

/** The money that is owed, by age. */
export function OutstandingBox() {
  const text = useText();
  const isAllowed = usePermission(getOutstanding.permission);
  const query = useOutstanding(isAllowed);
  if (!isAllowed) return null;
  return (
    <section aria-labelledby="outstanding" className="mt-10">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="outstanding" className="font-bold text-section">
            {text.owed} {query.data && <span className="tabular">{formatRupees(query.data.owed)}</span>}
          </h2>
          <p className="mt-1 text-ink-soft text-small">{text.owedLead}</p>
        </div>
        <CsvButton
          route={downloadOutstanding}
          input={{}}
          name={text.owed}
          file={`outstanding-${dayOf(new Date())}.csv`}
        />
      </div>
      <Region query={query} loading={null} failed={text.owedFailed}>
        {({ ages }) => (
          <div className="grid gap-5">
            <BarChart
              label={text.chart.ageing}
              bars={ages.map(({ days, owed }) => {
                const name = text.ages[days as keyof typeof text.ages];
                return { name, fullName: name, values: [owed] };
              })}
              format={formatRupees}
              isLying
            />
            <DataTable caption={text.owed} columns={columnsIn(text)} rows={ages} keyOf={({ days }) => String(days)} />
          </div>
        )}
      </Region>
    </section>
  );
}
