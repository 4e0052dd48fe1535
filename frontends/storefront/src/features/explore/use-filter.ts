import type { ProductType } from '@print-shop/contracts';
import { matchesSlug } from '@print-shop/contracts/client';
import { useParams, useSearchParams } from 'react-router';
import { FILTERS, type Filters, filtersOf } from './filters.ts';

export interface Filter extends Filters {
  /** False while the types named in the address are being loaded. */
  isKnown: boolean;
  /** Changes some filters and keeps the others. */
  set: (changes: Partial<Filters>) => void;
  setType: (type: string) => void;
  setCategory: (category: string) => void;
  /** Takes all filters away and keeps the words of the search. */
  clear: () => void;
}

/**
 * All filters live in the address, so that a filtered shelf can be shared; a new type resets the category. A slug of the
 * menus is understood once the types are known (`types` is undefined until then); one of no type finds nothing.
 */
export function useFilter(types: readonly ProductType[] | undefined): Filter {
  const { slug } = useParams();
  const [search, setSearch] = useSearchParams();
  const asked = search.get('type');
  const typeOf = (name: string) => types?.find((one) => matchesSlug(one.type, name))?.type ?? name.replaceAll('-', ' ');
  const type = asked ?? (slug && types ? typeOf(slug) : '');
  const filters = { ...filtersOf(search), type };
  const write = (next: Filters) => {
    const entries = FILTERS.map((name) => [name, next[name]] as const);
    setSearch(Object.fromEntries(entries.filter(([name, value]) => value || (name === 'type' && slug))), {
      state: { keepsScroll: true },
    });
  };
  const set = (changes: Partial<Filters>) => write({ ...filters, ...changes });
  return {
    ...filters,
    isKnown: asked !== null || !slug || types !== undefined,
    set,
    setType: (next) => set({ type: next, category: '' }),
    setCategory: (next) => set({ category: next }),
    clear: () => write({ ...filtersOf(new URLSearchParams()), q: filters.q, sort: filters.sort }),
  };
}
