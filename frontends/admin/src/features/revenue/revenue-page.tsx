import type { Revenue, RevenueBy } from '@print-shop/contracts';
import { dayOf, downloadRevenue, REVENUE_BY } from '@print-shop/contracts/client';
import { formatDate, formatRupees } from '@print-shop/i18n';
import { EmptyState, Input, Select } from '@print-shop/ui';
import { messageOf, usePageTitle } from '@print-shop/web-kit';
import { Region } from '@print-shop/web-kit/region';
import { useSearchParams } from 'react-router';
import { type Column, DataTable } from '../../list/data-table.tsx';
import { PageHead } from '../../page-head.tsx';
import { useRevenue } from './api/use-revenue.ts';
import { CsvButton } from './csv-button.tsx';
import { useText } from './messages/index.ts';
import { OutstandingBox } from './outstanding-box.tsx';
import { RevenueChart } from './revenue-chart.tsx';

const DAY_MS = 86_400_000;
const isDay = (text: string): boolean => /^20\d\d-\d\d-\d\d$/.test(text);
const isWay = (text: string): text is RevenueBy => REVENUE_BY.some((way) => way === text);

type Row = Revenue['rows'][number];

const namesIn = ({ other, somebody }: ReturnType<typeof useText>): Record<RevenueBy, (row: Row) => string> => ({
  day: ({ key }) => formatDate(key),
  type: ({ key }) => key || other,
  customer: ({ name }) => name || somebody,
});

function columnsIn({ columns }: ReturnType<typeof useText>, by: RevenueBy, nameOf: (row: Row) => string) {
  const all: readonly Column<Row>[] = [
    { id: by, title: columns[by], cell: (row) => <span className="[overflow-wrap:anywhere]">{nameOf(row)}</span> },
    {
      id: 'invoices',
      title: columns.invoices,
      isNumber: true,
      cell: ({ invoices }) => invoices.toLocaleString('en-IN'),
    },
    { id: 'taxable', title: columns.taxable, isNumber: true, cell: ({ taxable }) => formatRupees(taxable) },
    { id: 'tax', title: columns.tax, isNumber: true, cell: ({ tax }) => formatRupees(tax) },
    { id: 'total', title: columns.total, isNumber: true, cell: ({ total }) => <strong>{formatRupees(total)}</strong> },
  ];
  return all;
}

/** The invoiced sums of some days, by day, product type or customer, and the money that is owed, by age. */
export default function RevenuePage() {
  const text = useText();
  usePageTitle(text.title);
  const [search, setSearch] = useSearchParams();
  const asked = (name: string) => search.get(name) ?? '';
  const from = isDay(asked('from')) ? asked('from') : dayOf(new Date(Date.now() - 29 * DAY_MS));
  const to = isDay(asked('to')) ? asked('to') : dayOf(new Date());
  const way = asked('by');
  const by = isWay(way) ? way : 'day';
  const set = (name: string, value: string) => setSearch({ from, to, by, [name]: value }, { replace: true });
  const query = { from, to, by };
  const revenue = useRevenue(query);
  const nameOf = namesIn(text)[by];
  return (
    <>
      <PageHead title={text.title} text={text.lead}>
        {(['from', 'to'] as const).map((name) => (
          <Input
            key={name}
            type="date"
            aria-label={text[name]}
            value={query[name]}
            className="max-sm:w-[calc(50%-0.25rem)] sm:min-h-9 sm:w-auto"
            onChange={({ target }) => isDay(target.value) && set(name, target.value)}
          />
        ))}
        <Select
          aria-label={text.by}
          value={by}
          className="sm:min-h-9 sm:w-auto"
          onChange={({ target }) => set('by', target.value)}
        >
          {REVENUE_BY.map((one) => (
            <option key={one} value={one}>
              {text.ways[one]}
            </option>
          ))}
        </Select>
        <CsvButton
          route={downloadRevenue}
          input={{ query }}
          name={text.title}
          file={`revenue-by-${by}-${from}-${to}.csv`}
        />
      </PageHead>
      <Region query={revenue} loading={text.loading} failed={messageOf(revenue.error, text.failed)}>
        {({ rows, total }) =>
          rows.length === 0 ? (
            <EmptyState title={text.none}>{text.noneHint}</EmptyState>
          ) : (
            <div className="grid gap-5">
              <p className="hidden print:block">
                {formatDate(from)} – {formatDate(to)}
              </p>
              <p>
                {text.total}: <strong className="tabular text-lead">{formatRupees(total)}</strong>
              </p>
              <RevenueChart rows={rows} by={by} from={from} to={to} nameOf={nameOf} />
              <DataTable
                caption={text.title}
                columns={columnsIn(text, by, nameOf)}
                rows={rows}
                keyOf={({ key }) => key}
              />
            </div>
          )
        }
      </Region>
      <OutstandingBox />
    </>
  );
}
