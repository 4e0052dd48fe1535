import { breaksAbove, piecesPaise } from './pieces.ts';
import type { PricedProduct } from './rules.ts';

/** Cards: ₹10 each; 5 and more for ₹8 each; 100 for ₹500 together. */
const cards: PricedProduct = {
  pricePaise: 10_00,
  happyHourDiscount: 0,
  priceRules: {
    breaks: [
      { from: 5, price: 8, per: 'piece' },
      { from: 100, price: 500, per: 'block' },
    ],
  },
};

it('charges the lower of the prices whose quantity is reached or cheaper in all', () => {
  const cost = (quantity: number) => piecesPaise(cards, quantity, 0);
  expect([1, 3, 4, 5, 6].map(cost)).toEqual([10_00, 30_00, 40_00, 40_00, 48_00]);
  // From 63 pieces on a hundred cost less; more than a hundred are charged pro rata.
  expect([62, 63, 100, 101, 150].map(cost)).toEqual([496_00, 500_00, 500_00, 505_00, 750_00]);
});

it('charges nothing for no pieces', () => {
  expect(piecesPaise(cards, 0, 0)).toBe(0);
});

it('takes a discount off each price, to the paisa', () => {
  expect([1, 5, 100].map((quantity) => piecesPaise(cards, quantity, 15))).toEqual([8_50, 34_00, 425_00]);
});

describe('the breaks above a quantity', () => {
  it('are those that it has not reached, with the price of a piece and what it saves', () => {
    const [first, second] = [
      { from: 5, unitPaise: 8_00, savesPercent: 20 },
      { from: 100, unitPaise: 5_00, savesPercent: 50 },
    ];
    expect(breaksAbove(cards, 4, 0)).toEqual([first, second]);
    expect(breaksAbove(cards, 5, 0)).toEqual([second]);
    expect(breaksAbove(cards, 100, 0)).toEqual([]);
  });

  it('do not promise more than is saved', () => {
    const thirds = { ...cards, priceRules: { breaks: [{ from: 3, price: 20, per: 'block' as const }] } };
    expect(breaksAbove(thirds, 1, 0)).toEqual([{ from: 3, unitPaise: 6_67, savesPercent: 33 }]);
  });

  it('leave out one that makes no piece cheaper', () => {
    const same = { ...cards, priceRules: { breaks: [{ from: 2, price: 20, per: 'block' as const }] } };
    expect(breaksAbove(same, 1, 0)).toEqual([]);
  });
});
