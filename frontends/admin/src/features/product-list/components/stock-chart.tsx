import type { TypeStock } from '@print-shop/contracts';
import { Region } from '@print-shop/web-kit/region';
import { ChartBox } from '../../../chart/chart-box.tsx';
import { BarChart } from '../../../chart/index.tsx';
import { type Column, DataTable } from '../../../list/data-table.tsx';
import { useStock } from '../api/use-stock.ts';
import { useText } from '../messages/index.ts';

const LEVELS = ['out', 'low', 'enough'] as const;
/** The types in the chart; the table has all. */
const MOST_BARS = 15;

const written = (count: number): string => count.toLocaleString('en-IN');

/** How many products of each type are out of stock, low, or have enough. */
export function StockChart() {
  const text = useText().stock;
  return <ChartBox title={text.title}>{() => <Stock />}</ChartBox>;
}

function Stock() {
  const text = useText().stock;
  const query = useStock();
  const columns: readonly Column<TypeStock>[] = [
    { id: 'type', title: text.type, value: ({ type }) => type },
    ...LEVELS.map((level) => ({
      id: level,
      title: text.levels[level],
      isNumber: true,
      value: (row: TypeStock) => row[level],
      cell: (row: TypeStock) => written(row[level]),
    })),
  ];
  return (
    <Region
      query={query}
      loading={text.loading}
      failed={text.failed}
      empty={<p className="text-ink-soft">{text.none}</p>}
    >
      {(types) => (
        <>
          <BarChart
            label={text.title}
            series={LEVELS.map((level) => text.levels[level])}
            isStacked
            isLying
            bars={types.slice(0, MOST_BARS).map((row) => ({
              name: row.type,
              fullName: row.type,
              values: LEVELS.map((level) => row[level]),
            }))}
            format={written}
          />
          <DataTable caption={text.title} columns={columns} rows={types} keyOf={({ type }) => type} />
        </>
      )}
    </Region>
  );
}
