import type { PricePartKind } from './part-kinds.ts';
import { priceLines, priceOne } from './price-lines.ts';
import type { LineToPrice, PricedProduct, PriceRules } from './rules.ts';

const NOON = new Date('2026-11-23T12:00:00+05:30');
const card = (priceRules?: PriceRules, more?: Partial<PricedProduct>): PricedProduct => ({
  pricePaise: 300_00,
  happyHourDiscount: 0,
  priceRules,
  ...more,
});
const total = (product: PricedProduct, quantity: number, at = NOON): number =>
  priceOne(product, quantity, at).totalPaise;
const prices = (product: PricedProduct, lines: Partial<LineToPrice>[]) =>
  priceLines(
    lines.map((line) => ({ productId: 'p', quantity: 1, ...line })),
    new Map([['p', product]]),
    NOON,
  );

it('without rules, every piece costs the discounted price, rounded to the paisa', () => {
  expect(priceOne({ pricePaise: 499_99, happyHourDiscount: 12.5 }, 3, NOON)).toEqual({
    unitPaise: 437_49,
    listUnitPaise: 499_99,
    totalPaise: 1312_47,
    listPaise: 1499_97,
    parts: [
      { kind: 'pieces', paise: 1499_97 },
      { kind: 'happy-hour', paise: -187_50 },
    ],
  });
});

it('costs nothing for what is gone', () => {
  expect(priceLines([{ productId: 'x', quantity: 2 }], new Map(), NOON)).toMatchObject([{ totalPaise: 0, parts: [] }]);
});

describe('breaks', () => {
  const breaks: PriceRules['breaks'] = [
    { from: 50, price: 264, per: 'piece' },
    { from: 100, price: 250, per: 'piece' },
  ];

  it.each([
    [1, 300_00],
    [43, 43 * 300_00],
    [44, 50 * 264_00],
    [50, 50 * 264_00],
    [94, 94 * 264_00],
    [95, 100 * 250_00],
    [100, 100 * 250_00],
    [101, 101 * 250_00],
  ])('%i pieces cost %i paise, never more than the next quantity does', (quantity, paise) => {
    expect(total(card({ breaks }), quantity)).toBe(paise);
  });

  it.each([
    [500, 900_00],
    [600, 1080_00],
    [501, 901_80],
  ])('%i pieces of a block of 500 for ₹900 cost %i paise', (quantity, paise) => {
    expect(total(card({ breaks: [{ from: 500, price: 900, per: 'block' }] }), quantity)).toBe(paise);
  });

  it('count all lines of a product together, and its lines share the price to the paisa', () => {
    const lines = prices(card({ breaks: [{ from: 3, price: 100, per: 'block' }] }), [{ size: 'M' }, { size: 'L' }, {}]);
    expect(lines.map(({ totalPaise }) => totalPaise)).toEqual([33_33, 33_33, 33_34]);
    expect(lines[0]?.parts).toEqual([
      { kind: 'pieces', paise: 300_00 },
      { kind: 'break', paise: -266_67 },
    ]);
  });

  it('name the next one and what it saves', () => {
    const at = (quantity: number) => priceOne(card({ breaks }), quantity, NOON).nextBreak;
    expect(at(1)).toEqual({ from: 50, unitPaise: 264_00, savesPercent: 12 });
    expect(at(50)).toEqual({ from: 100, unitPaise: 250_00, savesPercent: 16 });
    expect(at(100)).toBeUndefined();
  });

  it('never make a piece dearer', () => {
    const dearer = card({ breaks: [{ from: 2, price: 900, per: 'piece' }] });
    expect(priceOne(dearer, 2, NOON)).toMatchObject({ totalPaise: 600_00, nextBreak: undefined });
    expect(priceOne(dearer, 1, NOON).nextBreak).toBeUndefined();
  });
});

it('adds surcharges and set-up, which no discount is taken off', () => {
  const product = card(
    {
      sizeSurcharges: [{ size: 'XXL', rupees: 20 }],
      placementSurcharges: [{ placement: 'Back', rupees: 30 }],
      setUp: 150,
    },
    { happyHourDiscount: 10, bothSidePaise: 40_00 },
  );
  const [first, second, plain] = prices(product, [
    { quantity: 2, size: 'XXL', placement: 'Back', design: 'a', bothSides: true },
    { design: 'a' },
    {},
  ]);
  const kinds: [PricePartKind, number][] = [
    ['pieces', 600_00],
    ['size', 40_00],
    ['placement', 60_00],
    ['both-sides', 80_00],
    ['set-up', 150_00],
    ['happy-hour', -60_00],
  ];
  expect(first).toMatchObject({ unitPaise: 360_00, totalPaise: 870_00, listPaise: 930_00 });
  expect(first?.parts).toEqual(kinds.map(([kind, paise]) => ({ kind, paise })));
  expect([second?.totalPaise, plain?.totalPaise]).toEqual([270_00, 270_00]);
});

it('adds the surcharge of each placement of a line', () => {
  const product = card({
    placementSurcharges: [
      { placement: 'Left', rupees: 10 },
      { placement: 'Back A4', rupees: 30 },
    ],
  });
  const lines = prices(product, [{ placement: 'Left, Back A4' }, { placement: 'Back A4' }, { placement: 'Front A4' }]);
  expect(lines.map(({ totalPaise, listUnitPaise }) => [totalPaise, listUnitPaise])).toEqual([
    [340_00, 340_00],
    [330_00, 330_00],
    [300_00, 300_00],
  ]);
});

it('takes the set-up once for each different design', () => {
  const lines = prices(card({ setUp: 100 }), [{ design: 'a' }, { design: 'b' }, { design: 'a' }, { design: '' }]);
  expect(lines.map(({ totalPaise }) => totalPaise)).toEqual([400_00, 400_00, 300_00, 300_00]);
});

describe('discounts with a schedule', () => {
  const happy = (time: string, days?: number[]): number =>
    total(
      card({ happyHour: { from: '22:00', until: '02:00', days } }, { happyHourDiscount: 10 }),
      1,
      new Date(`${time}:00+05:30`),
    );

  it.each([
    ['2026-11-23T21:59', 300_00],
    ['2026-11-23T22:00', 270_00],
    ['2026-11-24T01:59', 270_00],
    ['2026-11-24T02:00', 300_00],
  ])('at %s, happy hours from 22:00 to 02:00 in India make it %i', (time, paise) => {
    expect(happy(time)).toBe(paise);
  });

  it('belong to the day on which they begin: 23 November 2026 is a Monday', () => {
    expect([happy('2026-11-23T23:00', [1]), happy('2026-11-24T01:00', [1])]).toEqual([270_00, 270_00]);
    expect([happy('2026-11-24T23:00', [1]), happy('2026-11-23T01:00', [1])]).toEqual([300_00, 300_00]);
  });

  const festival = { from: '2026-11-08', until: '2026-11-10' };
  it.each([
    ['2026-11-07T23:59:59', 270_00],
    ['2026-11-08T00:00:00', 240_00],
    ['2026-11-10T23:59:59', 240_00],
    ['2026-11-11T00:00:00', 270_00],
  ])('at %s the larger of both counts, never both', (time, paise) => {
    const product = card({ festival }, { happyHourDiscount: 10, festivalHourDiscount: 20 });
    expect(total(product, 1, new Date(`${time}+05:30`))).toBe(paise);
  });

  it('a festival discount without days never holds', () => {
    expect(total(card(undefined, { festivalHourDiscount: 50 }), 1)).toBe(300_00);
  });
});
