import { heldOn, STANDARD_RULE, type TaxRate, toRupees } from '@print-shop/contracts';
import type { TaxRule } from './tax-rule.ts';

/** The rates that hold on a day: of everything, of types, and of these products. There is always one for everything. */
export function ratesOn(rules: readonly TaxRule[], day: string, products: readonly string[]): TaxRate[] {
  const wanted = rules.filter(({ scope, name }) => scope !== 'product' || products.includes(name.toLowerCase()));
  const all = wanted.some(({ scope }) => scope === 'all')
    ? []
    : [{ ...STANDARD_RULE, scope: 'all' as const, name: '' }];
  return [...wanted, ...all].map((rule) => {
    const { percent, above } = heldOn(rule, day);
    return { scope: rule.scope, name: rule.name, percent, ...(above ? { above: toBound(above) } : {}) };
  });
}

/** The bound above which pieces have another rate, in rupees. */
const toBound = ({ pricePaise, percent }: { pricePaise: number; percent: number }) => ({
  price: toRupees(pricePaise),
  percent,
});

/** Dated rates with their bounds in rupees. */
export const inRupees = (rates: TaxRule['rates']) =>
  rates.map(({ from, percent, above }) => ({
    from,
    percent,
    ...(above?.pricePaise === undefined ? {} : { above: toBound(above) }),
  }));
