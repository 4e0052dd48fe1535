import { createContext, Script } from 'node:vm';
import { fc } from '@print-shop/test-kit/properties';
import { build } from 'esbuild';
import { priceLines } from './price-lines.ts';
import type { LineToPrice, PricedProduct } from './rules.ts';
import { sharesOf } from './shares.ts';
import { type LineToTax, taxByRate, taxLines } from './tax-lines.ts';

const paise = fc.integer({ min: 0, max: 100_000_00 });
const rupees = paise.map((one) => one / 100);
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

const taxRate = fc.record({
  percent: fc.constantFrom(0, 5, 12, 18, 28, 40),
  above: maybe(fc.record({ pricePaise: fc.integer({ min: 0, max: 3000_00 }), percent: fc.constantFrom(5, 18, 40) })),
});
const product: fc.Arbitrary<PricedProduct> = fc.record({
  pricePaise: fc.integer({ min: 0, max: 100_000_00 }),
  happyHourDiscount: percent,
  festivalHourDiscount: percent,
  bothSidePaise: fc.integer({ min: 0, max: 1000_00 }),
  taxRate: maybe(taxRate),
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

/** Lines as an order bears tax on them: at their prices, less a discount that they share. */
function toTax(all: readonly LineToPrice[], known: ReadonlyMap<string, PricedProduct>, at: Date, off: number) {
  const costs = priceLines(all, known, at).map(({ totalPaise }) => totalPaise);
  const discount = Math.min(
    off,
    costs.reduce((sum, paise) => sum + paise, 0),
  );
  const shares = sharesOf(discount, costs);
  return all.map(
    ({ productId, quantity }, n): LineToTax => ({
      quantity,
      rate: known.get(productId)?.taxRate ?? { percent: 18 },
      paise: (costs[n] ?? 0) - (shares[n] ?? 0),
    }),
  );
}

it('a line costs whole paise, never less than nothing, and its parts sum to it', () => {
  fc.assert(
    fc.property(lines, products, moment, (all, known, at) => {
      for (const { totalPaise, parts, unitPaise, tax } of priceLines(all, known, at)) {
        if (tax) {
          expect([tax.totalPaise, tax.taxablePaise + tax.taxPaise]).toEqual([totalPaise, totalPaise]);
          expect([tax.taxPaise >= 0, tax.taxablePaise >= 0, Number.isSafeInteger(tax.taxPaise)]).not.toContain(false);
        }
        expect([totalPaise >= 0, unitPaise >= 0, Number.isSafeInteger(totalPaise)]).toEqual([true, true, true]);
        expect(parts.reduce((sum, { paise }) => sum + paise, 0)).toBe(totalPaise);
      }
    }),
    RUNS,
  );
});

it('what lines and their delivery come to is their tax and what is taxed, by line, by rate and in all', () => {
  const mode = fc.constantFrom('none', 'included', 'added');
  fc.assert(
    fc.property(lines, products, moment, paise, paise, mode, (all, known, at, off, delivery, how) => {
      const own = toTax(all, known, at, off);
      const taxed = taxLines(own, delivery, how);
      const every = [...taxed.lines, taxed.delivery];
      for (const { taxablePaise, taxPaise, totalPaise } of every) {
        expect(taxablePaise + taxPaise).toBe(totalPaise);
        expect([taxablePaise >= 0, taxPaise >= 0, Number.isSafeInteger(taxPaise)]).not.toContain(false);
      }
      const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
      const tax = sum(every.map(({ taxPaise }) => taxPaise));
      expect(sum(taxByRate(every).map(({ taxPaise }) => taxPaise))).toBe(tax);
      const before = sum(own.map((one) => one.paise)) + delivery;
      expect(sum(every.map(({ totalPaise }) => totalPaise))).toBe(before + (how === 'added' ? tax : 0));
      expect([...taxed.lines.map(({ rate }) => rate), 0]).toContain(taxed.delivery.rate);
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
    stdin: {
      contents: "export * from './price-lines.ts'; export * from './tax-lines.ts';",
      resolveDir: import.meta.dirname,
    },
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
    const { lines, products, at, toTax } = JSON.parse(cart);
    return JSON.stringify([
      bundle.priceLines(lines, new Map(products), new Date(at)),
      bundle.taxLines(toTax, 99_00, 'included'),
    ]);
  }`).runInContext(context) as (cart: string) => string;
  fc.assert(
    fc.property(lines, products, moment, paise, (all, known, at, off) => {
      const own = toTax(all, known, at, off);
      const answer = inBrowser(JSON.stringify({ lines: all, products: [...known], at, toTax: own }));
      expect(answer).toBe(JSON.stringify([priceLines(all, known, at), taxLines(own, 99_00, 'included')]));
    }),
    { numRuns: 10_000 },
  );
});
