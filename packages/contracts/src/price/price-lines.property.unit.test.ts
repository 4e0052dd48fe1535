import { join } from 'node:path';
import { createContext, Script } from 'node:vm';
import { build } from 'esbuild';
import fc from 'fast-check';
import { priceLines } from './price-lines.ts';
import type { LineToPrice, PricedProduct } from './rules.ts';

const rupees = fc.integer({ min: 0, max: 100_000_00 }).map((paise) => paise / 100);
const percent = fc.oneof(
  fc.integer({ min: 0, max: 100 }),
  fc.integer({ min: 0, max: 1000 }).map((n) => n / 10),
);
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const day = fc.integer({ min: 10, max: 30 }).map((n) => `2026-11-${n}`);
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined });
const size = fc.constantFrom('', 'M', 'XL');
const placement = fc.constantFrom('', 'Front', 'Back', 'Front, Back');

const product: fc.Arbitrary<PricedProduct> = fc.record({
  pricePaise: fc.integer({ min: 0, max: 100_000_00 }),
  happyHourDiscount: percent,
  festivalHourDiscount: percent,
  bothSidePaise: fc.integer({ min: 0, max: 1000_00 }),
  priceRules: maybe(
    fc.record({
      breaks: fc.array(
        fc.record({ from: fc.integer({ min: 2, max: 300 }), price: rupees, per: fc.constantFrom('piece', 'block') }),
        { maxLength: 10 },
      ),
      sizeSurcharges: fc.array(fc.record({ size, rupees }), { maxLength: 2 }),
      placementSurcharges: fc.array(fc.record({ placement, rupees }), { maxLength: 2 }),
      setUp: rupees,
      happyHour: maybe(
        fc.record({ from: time, until: time, days: maybe(fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 0 })) }),
      ),
      festival: maybe(fc.record({ from: day, until: day })),
    }),
  ),
});
const line: fc.Arbitrary<LineToPrice> = fc.record({
  productId: fc.constantFrom('a', 'b'),
  quantity: fc.integer({ min: 1, max: 400 }),
  size,
  placement,
  design: fc.constantFrom('', 'one', 'two'),
  bothSides: fc.boolean(),
});
const lines = fc.array(line, { minLength: 1, maxLength: 6 });
const products = fc.tuple(product, product).map(
  ([a, b]) =>
    new Map([
      ['a', a],
      ['b', b],
    ]),
);
const moment = fc.date({
  min: new Date('2026-11-10T00:00:00Z'),
  max: new Date('2026-11-30T00:00:00Z'),
  noInvalidDate: true,
});

const totalOf = (id: string, ...[all, known, at]: Parameters<typeof priceLines>): number =>
  priceLines(all, known, at).reduce((sum, { totalPaise }, n) => sum + (all[n]?.productId === id ? totalPaise : 0), 0);

const RUNS = { numRuns: 2000 };

it('a line costs whole paise, never less than nothing, and its parts sum to it', () => {
  fc.assert(
    fc.property(lines, products, moment, (all, known, at) => {
      for (const { totalPaise, parts, unitPaise } of priceLines(all, known, at)) {
        expect([totalPaise >= 0, unitPaise >= 0, Number.isSafeInteger(totalPaise)]).toEqual([true, true, true]);
        expect(parts.reduce((sum, { paise }) => sum + paise, 0)).toBe(totalPaise);
      }
    }),
    RUNS,
  );
});

it('more pieces of a product never cost less in all', () => {
  fc.assert(
    fc.property(lines, products, moment, fc.nat(5), fc.integer({ min: 1, max: 200 }), (all, known, at, which, more) => {
      const grown = all.map((one, n) => (n === which % all.length ? { ...one, quantity: one.quantity + more } : one));
      for (const id of ['a', 'b']) {
        expect(totalOf(id, grown, known, at)).toBeGreaterThanOrEqual(totalOf(id, all, known, at));
      }
    }),
    RUNS,
  );
});

it('the order of lines does not change what a product costs', () => {
  const shuffled = lines.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
  );
  fc.assert(
    fc.property(shuffled, products, moment, ([all, other], known, at) => {
      for (const id of ['a', 'b']) expect(totalOf(id, other, known, at)).toBe(totalOf(id, all, known, at));
    }),
    RUNS,
  );
});

it('a browser and a service agree on 10,000 carts', async () => {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'price-lines.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    globalName: 'bundle',
    platform: 'browser',
    target: 'es2022',
    write: false,
  });
  const context = createContext({});
  new Script(outputFiles[0]?.text ?? '').runInContext(context);
  // The carts go in and out as JSON, as the objects of two realms are never equal.
  const inBrowser = new Script(`(cart) => {
    const { lines, products, at } = JSON.parse(cart);
    return JSON.stringify(bundle.priceLines(lines, new Map(products), new Date(at)));
  }`).runInContext(context) as (cart: string) => string;
  fc.assert(
    fc.property(lines, products, moment, (all, known, at) => {
      const answer = inBrowser(JSON.stringify({ lines: all, products: [...known], at }));
      expect(answer).toBe(JSON.stringify(priceLines(all, known, at)));
    }),
    { numRuns: 10_000 },
  );
});
