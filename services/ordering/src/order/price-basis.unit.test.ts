import type { CouponRule, ProductSnapshot } from '@print-shop/contracts';
import { couponOff } from '@print-shop/contracts';
import { type OrderLine, orderLines, totalsOf } from './order.ts';
import { alonePaise, basisOf } from './price-basis.ts';

const at = new Date('2026-11-20T06:30:00Z');
const product = (part: Partial<ProductSnapshot> = {}): ProductSnapshot => ({
  productId: 'a'.repeat(24),
  version: 1,
  name: 'Cards',
  type: 'Visiting Cards',
  image: '',
  isCustomizable: true,
  pricePaise: 599_00,
  happyHourDiscount: 0,
  sizes: [],
  colors: [],
  ...part,
});
const options = { size: '', color: '', placement: '' };

/** An order of these quantities, and what its last line costs in it and alone. */
function lastOf(
  quantities: number[],
  { design = '', coupon, ...part }: Partial<ProductSnapshot> & { design?: string; coupon?: CouponRule } = {},
) {
  const one = product(part);
  const products = new Map([[one.productId, one]]);
  const items = quantities.map((qty) => ({ product: one.productId, qty, design, ...options }));
  const priced = orderLines(items as Parameters<typeof orderLines>[0], products, at);
  const off =
    coupon &&
    couponOff(
      coupon,
      priced.map(({ totalPaise = 0 }) => ({ type: one.type, totalPaise })),
      at,
    );
  const lines: OrderLine[] = priced.map((line, n) => ({
    ...line,
    couponPaise: off && !off.fault ? (off.sharesPaise[n] ?? 0) : 0,
  }));
  const { shippingPaise } = totalsOf(lines);
  const last = lines.slice(-1);
  return {
    together: totalsOf(last, shippingPaise).totalPaise,
    alone: alonePaise(basisOf(lines, products, coupon), last, at),
  };
}

it('costs the delivery of the day that it was ordered, and the usual one in older orders', () => {
  const one = product();
  const products = new Map([[one.productId, one]]);
  const lines = orderLines([{ product: one.productId, qty: 1, design: '', ...options }] as never, products, at);
  const basis = basisOf(lines, products, undefined, { chargePaise: 49_00, freeAbovePaise: null });
  const alone = (of: typeof basis) => alonePaise(of, lines, at);
  expect(alone(basis)).toBe(599_00 + 49_00);
  expect(alone({ products: basis.products })).toBe(599_00 + 99_00);
});

describe('what is left of an order costs alone', () => {
  it('the price without a break that it owes to other lines', () => {
    const priceRules = { breaks: [{ from: 100, price: 20, per: 'piece' as const }] };
    expect(lastOf([999, 1], { priceRules })).toEqual({ together: 20_00, alone: 599_00 + 99_00 });
  });

  it('the same where it reaches the break itself', () => {
    const priceRules = { breaks: [{ from: 100, price: 20, per: 'piece' as const }] };
    expect(lastOf([100, 100], { priceRules })).toEqual({ together: 2000_00, alone: 2000_00 });
  });

  it('the delivery that was free for all together', () => {
    expect(lastOf([1, 1])).toEqual({ together: 599_00, alone: 698_00 });
  });

  it('the set-up of a design that another line paid', () => {
    expect(lastOf([2, 2], { design: 'x', priceRules: { setUp: 300 } })).toEqual({ together: 1198_00, alone: 1498_00 });
  });

  it('the price without a coupon whose minimum it does not reach', () => {
    const coupon = { rupees: 300, minimum: 1500, productTypes: ['Visiting Cards'] };
    expect(lastOf([2, 2], { coupon })).toEqual({ together: 1048_00, alone: 1198_00 });
  });

  it('less with a coupon that it has to itself', () => {
    const coupon = { rupees: 300, minimum: 0, productTypes: [] };
    expect(lastOf([2, 2], { coupon, pricePaise: 1000_00 })).toEqual({ together: 1850_00, alone: 1700_00 });
  });

  it('what it cost at the time of the order, whatever hours and festivals there were', () => {
    const hours = { priceRules: { happyHour: { from: '11:00', until: '13:00' } } };
    expect(lastOf([2, 2], { happyHourDiscount: 10, ...hours })).toEqual({ together: 1078_20, alone: 1078_20 });
  });
});
