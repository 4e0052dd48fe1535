import { SORTS } from '../filters.ts';
import { useText } from '../messages/index.ts';
import type { Filter } from '../use-filter.ts';

/** The order of the shelf: without words there is no best match, and the newest come first. */
export function SortSelect({ filter }: { filter: Filter }) {
  const text = useText();
  const offered = SORTS.filter((sort) => sort !== (filter.q ? '' : 'relevance'));
  const standard = filter.q ? 'relevance' : 'newest';
  return (
    <select
      aria-label={text.sort}
      value={filter.sort || standard}
      onChange={({ target: { value } }) => filter.set({ sort: value === standard ? '' : value })}
      className="min-h-11 min-w-0 rounded border border-rule-strong bg-sheet px-2 text-ink text-small hover:border-ink"
    >
      {offered.map((sort) => (
        <option key={sort} value={sort}>
          {text.sorts[sort]}
        </option>
      ))}
    </select>
  );
}
