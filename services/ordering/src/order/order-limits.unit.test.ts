import {
  needsReview,
  refuseAbroad,
  refuseCash,
  refuseMethod,
  refuseTooLarge,
  refuseTooManyOpen,
} from './order-limits.ts';
import { withinTerms } from './order-terms.ts';

const limits = {
  maxPieces: 5_000,
  maxRupees: 200_000,
  openOrders: 10,
  openRupees: 500_000,
  reviewRupees: 100_000,
  deliversAbroad: false,
  cash: { maxRupees: 50_000, pinCodes: ['11', '4000'], openOrders: 2 },
};

describe('one order', () => {
  const order = (quantities: number[], totalPaise = 1) => ({
    lines: quantities.map((quantity) => ({ quantity })),
    totalPaise,
  });

  it('has so many pieces at most, over all its lines', () => {
    expect(() => refuseTooLarge(order([4_000, 1_000]), limits)).not.toThrow();
    expect(() => refuseTooLarge(order([4_000, 1_001]), limits)).toThrow('One order can have 5,000 pieces at most.');
  });

  it('comes to so much at most', () => {
    expect(() => refuseTooLarge(order([1], 200_000_00), limits)).not.toThrow();
    expect(() => refuseTooLarge(order([1], 200_000_01), limits)).toThrow('One order can come to ₹2,00,000 at most.');
  });
});

describe('a large order', () => {
  it('is one above the threshold', () => {
    expect(needsReview(100_000_00, limits)).toBe(false);
    expect(needsReview(100_000_01, limits)).toBe(true);
  });
});

describe('the unpaid orders of an account', () => {
  const open = { orders: 1, paise: 0, forCash: 0 };
  const byUpi = (totalPaise = 1) => ({ totalPaise, paymentMethod: 'UPI' as const });

  it('are so many at most', () => {
    expect(() => refuseTooManyOpen({ ...open, orders: 9 }, byUpi(), limits)).not.toThrow();
    expect(() => refuseTooManyOpen({ ...open, orders: 10 }, byUpi(), limits)).toThrow('You have 10 orders');
  });

  it('come to so much at most, the new one included', () => {
    const much = { ...open, paise: 400_000_00 };
    expect(() => refuseTooManyOpen(much, byUpi(100_000_00), limits)).not.toThrow();
    expect(() => refuseTooManyOpen(much, byUpi(100_000_01), limits)).toThrow('₹5,00,000 together');
  });

  it('are so many at most that are paid on delivery', () => {
    const two = { ...open, orders: 2, forCash: 2 };
    const forCash = { totalPaise: 1, paymentMethod: 'cash_on_delivery' as const };
    expect(() => refuseTooManyOpen({ ...two, forCash: 1 }, forCash, limits)).not.toThrow();
    expect(() => refuseTooManyOpen(two, byUpi(), limits)).not.toThrow();
    expect(() => refuseTooManyOpen(two, forCash, limits)).toThrow('You have 2 orders to pay on delivery.');
  });
});

it('goes to another country only where the shop delivers there', () => {
  const to = (country: string) => ({ shippingAddress: { address: '', city: '', country, postalCode: '' } });
  expect(() => refuseAbroad(to('भारत'), limits)).not.toThrow();
  expect(() => refuseAbroad(to('USA'), limits)).toThrow('We deliver in India only.');
  expect(() => refuseAbroad(to('USA'), { deliversAbroad: true })).not.toThrow();
});

it('is paid in a way that the shop offers', () => {
  const by = (paymentMethod: 'UPI' | 'paypal') => () => refuseMethod({ paymentMethod }, ['UPI', 'credit_card']);
  expect(by('UPI')).not.toThrow();
  expect(by('paypal')).toThrow('This way to pay is not offered any more.');
});

it("takes the lower limit for cash: the operator's or the shop's", () => {
  const most = (cashLimitPaise: number) => withinTerms(limits, { cashLimitPaise }).cash.maxRupees;
  expect([most(limits.cash.maxRupees * 100 + 1_00), most(1_000_00)]).toEqual([limits.cash.maxRupees, 1_000]);
});

describe('cash on delivery', () => {
  const order = (totalPaise: number, postalCode: string, paymentMethod: 'UPI' | 'cash_on_delivery') => ({
    totalPaise,
    paymentMethod,
    shippingAddress: { address: '', city: '', country: 'India', postalCode },
  });

  it.each([
    [50_000_00, '110 006', undefined],
    [50_000_00, '400050', undefined],
    [50_000_01, '110006', 'Up to ₹50,000 can be paid on delivery.'],
    [100, '560001', 'We take no cash on delivery at PIN code 560001.'],
  ])('of %i paise to %s is refused with %s', (totalPaise, postalCode, refusal) => {
    const tried = () => refuseCash(order(totalPaise, postalCode, 'cash_on_delivery'), limits);
    if (refusal) expect(tried).toThrow(refusal);
    else expect(tried).not.toThrow();
    expect(() => refuseCash(order(totalPaise, postalCode, 'UPI'), limits)).not.toThrow();
  });

  it('is taken everywhere where no PIN codes are set', () => {
    const anywhere = { ...limits, cash: { ...limits.cash, pinCodes: [] } };
    expect(() => refuseCash(order(100, '560001', 'cash_on_delivery'), anywhere)).not.toThrow();
  });
});
