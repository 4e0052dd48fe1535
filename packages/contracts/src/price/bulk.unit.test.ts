import { type BulkLineToPrice, bulkPaise } from './bulk.ts';
import { priceOne } from './price-lines.ts';
import type { PricedProduct } from './rules.ts';

const NOW = new Date('2026-11-23T12:00:00+05:30');
const shirt: PricedProduct = { pricePaise: 300_00, happyHourDiscount: 10 };
const line = (part: Partial<BulkLineToPrice> = {}): BulkLineToPrice => ({
  size: 'M',
  quantity: 24,
  placement: ['Left', 'Back A4'],
  ...part,
});

it.each([[undefined], [shirt], [{ ...shirt, priceRules: { setUp: 150 } }]])(
  'costs ₹120 a shirt and placement where the product has no breaks: %j',
  (product) => {
    expect(bulkPaise([line(), line({ quantity: 5, placement: [] })], product, true, NOW)).toEqual([5760_00, 0]);
  },
);

it('costs what the same shirts cost in a cart where the product has breaks', () => {
  const priceRules = {
    breaks: [{ from: 50, price: 250, per: 'piece' as const }],
    sizeSurcharges: [{ size: 'XXL', rupees: 30 }],
    placementSurcharges: [{ placement: 'Back A4', rupees: 20 }],
    setUp: 150,
  };
  const product = { ...shirt, priceRules };
  const plain = line({ placement: ['Left'] });
  expect(bulkPaise([plain], product, false, NOW)).toEqual([priceOne(product, 24, NOW).totalPaise]);
  const sizes = [line({ quantity: 30, size: '2XL' }), line({ quantity: 10, size: '5XL' }), line({ quantity: 10 })];
  expect(bulkPaise(sizes, product, true, NOW)).toEqual([
    30 * (225_00 + 30_00 + 20_00) + 150_00,
    10 * (225_00 + 30_00 + 20_00),
    10 * (225_00 + 20_00),
  ]);
});
