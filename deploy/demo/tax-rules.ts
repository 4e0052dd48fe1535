import type { TaxRuleBody } from '@print-shop/contracts';

/** HSN and rates to try things with; a real shop asks its accountant. Since 22 September 2025: 5, 18 and 40 %. */
export const taxRules: readonly TaxRuleBody[] = [
  {
    scope: 'all',
    name: '',
    kind: 'taxable',
    hsn: '4911',
    unit: 'PCS',
    rates: [{ from: '2017-07-01', percent: 18 }],
  },
  {
    scope: 'type',
    name: 'T-Shirt',
    kind: 'taxable',
    hsn: '6109',
    unit: 'PCS',
    rates: [
      { from: '2025-09-22', percent: 5, above: { price: 2500, percent: 18 } },
      { from: '2017-07-01', percent: 5, above: { price: 1000, percent: 12 } },
    ],
  },
  {
    scope: 'type',
    name: 'Mugs & Bottles',
    kind: 'taxable',
    hsn: '6912',
    unit: 'PCS',
    rates: [
      { from: '2025-09-22', percent: 5 },
      { from: '2017-07-01', percent: 12 },
    ],
  },
  {
    scope: 'type',
    name: 'LED & Neon Boards',
    kind: 'taxable',
    hsn: '9405',
    unit: 'PCS',
    rates: [{ from: '2017-07-01', percent: 18 }],
  },
];
