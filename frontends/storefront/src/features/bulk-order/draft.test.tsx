import { aProduct } from '@print-shop/web-kit/testing';
import { lineRupees } from './draft.ts';

it('prices by the clock of the shop, which the page knows, and not by that of the device', () => {
  const inFestival = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2020-01-01T12:00:00+05:30'));
  const product = aProduct({
    price: 300,
    happyHourDiscount: 0,
    festivalHourDiscount: 50,
    priceRules: {
      breaks: [{ from: 50, price: 250, per: 'piece' }],
      festival: { from: '2020-01-01', until: '2020-01-01' },
    },
  });
  const line = { color: 'Black', size: 'M', quantity: 24 } as const;
  expect(lineRupees({ lines: [line], placements: ['Left'], hasDesign: false }, product)).toEqual([24 * 150]);
  inFestival.mockRestore();
});
