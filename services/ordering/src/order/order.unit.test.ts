import type { ProductSnapshot } from '@print-shop/contracts';
import type { Claim } from '@print-shop/orders';
import { searchTermsOrPhone } from '@print-shop/service-kit';
import {
  deliveredAtOf,
  type Order,
  orderLines,
  paidPaise,
  refusal,
  refuseDearer,
  searchWords,
  shortageText,
  totalRefunded,
  totalsOf,
} from './order.ts';

const tee: ProductSnapshot = {
  productId: 'a'.repeat(24),
  version: 1,
  name: 'Club tee',
  type: 'T-Shirt',
  image: '',
  pricePaise: 333_33,
  happyHourDiscount: 15,
  sizes: ['M'],
  colors: ['Red'],
  isCustomizable: true,
};
const products = new Map([[tee.productId, tee]]);
const item = { product: tee.productId, qty: 3, size: 'M', color: 'Red', placement: '', design: '' };

describe('the price of an order', () => {
  it('is the discounted price of the shop, whatever the client says', () => {
    expect(orderLines([{ ...item, price: 1 }], products)).toMatchObject([
      { name: 'Club tee', quantity: 3, pricePaise: 283_33 },
    ]);
  });

  it('refuses what is gone by its name, and options it does not come in', () => {
    const gone = { ...item, product: 'b'.repeat(24) };
    const named = { en: '"Old mug" is no longer available.', hi: '"Old mug" अब नहीं मिलता।' };
    expect(() => orderLines([{ ...gone, name: 'Old mug' }], products)).toThrow(
      expect.objectContaining({ text: named }),
    );
    const nameless = { en: '"A product" is no longer available.', hi: 'एक प्रोडक्ट अब नहीं मिलता।' };
    expect(() => orderLines([gone], products)).toThrow(expect.objectContaining({ text: nameless }));
    expect(() => orderLines([{ ...item, size: 'XS' }], products)).toThrow('"Club tee" does not come in size XS.');
    expect(() => orderLines([{ ...item, color: 'Teal' }], products)).toThrow('"Club tee" does not come in Teal.');
  });

  it('has breaks, surcharges and the second side of the product', () => {
    const priceRules: ProductSnapshot['priceRules'] = {
      breaks: [{ from: 5, price: 300, per: 'piece' }],
      placementSurcharges: [{ placement: 'Left', rupees: 10 }],
    };
    const ruled = { ...tee, happyHourDiscount: 0, bothSidePaise: 40_00, priceRules };
    const lines = [{ ...item, placement: 'Left', bothSides: true }, item];
    expect(orderLines(lines, new Map([[tee.productId, ruled]]))).toMatchObject([
      {
        bothSides: true,
        totalPaise: 3 * 350_00,
        parts: [
          { kind: 'pieces', paise: 3 * 333_33 },
          { kind: 'break', paise: 900_00 - 3 * 333_33 },
          { kind: 'placement', paise: 30_00 },
          { kind: 'both-sides', paise: 120_00 },
        ],
      },
      { totalPaise: 3 * 300_00 },
    ]);
    expect(() => orderLines(lines, products)).toThrow('"Club tee" is printed on one side only.');
  });

  it('keeps the layout of a line', () => {
    const scene = 'a'.repeat(24);
    const [laidOut, plain] = orderLines([{ ...item, scene }, item], products);
    expect(laidOut).toMatchObject({ scene });
    expect(plain).not.toHaveProperty('scene');
    const ruled = { ...tee, happyHourDiscount: 0, priceRules: { setUp: 150 } };
    const [setUp, without] = orderLines(
      [
        { ...item, scene, design: '' },
        { ...item, design: '' },
      ],
      new Map([[tee.productId, ruled]]),
    );
    expect((setUp?.totalPaise ?? 0) - (without?.totalPaise ?? 0)).toBe(150_00);
  });

  it.each([
    [999_00, 99_00],
    [999_01, 0],
    [1_00, 99_00],
  ])('ships items of %i paise for %i', (pricePaise, shippingPaise) => {
    expect(totalsOf([{ pricePaise, quantity: 1 }])).toEqual({
      itemsPaise: pricePaise,
      discountPaise: 0,
      shippingPaise,
      totalPaise: pricePaise + shippingPaise,
    });
  });

  it('ships by the terms of the shop, and an order that was placed by what it was charged', () => {
    const terms = { chargePaise: 49_00, freeAbovePaise: null };
    const lines = [{ pricePaise: 2_000_00, quantity: 1 }];
    expect([totalsOf(lines, terms), totalsOf(lines, 0)]).toMatchObject([
      { shippingPaise: 49_00 },
      { shippingPaise: 0 },
    ]);
  });

  it('is the total of each line, and of older lines the price of each piece', () => {
    const block = { pricePaise: 33_33, quantity: 3, totalPaise: 100_00 };
    expect(totalsOf([block, { pricePaise: 5_00, quantity: 2 }])).toMatchObject({ itemsPaise: 110_00 });
    expect(orderLines([item], products)).toMatchObject([{ pricePaise: 283_33, totalPaise: 849_99 }]);
  });

  it('never exceeds what the customer saw', () => {
    const totals = totalsOf([{ pricePaise: 1000_00, quantity: 1 }]);
    expect(() => refuseDearer(totals, 999)).toThrow('Prices have changed');
    expect(() => refuseDearer(totals, 1000)).not.toThrow();
    expect(() => refuseDearer(totals, 1200)).not.toThrow();
    expect(() => refuseDearer(totals, undefined)).not.toThrow();
  });
});

it('names every item that is short', () => {
  const lines = [
    { productId: '1', name: 'Mug' },
    { productId: '2', name: 'Cap' },
  ];
  expect(
    shortageText(lines, [
      { productId: '1', available: 0 },
      { productId: '2', available: 4 },
    ]),
  ).toEqual({
    en: '"Mug" is out of stock. Only 4 of "Cap" left.',
    hi: '"Mug" का स्टॉक ख़त्म है। "Cap" के सिर्फ़ 4 पीस बचे हैं।',
  });
});

describe('the sums of an order', () => {
  const line = { pricePaise: 100_00, quantity: 3 };

  it('take off the discount of a line and add its tax', () => {
    expect(paidPaise(line)).toBe(300_00);
    expect(paidPaise({ ...line, couponPaise: 30_00, addedTaxPaise: 48_60 })).toBe(318_60);
  });

  it('charge shipping by the price before the discount', () => {
    expect(totalsOf([{ ...line, quantity: 10, couponPaise: 100_00 }])).toEqual({
      itemsPaise: 1_000_00,
      discountPaise: 100_00,
      shippingPaise: 0,
      totalPaise: 900_00,
    });
  });

  it('refund all claims, and nothing for a claim without a refund', () => {
    const claim = { refundPaise: 50_00 } as Claim;
    expect(totalRefunded({})).toBe(0);
    expect(totalRefunded({ claims: [claim, {} as Claim, claim] })).toBe(100_00);
  });

  it('know the last delivery of a confirmed order alone', () => {
    const [first, last] = [new Date('2026-01-02'), new Date('2026-01-05')];
    const timeline = [first, last].map((at) => ({ event: 'delivered', at }));
    const delivered = { isDelivered: true, status: 'confirmed', timeline } as unknown as Order;
    expect(deliveredAtOf(delivered)).toBe(last);
    expect(deliveredAtOf({ ...delivered, status: 'cancelled' })).toBeUndefined();
    expect(deliveredAtOf({ ...delivered, isDelivered: false })).toBeUndefined();
  });
});

describe('staff', () => {
  const order = (fields: Partial<Order>) => ({ status: 'confirmed', isDelivered: false, ...fields }) as Order;

  it.each([
    ['pay', { status: 'cancelled' }],
    ['deliver', { status: 'cancelled' }],
    ['deliver', { status: 'waiting' }],
    ['begin', { status: 'waiting' }],
    ['begin', { needsReview: true }],
    ['begin', { isDelivered: true }],
    ['deliver', { needsReview: true }],
    ['cancel', { isDelivered: true }],
    ['cancel', { status: 'rejected' }],
  ] as const)('may not %s an order that is %j', (action, fields) => {
    expect(refusal(order(fields), action)).toEqual({ en: expect.any(String), hi: expect.any(String) });
  });

  it.each([
    ['pay', { status: 'waiting' }],
    ['pay', { isDelivered: true }],
    ['begin', {}],
    ['deliver', {}],
    ['cancel', { status: 'waiting' }],
  ] as const)('may %s an order that is %j', (action, fields) => {
    expect(refusal(order(fields), action)).toBeUndefined();
  });
});

describe('finding an order', () => {
  const id = '65f0c0ffee65f0c0ffabcdef';

  it('goes by its id, the end of it that screens show, its customer and their phone', () => {
    const customer = { name: 'Asha  Rao', email: 'asha@example.com' };
    expect(searchWords({ id, customer, shippingAddress: { phone: '+91 98220 12345' } })).toEqual([
      id,
      'abcdef',
      'asha',
      'rao',
      'asha@example.com',
      'example.com',
      '919822012345',
      '9822012345',
    ]);
    expect(searchWords({ id, customer: { name: '', email: '' }, shippingAddress: {} })).toEqual([id, 'abcdef']);
  });

  it('takes a telephone number as one term, and a number of an import that looks like one', () => {
    expect(searchTermsOrPhone('+91 98220 12345')).toEqual(['9822012345']);
    const customer = { name: '', email: '' };
    const words = searchWords({ id, customer, imported: { number: '2026-118', key: '2026-118' }, shippingAddress: {} });
    expect(words).toEqual(expect.arrayContaining(searchTermsOrPhone('2026-118')));
  });

  it('takes the # that people put before a number', () =>
    expect(searchTermsOrPhone(' #ABCDEF  Asha ')).toEqual(['abcdef', 'asha']));
});
