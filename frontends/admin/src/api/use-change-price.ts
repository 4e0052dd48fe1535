import { deletePrice, updatePrice } from '@print-shop/contracts';
import { call } from '@print-shop/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PriceRow } from './price-entries.ts';
import { pricingQuery } from './use-pricing.ts';

/** Changes one price. */
export function useUpdatePrice() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ row, price }: { row: PriceRow; price: number }) =>
      call(updatePrice, { params: { section: row.section, id: row.id }, body: { price } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: pricingQuery.queryKey }),
  });
}

export function useDeletePrice() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (row: PriceRow) => call(deletePrice, { params: { section: row.section, id: row.id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: pricingQuery.queryKey }),
  });
}
