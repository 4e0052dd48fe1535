import type { HeldRate, TaxRate } from '@print-shop/contracts';
import { heldRateOf, type LineToTax, listTaxRates, type Taxed, taxLines } from '@print-shop/contracts/client';
import { queryFor } from '@print-shop/web-kit';
import { useQuery } from '@tanstack/react-query';

const NONE: readonly TaxRate[] = [];

export const ratesOf = (productIds: readonly string[]) => ({
  query: { products: [...new Set(productIds)].join(',') || undefined },
});

/** Finds the rate of GST that a product bears today; nothing while the rates are loading or cannot be loaded. */
export function useTaxRates(productIds: readonly string[]) {
  const { data = NONE } = useQuery(queryFor(listTaxRates, ratesOf(productIds)));
  return (id: string, type: string): HeldRate | undefined => heldRateOf(data, { id, type });
}

interface ProductLine extends Omit<LineToTax, 'rate'> {
  productId: string;
  type: string;
}

/** The tax in what lines and their delivery cost; nothing while the rates are loading or cannot be loaded. */
export function useTaxed(lines: readonly ProductLine[], deliveryPaise: number): readonly Taxed[] {
  const rateOf = useTaxRates(lines.map(({ productId }) => productId));
  const rated = lines.flatMap(({ productId, type, ...line }) => {
    const rate = rateOf(productId, type);
    return rate ? [{ ...line, rate }] : [];
  });
  if (rated.length < lines.length) return [];
  const taxed = taxLines(rated, deliveryPaise, 'included');
  return [...taxed.lines, taxed.delivery];
}
