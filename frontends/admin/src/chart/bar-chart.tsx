import { type Language, useLanguage } from '@print-shop/i18n';
import { Bar, CartesianGrid, BarChart as Chart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useText } from './messages/index.ts';

/** One place of the axis: its name there, the same in full, and a value for each series. */
export interface ChartBar {
  name: string;
  fullName: string;
  values: readonly number[];
}

export interface BarChartProps {
  /** The subject of the chart, for screen readers. */
  label: string;
  bars: readonly ChartBar[];
  /** The names of the values; a chart of one value needs none. */
  series?: readonly string[];
  /** The values of a place are parts of a whole. */
  isStacked?: boolean;
  /** Writes a value in full, as the table beside the chart does. */
  format: (value: number) => string;
  /** Bars from left to right, for names that are long. */
  isLying?: boolean;
}

/** The colours of the series: the first is dark, the others are lighter. */
const FILLS = ['var(--action)', 'var(--yellow)', 'var(--cyan)'];
const HEIGHT_PX = 260;
const BAR_PX = 32;
const NAMES_PX = 150;
const LONGEST_NAME = 20;
/** The size until the browser has measured the chart, in px. */
const FIRST_SIZE = { width: 800, height: HEIGHT_PX };

const LOCALES: Record<Language, string> = { en: 'en-IN', hi: 'hi-IN' };
const shortened = (name: string) => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name);

/** A bar for each value, with axes. The values of a place are shown under the pointer, and by the arrow keys. */
export default function BarChart(props: BarChartProps) {
  const { label, bars, series = [''], isStacked = false, format, isLying = false } = props;
  const text = useText();
  const language = useLanguage();
  const short = new Intl.NumberFormat(LOCALES[language], { notation: 'compact', maximumFractionDigits: 1 });
  const tick = { fill: 'var(--ink-soft)', fontSize: 12 };
  const values = { tick, tickFormatter: (value: number) => short.format(value), stroke: 'var(--rule-strong)' };
  const names = { dataKey: 'name', tick, stroke: 'var(--rule-strong)', tickLine: false };
  const height = isLying ? Math.max(120, bars.length * BAR_PX + 40) : HEIGHT_PX;
  return (
    <figure aria-label={label} className="break-inside-avoid rounded border border-rule bg-sheet p-4">
      {series.length > 1 && (
        <ul className="mb-2 flex flex-wrap gap-x-4 gap-y-1 text-small">
          {series.map((one, at) => (
            <li key={one} className="inline-flex items-center gap-2">
              <span
                aria-hidden="true"
                className="size-3 rounded-sm border border-rule-strong"
                style={{ background: FILLS[at % FILLS.length] }}
              />
              {one}
            </li>
          ))}
        </ul>
      )}
      <ResponsiveContainer width="100%" height={height} initialDimension={FIRST_SIZE}>
        <Chart
          data={[...bars]}
          layout={isLying ? 'vertical' : 'horizontal'}
          title={label}
          desc={text.keys}
          margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
        >
          <CartesianGrid stroke="var(--rule)" vertical={isLying} horizontal={!isLying} />
          {isLying ? (
            <>
              <XAxis type="number" {...values} />
              <YAxis type="category" width={NAMES_PX} {...names} tickFormatter={shortened} />
            </>
          ) : (
            <>
              <XAxis {...names} minTickGap={24} />
              <YAxis width={56} {...values} />
            </>
          )}
          <Tooltip
            isAnimationActive={false}
            cursor={{ fill: 'var(--paper-deep)' }}
            content={({ active, payload }) => {
              const bar = payload?.[0]?.payload as ChartBar | undefined;
              if (!active || !bar) return null;
              return (
                <div role="status" className="rounded border border-rule bg-sheet px-3 py-2 text-small shadow-lift">
                  <span className="block text-ink-soft">{bar.fullName}</span>
                  {series.map((one, at) => (
                    <span key={one} className="block">
                      {one && `${one}: `}
                      <strong className="tabular">{format(bar.values[at] ?? 0)}</strong>
                    </span>
                  ))}
                </div>
              );
            }}
          />
          {series.map((one, at) => (
            <Bar
              key={one}
              name={one}
              dataKey={({ values }: ChartBar) => values[at] ?? 0}
              fill={FILLS[at % FILLS.length] ?? ''}
              stackId={isStacked ? 'whole' : undefined}
              isAnimationActive={false}
              maxBarSize={48}
            />
          ))}
        </Chart>
      </ResponsiveContainer>
    </figure>
  );
}
