import { listProducts } from '@print-shop/contracts/client';
import { queryFor } from '@print-shop/web-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { QuotableProduct } from '../quotation.ts';

const LEAST_LETTERS = 2;
const SHOWN = 10;

const NONE: readonly (QuotableProduct & { name: string })[] = [];

/** Finds the first products whose names begin like the typed text. There are none before two letters. */
export function useProductNames(typed: string) {
  const search = useDeferredValue(typed.trim());
  const query = useQuery({
    ...queryFor(listProducts, { query: { search, limit: SHOWN } }),
    enabled: search.length >= LEAST_LETTERS,
    placeholderData: keepPreviousData,
  });
  return { query, products: search.length >= LEAST_LETTERS ? (query.data ?? NONE) : NONE };
}
