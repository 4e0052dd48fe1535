import type { TaxRule } from '@print-shop/contracts';

interface RateDraft {
  from: string;
  percent: string;
  price: string;
  abovePercent: string;
}

/** A rule as its form has it; an empty id is a new one. */
export interface RuleDraft {
  id: string;
  scope: TaxRule['scope'];
  name: string;
  kind: TaxRule['kind'];
  hsn: string;
  unit: TaxRule['unit'];
  rates: RateDraft[];
}

/** The rates in force since 22 September 2025. */
export const NEW_RATE: RateDraft = { from: '2025-09-22', percent: '18', price: '', abovePercent: '' };
export const NEW_RULE: RuleDraft = {
  id: '',
  scope: 'type',
  name: '',
  kind: 'taxable',
  hsn: '',
  unit: 'PCS',
  rates: [NEW_RATE],
};

export const draftOf = ({ _id: id, rates, updatedAt: _, ...rule }: TaxRule): RuleDraft => ({
  ...rule,
  id,
  rates: rates.map(({ from, percent, above }) => ({
    from,
    percent: String(percent),
    price: above ? String(above.price) : '',
    abovePercent: above ? String(above.percent) : '',
  })),
});

export const bodyOf = ({ id: _, scope, name, rates, ...rule }: RuleDraft) => ({
  ...rule,
  scope,
  name: scope === 'all' ? '' : name,
  rates: rates.map(({ from, percent, price, abovePercent }) => ({
    from,
    percent,
    ...(price ? { above: { price, percent: abovePercent } } : {}),
  })),
});

/** The field of the form that holds a part of the body. */
export const fieldOf = (path: string): string =>
  path.replace(/above\.price$/, 'price').replace(/above\.percent$/, 'abovePercent');
