import type { ProofWeek } from '@print-shop/contracts';
import { formatDate } from '@print-shop/i18n';
import { Region } from '@print-shop/web-kit/region';
import { ChartBox } from '../../../chart/chart-box.tsx';
import { BarChart } from '../../../chart/index.tsx';
import { type Column, DataTable } from '../../../list/data-table.tsx';
import { useProofTimes } from '../api/use-proof-times.ts';
import { useText } from '../messages/index.ts';

/** The time from an order to its first proof, week by week. */
export function TimesChart() {
  const text = useText().times;
  return <ChartBox title={text.title}>{() => <Times />}</ChartBox>;
}

function Times() {
  const text = useText().times;
  const query = useProofTimes();
  const hours = (count: number) => text.hours(count.toLocaleString('en-IN'));
  const columns: readonly Column<ProofWeek>[] = [
    { id: 'week', title: text.week, isOneLine: true, value: ({ week }) => week, cell: ({ week }) => formatDate(week) },
    { id: 'lines', title: text.lines, isNumber: true, value: ({ lines }) => lines },
    {
      id: 'median',
      title: text.median,
      isNumber: true,
      value: ({ medianHours }) => medianHours,
      cell: ({ medianHours }) => hours(medianHours),
    },
    {
      id: 'p90',
      title: text.p90,
      isNumber: true,
      value: ({ p90Hours }) => p90Hours,
      cell: ({ p90Hours }) => hours(p90Hours),
    },
  ];
  return (
    <Region
      query={query}
      loading={text.loading}
      failed={text.failed}
      empty={<p className="text-ink-soft">{text.none}</p>}
    >
      {(weeks) => (
        <>
          <p className="text-ink-soft text-small">{text.lead}</p>
          <BarChart
            label={text.title}
            series={[text.median, text.p90]}
            bars={weeks.map(({ week, medianHours, p90Hours }) => ({
              name: formatDate(week).replace(/,? \d{4}$/, ''),
              fullName: text.weekOf(formatDate(week)),
              values: [medianHours, p90Hours],
            }))}
            format={hours}
          />
          <DataTable caption={text.title} columns={columns} rows={weeks} keyOf={({ week }) => week} />
        </>
      )}
    </Region>
  );
}
