import type { TAX_KINDS, TAX_SCOPES, TAX_UNITS } from '../billing/choices.ts';
import type { TaxRate, TaxRule } from '../billing/tax-rules.ts';
import { toPaise } from '../money.ts';
import type { TaxMode } from './gst.ts';

/** A rate of GST as it holds on one day. */
export interface HeldRate {
  percent: number;
  /** The rate of pieces that cost more than this before tax. */
  above?: { pricePaise: number; percent: number } | undefined;
}

interface DatedRate extends HeldRate {
  /** The first day that it holds, as it is in India: 2025-09-22. */
  from: string;
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

export type AppliedRule = Pick<DatedRule, 'kind' | 'hsn' | 'unit' | 'rates'>;

/** Printed matter at the rate of printing, until the shop has said what it sells. */
export const STANDARD_RULE: AppliedRule = {
  kind: 'taxable',
  hsn: '4911',
  unit: 'PCS',
  rates: [{ from: '2017-07-01', percent: 18 }],
};

interface RuledProduct {
  id: string | null;
  type?: string | undefined;
}

/** The narrowest rule of a product: its own, that of its type, or that of everything. */
function narrowestOf<Rule extends Pick<DatedRule, 'scope' | 'name'>>(
  rules: readonly Rule[],
  product: RuledProduct,
): Rule | undefined {
  const type = product.type?.toLowerCase();
  return (
    rules.find(({ scope, name }) => scope === 'product' && name === product.id) ??
    rules.find(({ scope, name }) => scope === 'type' && name.toLowerCase() === type) ??
    rules.find(({ scope }) => scope === 'all')
  );
}

/** The rule of a product: its own, that of its type, that of everything, or the standard one. */
export const ruleOf = (rules: readonly DatedRule[], product: RuledProduct): AppliedRule =>
  narrowestOf(rules, product) ?? STANDARD_RULE;

/** The rate of a product among those that `/api/tax/rates` answers; `undefined` while these are not known. */
export function heldRateOf(rates: readonly TaxRate[], product: RuledProduct): HeldRate | undefined {
  const found = narrowestOf(rates, product);
  return (
    found && {
      percent: found.percent,
      ...(found.above ? { above: { pricePaise: toPaise(found.above.price), percent: found.above.percent } } : {}),
    }
  );
}

/** A rule as /api/tax/rules answers it, with amounts in paise. */
export const toDatedRule = ({ scope, name, kind, hsn, unit, rates }: TaxRule): DatedRule => ({
  scope,
  name,
  kind,
  hsn,
  unit,
  rates: rates.map(({ from, percent, above }) => ({
    from,
    percent,
    ...(above ? { above: { pricePaise: toPaise(above.price), percent: above.percent } } : {}),
  })),
});

/** The rate of a rule on a day, as it is in India; 0 % for what is nil rated or exempt, and before its first day. */
export function heldOn({ kind, rates }: Pick<DatedRule, 'kind' | 'rates'>, day: string): HeldRate {
  const held = rates.filter(({ from }) => from <= day).toSorted((a, b) => (a.from < b.from ? 1 : -1))[0];
  if (kind !== 'taxable' || !held) return { percent: 0 };
  return { percent: held.percent, ...(held.above ? { above: held.above } : {}) };
}

/**
 * Percent of GST for pieces that cost `piecePaise` each, tax included unless it is added. Where the rate depends on the price
 * before tax, an included tax is taken out at the lower rate. A piece is above the bound only if it is above it then.
 */
export function percentFor({ percent, above }: HeldRate, piecePaise: number, mode: TaxMode = 'included'): number {
  const beforeTax = mode === 'included' ? (piecePaise * 100) / (100 + percent) : piecePaise;
  return above && beforeTax > above.pricePaise ? above.percent : percent;
}
