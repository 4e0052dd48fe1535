import type { TAX_KINDS, TAX_SCOPES, TAX_UNITS } from '@print-shop/contracts';

interface TaxRate {
  /** The first day that it holds, as it is in India: 2025-09-22. */
  from: string;
  percent: number;
  /** The rate of pieces that cost more than this before tax. */
  above?: { pricePaise: number; percent: number } | undefined;
}

/** HSN and rates of everything, of a product type, or of one product. */
export interface TaxRule {
  id: string;
  scope: (typeof TAX_SCOPES)[number];
  /** Name of the product type or id of the product; empty for `all`. */
  name: string;
  kind: (typeof TAX_KINDS)[number];
  hsn: string;
  unit: (typeof TAX_UNITS)[number];
  rates: TaxRate[];
  updatedAt: Date;
}

/** Printed matter at the rate of printing, until the shop has said what it sells. */
export const STANDARD_RULE: Pick<TaxRule, 'kind' | 'hsn' | 'unit' | 'rates'> = {
  kind: 'taxable',
  hsn: '4911',
  unit: 'PCS',
  rates: [{ from: '2017-07-01', percent: 18 }],
};

type Applied = Pick<TaxRule, 'kind' | 'hsn' | 'unit' | 'rates'>;

/** The rule of a product: its own, that of its type, that of everything, or the standard one. */
export function ruleOf(rules: readonly TaxRule[], product: { id: string | null; type?: string | undefined }): Applied {
  const type = product.type?.toLowerCase();
  return (
    rules.find(({ scope, name }) => scope === 'product' && name === product.id) ??
    rules.find(({ scope, name }) => scope === 'type' && name.toLowerCase() === type) ??
    rules.find(({ scope }) => scope === 'all') ??
    STANDARD_RULE
  );
}

/**
 * Percent of GST on a day for pieces that cost `piecePaise` each, tax included. Where the rate depends on the price before
 * tax, that is the price at the lower rate: a piece is dearer than the bound only if it is so after the lower tax is taken out.
 */
export function rateOn({ kind, rates }: Pick<TaxRule, 'kind' | 'rates'>, day: string, piecePaise: number): number {
  if (kind !== 'taxable') return 0;
  const held = rates.filter(({ from }) => from <= day).toSorted((a, b) => (a.from < b.from ? 1 : -1));
  const rate = held[0];
  if (!rate) return 0;
  const isAbove = rate.above && (piecePaise * 100) / (100 + rate.percent) > rate.above.pricePaise;
  return isAbove ? (rate.above?.percent ?? rate.percent) : rate.percent;
}
