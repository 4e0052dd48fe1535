import { aCart, aCartItem } from '@print-shop/web-kit/testing/samples';
import { methodsFor, orderSum, type ShopTerms } from './order-sum.ts';

const terms: ShopTerms = {
  delivery: { chargePaise: 149_00, freeAbovePaise: 1500_00 },
  methods: ['cash_on_delivery', 'UPI'],
  cashLimitPaise: 5000_00,
};

it('charges the delivery of the shop, and keeps it free where a coupon takes the items below the limit', () => {
  const cart = aCart([aCartItem({ price: 1600, quantity: 1 })]);
  expect(orderSum(cart, 200, terms.delivery)).toEqual({
    before: 1600_00,
    items: 1400_00,
    shipping: 0,
    total: 1400_00,
  });
  const small = aCart([aCartItem({ price: 1500, quantity: 1 })]);
  expect(orderSum(small, 0, terms.delivery)).toMatchObject({ shipping: 149_00, total: 1649_00 });
});

it.each([
  [5000_00, ['cash_on_delivery', 'UPI']],
  [5000_01, ['UPI']],
])('offers for a total of %i paise in the order of the shop: %j', (total, methods) =>
  expect(methodsFor(total, terms)).toEqual(methods),
);
