import { priceRulesInput } from './rules-schema.ts';

const messagesOf = (input: object): string[] => {
  const { error } = priceRulesInput.safeParse(input);
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
};

describe('the price rules of a request', () => {
  it('are stored as they are given', () => {
    const rules = {
      breaks: [{ from: 5, price: 8, per: 'block' }],
      sizeSurcharges: [{ size: 'XL', rupees: 1 }],
      placementSurcharges: [{ placement: 'Front A4', rupees: 1 }],
      setUp: 1,
      happyHour: { from: '10:00', until: '12:00' },
      festival: { from: '2026-11-27', until: '2026-11-27' },
    };
    expect(priceRulesInput.parse(rules)).toEqual(rules);
  });

  it('leave out what is empty or costs nothing', () => {
    const free = {
      sizeSurcharges: [
        { size: 'L', rupees: 0 },
        { size: 'XL', rupees: 30 },
      ],
      placementSurcharges: [{ placement: 'Front A4', rupees: 0 }],
      setUp: 0,
      breaks: [],
    };
    expect(priceRulesInput.parse(free)).toStrictEqual({ sizeSurcharges: [{ size: 'XL', rupees: 30 }] });
    expect(priceRulesInput.parse({})).toStrictEqual({});
  });

  it('name each size and each placement once', () => {
    const [size, placement] = [
      { size: 'XL', rupees: 30 },
      { placement: 'Front A4', rupees: 20 },
    ];
    expect(messagesOf({ sizeSurcharges: [size, size], placementSurcharges: [placement, placement] })).toEqual([
      expect.stringMatching(/^sizeSurcharges: .*once/),
      expect.stringMatching(/^placementSurcharges: .*once/),
    ]);
  });

  it('have hours that last, and days in their order', () => {
    expect(
      messagesOf({
        happyHour: { from: '10:00', until: '10:00' },
        festival: { from: '2026-11-28', until: '2026-11-27' },
      }),
    ).toEqual([expect.stringMatching(/^happyHour: /), expect.stringMatching(/^festival: /)]);
  });
});
