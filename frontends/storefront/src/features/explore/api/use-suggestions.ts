import type { ProductSuggestion } from '@print-shop/contracts';
import { suggestProducts } from '@print-shop/contracts/client';
import { call } from '@print-shop/web-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** A customer who types quickly sends one request, not one for every letter. */
const PAUSE_MS = 150;
const FRESH_MS = 60_000;
const NONE: readonly ProductSuggestion[] = [];

/** Suggestions for a text that is being typed; none while they load the first time or when that fails. */
export function useSuggestions(text: string): readonly ProductSuggestion[] {
  const [asked, setAsked] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  const q = asked.trim().slice(0, 100);
  const { data } = useQuery({
    queryKey: [suggestProducts.id, q],
    queryFn: ({ signal }) => call(suggestProducts, { query: { q } }, { signal }),
    enabled: q !== '',
    staleTime: FRESH_MS,
    retry: false,
    placeholderData: keepPreviousData,
  });
  return q && text.trim() ? (data?.suggestions ?? NONE) : NONE;
}
