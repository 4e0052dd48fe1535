import { listProducts } from '@print-shop/contracts/client';
import { queryFor } from '@print-shop/web-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { QuotableProduct } from '../quotation.ts';

const LEAST_LETTERS = 2;
const SHOWN = 10;

/** The products whose names begin like what is typed, a few of them; none before two letters. */
export function useProductNames(typed: string): readonly (QuotableProduct & { name: string })[] {
  const search = useDeferredValue(typed.trim());
  const { data = [] } = useQuery({
    ...queryFor(listProducts, { query: { search, limit: SHOWN } }),
    enabled: search.length >= LEAST_LETTERS,
    placeholderData: keepPreviousData,
  });
  return search.length >= LEAST_LETTERS ? data : [];
}
