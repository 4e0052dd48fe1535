import { fc } from '@print-shop/test-kit/properties';
import { type CouponRule, couponOff } from './coupon.ts';

const NOW = new Date('2026-11-23T12:00:00+05:30');
const ten = (part: Partial<CouponRule> = {}): CouponRule => ({ percent: 10, minimum: 0, productTypes: [], ...part });
const lines = [
  { type: 'Mugs', totalPaise: 333_33 },
  { type: 'T-Shirt', totalPaise: 666_67 },
];
const sharesOf = (coupon: CouponRule) => couponOff(coupon, lines, NOW);

it.each<[string, CouponRule, number[]]>([
  ['ten percent of all lines', ten(), [33_33, 66_67]],
  ['at most so many rupees', ten({ upTo: 50 }), [16_66, 33_34]],
  ['of one type of product', ten({ productTypes: ['Mugs'] }), [33_33, 0]],
  ['rupees', ten({ percent: undefined, rupees: 100 }), [33_33, 66_67]],
  ['never more than the lines cost', ten({ percent: undefined, rupees: 5000 }), [333_33, 666_67]],
  ['nothing without an amount', ten({ percent: undefined }), [0, 0]],
  ['from a minimum on', ten({ minimum: 1000 }), [33_33, 66_67]],
  ['on its first and last day', ten({ from: '2026-11-23', until: '2026-11-23' }), [33_33, 66_67]],
])('takes off %s', (_, coupon, sharesPaise) => {
  expect(sharesOf(coupon)).toEqual({ sharesPaise });
});

it.each<[string, CouponRule]>([
  ['early', ten({ from: '2026-11-24' })],
  ['over', ten({ until: '2026-11-22' })],
  ['other-products', ten({ productTypes: ['Banners'] })],
  ['below-minimum', ten({ minimum: 1000.01 })],
  ['below-minimum', ten({ minimum: 400, productTypes: ['Mugs'] })],
])('says %s', (fault, coupon) => {
  expect(sharesOf(coupon)).toEqual({ fault });
});

it('takes off whole paise, never more than a line costs, and as much as it says', () => {
  const paise = fc.integer({ min: 0, max: 10_000_000 });
  const line = fc.record({ type: fc.constantFrom('a', 'b'), totalPaise: paise });
  const amount = fc.oneof(
    fc.record({
      percent: fc.double({ min: 0.01, max: 100, noNaN: true }),
      upTo: fc.option(fc.nat(1000), { nil: undefined }),
    }),
    fc.record({ rupees: fc.nat(100_000) }),
  );
  fc.assert(
    fc.property(amount, fc.array(line, { minLength: 1, maxLength: 8 }), fc.boolean(), (off, all, isForOne) => {
      const coupon = { ...off, minimum: 0, productTypes: isForOne ? ['a'] : [] };
      const { sharesPaise = [], fault } = { sharesPaise: undefined, ...couponOff(coupon, all, NOW) };
      if (fault) return expect(all.every(({ type }) => isForOne && type === 'b')).toBe(true);
      expect(sharesPaise).toHaveLength(all.length);
      for (const [n, share] of sharesPaise.entries()) {
        expect([Number.isSafeInteger(share), share >= 0, share <= (all[n]?.totalPaise ?? 0)]).toEqual([
          true,
          true,
          true,
        ]);
      }
    }),
    { numRuns: 3000 },
  );
});
