import { deletePrice, updatePrice, upsertPrice } from '@print-shop/contracts/client';
import { type CallInput, call } from '@print-shop/web-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PriceRow } from './price-entries.ts';
import { pricingQuery } from './use-pricing.ts';

/** Reloads the prices, also after a refusal, because then somebody else has changed them. */
function useReloadPrices() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: pricingQuery.queryKey });
}

/** Changes one price, unless somebody else has changed it since it was read. */
export const useUpdatePrice = () =>
  useMutation({
    mutationFn: ({ row: { section, id, version }, price }: { row: PriceRow; price: number }) =>
      call(updatePrice, { params: { section, id }, body: { price, version } }),
    onSettled: useReloadPrices(),
  });

/** Removes one price, unless somebody else has changed it since it was read. */
export const useDeletePrice = () =>
  useMutation({
    mutationFn: ({ section, id, version }: PriceRow) =>
      call(deletePrice, { params: { section, id }, query: { version } }),
    onSettled: useReloadPrices(),
  });

/** Adds a price or changes the one with the same traits; `reload` reloads the prices. */
export const useUpsertPrice = () => ({
  upsert: (body: CallInput<typeof upsertPrice>['body']) => call(upsertPrice, { body }),
  reload: useReloadPrices(),
});
