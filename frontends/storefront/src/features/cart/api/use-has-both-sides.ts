import { getProduct } from '@print-shop/contracts/client';
import { queryFor } from '@print-shop/web-kit';
import { useQueryClient } from '@tanstack/react-query';

/** Reads whether printing both sides of a product is a choice that costs something. */
export function useHasBothSides() {
  const client = useQueryClient();
  return async (id: string): Promise<boolean> =>
    (await client.fetchQuery(queryFor(getProduct, { params: { id } }))).bothSide > 0;
}
