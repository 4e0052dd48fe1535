import type { ProductType } from '@print-shop/contracts';
import { clsx } from 'clsx';
import { useText } from '../messages/index.ts';
import type { Filter } from '../use-filter.ts';

const tab = 'min-h-12 whitespace-nowrap border-b-3 px-3 lg:px-2.5 font-semibold text-small transition-colors';

/** The types as one row of tabs; they filter the shelf below. */
export function TypeTabs({ types, filter }: { types: readonly ProductType[]; filter: Filter }) {
  const text = useText();
  const entries = [
    { _id: 'all', type: '', label: text.allTypes },
    ...types.map(({ _id, type }) => ({ _id, type, label: type })),
  ];
  return (
    <nav aria-label={text.types} className="-mx-3 lg:-mx-2.5 flex overflow-x-auto">
      {entries.map(({ _id, type, label }) => (
        <button
          key={_id}
          type="button"
          aria-current={filter.type === type}
          onClick={() => filter.setType(type)}
          className={clsx(
            tab,
            filter.type === type ? 'border-action text-ink' : 'border-transparent text-ink-soft hover:text-ink',
          )}
        >
          {label}
        </button>
      ))}
    </nav>
  );
}
