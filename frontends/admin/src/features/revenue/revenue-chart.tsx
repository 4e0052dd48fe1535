import type { Revenue, RevenueBy } from '@print-shop/contracts';
import { formatDate, formatRupees } from '@print-shop/i18n';
import { BarChart, type ChartBar } from '../../chart/index.tsx';
import { useText } from './messages/index.ts';

const DAY_MS = 86_400_000;
const MOST_BARS = 15;

/** The days from the first to the last, like 2026-11-23. */
function daysBetween(from: string, to: string): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, day) =>
    new Date(Date.parse(from) + day * DAY_MS).toISOString().slice(0, 10),
  );
}

/** Returns a bar for each day, also for those without an invoice. */
function dayBars(rows: Revenue['rows'], from: string, to: string): ChartBar[] {
  const totals = new Map(rows.map(({ key, total }) => [key, total]));
  return daysBetween(from, to).map((day) => {
    const fullName = formatDate(day);
    return { name: fullName.replace(/,? \d{4}$/, ''), fullName, values: [totals.get(day) ?? 0] };
  });
}

interface RevenueChartProps {
  rows: Revenue['rows'];
  by: RevenueBy;
  from: string;
  to: string;
  nameOf: (row: Revenue['rows'][number]) => string;
}

/** The sums of the table below: of every day, or the largest of the product types or customers. */
export function RevenueChart({ rows, by, from, to, nameOf }: RevenueChartProps) {
  const text = useText();
  if (by === 'day') return <BarChart label={text.chart.day} bars={dayBars(rows, from, to)} format={formatRupees} />;
  const largest = rows.toSorted((a, b) => b.total - a.total).slice(0, MOST_BARS);
  const bars = largest.map((row) => ({ name: nameOf(row), fullName: nameOf(row), values: [row.total] }));
  return <BarChart label={text.chart[by]} bars={bars} format={formatRupees} isLying />;
}
