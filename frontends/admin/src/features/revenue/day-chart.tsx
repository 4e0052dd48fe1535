import type { Revenue } from '@print-shop/contracts';
import { formatDate, formatRupees } from '@print-shop/i18n';
import { useText } from './messages/index.ts';

const DAY_MS = 86_400_000;
const [WIDTH, HEIGHT] = [1000, 160];

/** Days from the first to the last, like 2026-11-23. */
function daysBetween(from: string, to: string): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, day) =>
    new Date(Date.parse(from) + day * DAY_MS).toISOString().slice(0, 10),
  );
}

/** A bar for each day, also for those without an invoice; the table below has the figures. */
export function DayChart({ rows, from, to }: { rows: Revenue['rows']; from: string; to: string }) {
  const text = useText();
  const days = daysBetween(from, to);
  const totals = new Map(rows.map(({ key, total }) => [key, total]));
  const most = Math.max(1, ...rows.map(({ total }) => total));
  const step = WIDTH / days.length;
  return (
    <figure className="rounded border border-rule bg-sheet p-4">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={text.chart(formatRupees(most))}
        className="h-40 w-full"
      >
        {days.map((day, index) => {
          const height = (Math.max(0, totals.get(day) ?? 0) / most) * (HEIGHT - 4);
          return (
            <rect
              key={day}
              x={index * step + step * 0.1}
              y={HEIGHT - height}
              width={step * 0.8}
              height={height}
              className="fill-action"
            />
          );
        })}
        <path d={`M0 ${HEIGHT}H${WIDTH}`} vectorEffect="non-scaling-stroke" className="stroke-rule-strong" />
      </svg>
      <figcaption className="tabular mt-2 flex justify-between text-caption text-ink-soft">
        <span>{formatDate(from)}</span>
        <span>{formatDate(to)}</span>
      </figcaption>
    </figure>
  );
}
