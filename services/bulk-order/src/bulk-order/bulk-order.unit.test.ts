import { alonePaise, type BulkLine, priceBulkLines } from './bulk-order.ts';

const product = {
  productId: 'a'.repeat(24),
  version: 1,
  name: 'Club tee',
  type: 'T-Shirt',
  image: '',
  isCustomizable: true,
  pricePaise: 599_00,
  happyHourDiscount: 0,
  sizes: [],
  colors: [],
  priceRules: { breaks: [{ from: 100, price: 20, per: 'piece' as const }], setUp: 50 },
};
const item = (quantity: number) => ({
  color: 'Black' as const,
  size: 'M' as const,
  quantity,
  placement: ['Left' as const],
});
const about = { designImage: null, createdAt: new Date('2026-11-20T06:30:00Z') };
const sum = (lines: readonly BulkLine[]) => lines.reduce((paise, { pricePaise }) => paise + pricePaise, 0);

describe('what lines of a bulk order cost alone', () => {
  it('is without the break that they owe to the others', () => {
    const { lines, pricedBy } = priceBulkLines([item(1), item(999)], product);
    expect(sum(lines.slice(0, 1))).toBe(20_00);
    expect(alonePaise({ ...about, pricedBy }, lines.slice(0, 1))).toBe(599_00);
    expect(alonePaise({ ...about, pricedBy }, lines.slice(1))).toBe(sum(lines.slice(1)));
  });

  it('has the set-up that the others paid', () => {
    const { lines, pricedBy } = priceBulkLines([item(100), item(100)], product, true);
    expect(lines.map(({ pricePaise }) => pricePaise)).toEqual([2050_00, 2000_00]);
    expect(alonePaise({ ...about, designImage: 'x', pricedBy }, lines.slice(1))).toBe(2050_00);
  });

  it('is the plain price of a product without breaks, whose prices nobody keeps', () => {
    const { lines, pricedBy } = priceBulkLines([item(1), item(9)], { ...product, priceRules: {} });
    expect(pricedBy).toBeUndefined();
    expect(alonePaise({ ...about, pricedBy }, lines.slice(0, 1))).toBe(sum(lines.slice(0, 1)));
  });
});
