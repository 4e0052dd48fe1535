import { mainRate, type TaxedAmount, type TaxMode, taxOn } from '../tax/gst.ts';
import { type HeldRate, percentFor } from '../tax/rules.ts';

/** The price of a line in paise, after its discount. */
export interface LineToTax {
  paise: number;
  quantity: number;
  rate: HeldRate;
}

/** An amount with its tax, and the percent of that. */
export interface Taxed extends TaxedAmount {
  rate: number;
}

export interface TaxedLines {
  lines: Taxed[];
  /** Zero where the delivery is free. */
  delivery: Taxed;
}

const taxLine = ({ paise, quantity, rate }: LineToTax, mode: TaxMode): Taxed => {
  const percent = percentFor(rate, paise / quantity, mode);
  return { ...taxOn({ amountPaise: paise, rate: percent }, mode), rate: percent };
};

/** The tax in what a line costs, as all prices of the shop have it in them. */
export const taxIn = (line: LineToTax): Taxed => taxLine(line, 'included');

/**
 * The tax on lines and their delivery. This is the only place that says what an order bears: product page, cart, quotations and
 * invoices ask it. Discounts are taken off before the tax, which is rounded per line; the delivery bears the rate of the principal
 * supply.
 */
export function taxLines(lines: readonly LineToTax[], deliveryPaise: number, mode: TaxMode): TaxedLines {
  const taxed = lines.map((line) => taxLine(line, mode));
  const rate = mainRate(taxed.map(({ taxablePaise, rate: percent }) => ({ amountPaise: taxablePaise, rate: percent })));
  return { lines: taxed, delivery: { ...taxOn({ amountPaise: deliveryPaise, rate }, mode), rate } };
}

/** The tax of amounts by its rate, the lowest first; rates without tax are left out. */
export function taxByRate(taxed: readonly Taxed[]): { rate: number; taxPaise: number }[] {
  const sums = new Map<number, number>();
  for (const { rate, taxPaise } of taxed) sums.set(rate, (sums.get(rate) ?? 0) + taxPaise);
  return [...sums]
    .map(([rate, taxPaise]) => ({ rate, taxPaise }))
    .filter(({ taxPaise }) => taxPaise > 0)
    .toSorted((a, b) => a.rate - b.rate);
}
