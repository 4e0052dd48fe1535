import { useText } from './messages/index.ts';

/** How many reviews gave five to one stars, as bars. */
export function StarBars({ counts }: { counts: readonly number[] }) {
  const text = useText();
  const most = Math.max(1, ...counts);
  return (
    <ul className="grid gap-1.5">
      {[5, 4, 3, 2, 1].map((stars) => {
        const count = counts[stars - 1] ?? 0;
        return (
          <li key={stars} className="grid grid-cols-[4.5rem_minmax(0,1fr)_2rem] items-center gap-3 text-small">
            <span className="sr-only">{text.counted(stars, count)}</span>
            <span aria-hidden="true">{text.stars(stars)}</span>
            <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-paper-deep">
              <span className="block h-full bg-wait" style={{ width: `${(100 * count) / most}%` }} />
            </span>
            <span aria-hidden="true" className="tabular text-right text-ink-soft">
              {count}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
