import type { HeldRate, TaxRate } from '@print-shop/contracts';
import { heldRateOf, type LineToTax, listTaxRates, type Taxed, taxLines } from '@print-shop/contracts/client';
import { queryFor } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';

const NONE: readonly TaxRate[] = [];
const NOT_TAXED: readonly Taxed[] = [];

export const ratesOf = (productIds: readonly string[]) => ({
  query: { products: [...new Set(productIds)].join(',') || undefined },
});

/** Reads the rates of GST. `rateOf` finds the one that a product bears today, and nothing until they are loaded. */
export function useTaxRates(productIds: readonly string[]) {
  const query = useQuery(queryFor(listTaxRates, ratesOf(productIds)));
  const { data = NONE } = query;
  return { query, rateOf: (id: string, type: string): HeldRate | undefined => heldRateOf(data, { id, type }) };
}

interface ProductLine extends Omit<LineToTax, 'rate'> {
  productId: string;
  type: string;
}

/** Returns the tax in the price of lines and their delivery. It is empty until the rates are loaded. */
export function useTaxed(lines: readonly ProductLine[], deliveryPaise: number) {
  const { query, rateOf } = useTaxRates(lines.map(({ productId }) => productId));
  const rated = lines.flatMap(({ productId, type, ...line }) => {
    const rate = rateOf(productId, type);
    return rate ? [{ ...line, rate }] : [];
  });
  if (rated.length < lines.length) return { query, taxed: NOT_TAXED };
  const { lines: taxedLines, delivery } = taxLines(rated, deliveryPaise, 'included');
  return { query, taxed: [...taxedLines, delivery] };
}
