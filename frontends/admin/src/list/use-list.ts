import { LIST_REACH } from '@print-shop/contracts/client';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';

export const PAGE_SIZE = 50;

const TYPING_MS = 300;

export interface ListOptions {
  /** `field`, or `-field` for the largest first; as long as nothing else is chosen it is not in the address. */
  sort?: string;
  /** Parameters of the address that narrow the list. */
  filters?: readonly string[];
}

/** A list's search, order, filters and page, which are kept in the address. */
export type ListState = ReturnType<typeof useListState>;

/**
 * Reads a list's state from the address and writes it there: going back, forward and reloading keep it. A choice is an entry of
 * its own; typing replaces the entry, once the hand rests for 300 ms. Everything but the page begins at the first page again.
 */
export function useListState({ sort: preset = '', filters: names = [] }: ListOptions = {}) {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const [typed, setTyped] = useState(search);
  const [shownSearch, setShownSearch] = useState(search);
  const [written, setWritten] = useState(search);
  if (shownSearch !== search) {
    setShownSearch(search);
    // The address follows the field, in which somebody may type on meanwhile; the field follows every other change.
    if (search !== written) {
      setWritten(search);
      setTyped(search);
    }
  }

  const write = useCallback(
    (changes: Record<string, string>, options?: { replace: boolean }) =>
      setParams((before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries({ page: '', ...changes })) {
          if (value) after.set(name, value);
          else after.delete(name);
        }
        return after;
      }, options),
    [setParams],
  );
  useEffect(() => {
    if (typed.trim() === search) return;
    const timer = setTimeout(() => {
      setWritten(typed.trim());
      write({ search: typed.trim() }, { replace: true });
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, search, write]);

  const sort = params.get('sort') ?? preset;
  const address = useMemo(() => {
    const kept = new URLSearchParams(params);
    kept.delete('page');
    return kept.toString();
  }, [params]);
  const page = Math.min(Math.max(1, Math.trunc(Number(params.get('page'))) || 1), LIST_REACH / PAGE_SIZE);
  const chosen = names.map((name) => [name, params.get(name) ?? ''] as const);
  return {
    /** The text in the search field; the list follows after a short pause. */
    typed,
    setTyped,
    search,
    sort,
    page,
    filters: Object.fromEntries(chosen) as Record<string, string>,
    isNarrowed: search !== '' || chosen.some(([, value]) => value !== ''),
    setSort: (next: string) => write({ sort: next === preset ? '' : next }),
    setFilter: (name: string, value: string) => write({ [name]: value }),
    /** Shows the whole list again. */
    clear: () => {
      setTyped('');
      write({ search: '', ...Object.fromEntries(names.map((name) => [name, ''])) });
    },
    /** The part of the address about the list, without its page. */
    address,
    /** Shows the list as another address says. */
    open: (next: string) => {
      setTyped(new URLSearchParams(next).get('search') ?? '');
      setParams(new URLSearchParams(next));
    },
    setPage: (next: number, options?: { replace: boolean }) => write({ page: next > 1 ? String(next) : '' }, options),
    /** The query of the list's route. */
    query: useMemo(() => {
      const asked = { search, sort, ...Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) };
      return { ...Object.fromEntries(Object.entries(asked).filter(([, value]) => value)), page, limit: PAGE_SIZE };
    }, [search, sort, page, params, names]),
  };
}

/** The same list without paging, for exports. */
export function exportQuery({ page: _, limit: __, ...query }: ListState['query']): Record<string, string> {
  return query;
}
