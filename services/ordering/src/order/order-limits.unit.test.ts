import { needsReview, refuseTooLarge, refuseTooManyOpen } from './order-limits.ts';

const limits = { maxPieces: 5_000, maxRupees: 200_000, openOrders: 10, openRupees: 500_000, reviewRupees: 100_000 };

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
  it('are so many at most', () => {
    expect(() => refuseTooManyOpen({ orders: 9, paise: 0 }, 1, limits)).not.toThrow();
    expect(() => refuseTooManyOpen({ orders: 10, paise: 0 }, 1, limits)).toThrow('You have 10 orders');
  });

  it('come to so much at most, the new one included', () => {
    expect(() => refuseTooManyOpen({ orders: 1, paise: 400_000_00 }, 100_000_00, limits)).not.toThrow();
    expect(() => refuseTooManyOpen({ orders: 1, paise: 400_000_00 }, 100_000_01, limits)).toThrow('₹5,00,000 together');
  });
});
