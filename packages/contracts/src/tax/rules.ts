import type { TAX_KINDS, TAX_SCOPES, TAX_UNITS } from '../billing/choices.ts';
import type { TaxRule } from '../billing/tax-rules.ts';
import { toPaise } from '../money.ts';
import type { TaxMode } from './gst.ts';

interface DatedRate {
  /** The first day that it holds, as it is in India: 2025-09-22. */
  from: string;
  percent: number;
  /** The rate of pieces that cost more than this before tax. */
  above?: { pricePaise: number; percent: number } | undefined;
}

/** HSN and rates of everything, of a product type, or of one product. */
export interface DatedRule {
  scope: (typeof TAX_SCOPES)[number];
  /** Name of the product type or id of the product; empty for `all`. */
  name: string;
  kind: (typeof TAX_KINDS)[number];
  hsn: string;
  unit: (typeof TAX_UNITS)[number];
  rates: DatedRate[];
}

/** What a rule says, whatever it is for. */
export type AppliedRule = Pick<DatedRule, 'kind' | 'hsn' | 'unit' | 'rates'>;

/** Printed matter at the rate of printing, until the shop has said what it sells. */
export const STANDARD_RULE: AppliedRule = {
  kind: 'taxable',
  hsn: '4911',
  unit: 'PCS',
  rates: [{ from: '2017-07-01', percent: 18 }],
};

/** The rule of a product: its own, that of its type, that of everything, or the standard one. */
export function ruleOf(
  rules: readonly DatedRule[],
  product: { id: string | null; type?: string | undefined },
): AppliedRule {
  const type = product.type?.toLowerCase();
  return (
    rules.find(({ scope, name }) => scope === 'product' && name === product.id) ??
    rules.find(({ scope, name }) => scope === 'type' && name.toLowerCase() === type) ??
    rules.find(({ scope }) => scope === 'all') ??
    STANDARD_RULE
  );
}

/** A rule as /api/tax/rules answers it, with amounts in paise. */
export const toDatedRule = ({ scope, name, kind, hsn, unit, rates }: TaxRule): DatedRule => ({
  ...{ scope, name, kind, hsn, unit },
  rates: rates.map(({ from, percent, above }) => ({
    ...{ from, percent },
    ...(above ? { above: { pricePaise: toPaise(above.price), percent: above.percent } } : {}),
  })),
});

/**
 * Percent of GST on a day for pieces that cost `piecePaise` each, tax included unless it is added. Where the rate depends on
 * the price before tax, an included tax is taken out at the lower rate: a piece is dearer than the bound only if it is so then.
 */
export function rateOn(
  { kind, rates }: Pick<DatedRule, 'kind' | 'rates'>,
  day: string,
  piecePaise: number,
  mode: TaxMode = 'included',
): number {
  if (kind !== 'taxable') return 0;
  const held = rates.filter(({ from }) => from <= day).toSorted((a, b) => (a.from < b.from ? 1 : -1));
  const rate = held[0];
  if (!rate) return 0;
  const beforeTax = mode === 'included' ? (piecePaise * 100) / (100 + rate.percent) : piecePaise;
  const isAbove = rate.above && beforeTax > rate.above.pricePaise;
  return isAbove ? (rate.above?.percent ?? rate.percent) : rate.percent;
}
