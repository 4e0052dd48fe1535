import { Button, buttonClasses, EmptyState } from '@print-shop/ui';
import { Link } from 'react-router';
import { useText } from '../messages/index.ts';
import type { Filter } from '../use-filter.ts';

/** An empty shelf, with ways on: nearest words, fewer filters, everything, or a question to the shop. */
export function NothingFound({ filter, nearest }: { filter: Filter; nearest: readonly string[] }) {
  const text = useText();
  const isNarrowed = Boolean(
    filter.color || filter.size || filter.priceFrom || filter.priceBelow || filter.inStock || filter.customizable,
  );
  return (
    <EmptyState
      title={text.empty}
      action={
        <>
          {filter.q && (isNarrowed || filter.type) && (
            <Button tone="outline" onClick={filter.clear}>
              {text.clearFilters}
            </Button>
          )}
          <Button onClick={() => filter.set({ ...ALL })}>{text.showAll}</Button>
          <Link to="/contact" className={buttonClasses({ tone: 'quiet' })}>
            {text.askUs}
          </Link>
        </>
      }
    >
      <p>{filter.q ? text.emptySearchHint(filter.q) : text.emptyHint}</p>
      {nearest.length > 0 && (
        <p className="mt-4 flex flex-wrap items-center justify-center gap-2">
          {text.didYouMean}
          {nearest.map((word) => (
            <Button key={word} size="small" tone="outline" onClick={() => filter.set({ q: word })}>
              {word}
            </Button>
          ))}
        </p>
      )}
    </EmptyState>
  );
}

const ALL = {
  q: '',
  type: '',
  category: '',
  color: '',
  size: '',
  priceFrom: '',
  priceBelow: '',
  inStock: '',
  customizable: '',
};
