import { type Bill, heldRateOf, priceLines, sharesOf, shippingPaise, taxLines } from '@print-shop/contracts';
import { fc } from '@print-shop/test-kit/properties';
import type { Account } from '../account/account.ts';
import { shop } from '../shop.fixture.ts';
import { ratesOn } from '../tax/rates-on.ts';
import type { TaxRule } from '../tax/tax-rule.ts';
import { composeInvoice } from './compose.ts';

const DAY = '2026-11-23';
const at = new Date('2026-11-23T06:30:00Z');
const PRODUCTS = ['a', 'b', 'c'].map((letter) => letter.repeat(24));
const TYPES = ['Mugs', 'T-Shirts', 'Books'];

const paise = fc.integer({ min: 1, max: 5_000_00 });
const percent = fc.constantFrom(0, 5, 18, 40);
const rates = fc.record({
  from: fc.constantFrom('2025-09-22', '2026-11-23', '2026-11-24'),
  percent,
  above: fc.option(fc.record({ pricePaise: paise, percent }), { nil: undefined }),
});
const rule: fc.Arbitrary<TaxRule> = fc
  .record({
    about: fc.constantFrom(
      ...[{ scope: 'all' as const, name: '' }],
      ...TYPES.map((name) => ({ scope: 'type' as const, name })),
      ...PRODUCTS.map((name) => ({ scope: 'product' as const, name })),
    ),
    kind: fc.constantFrom('taxable', 'nil', 'exempt'),
    rates: fc.uniqueArray(rates, { minLength: 1, maxLength: 3, selector: ({ from }) => from }),
  })
  .map(({ about, ...rest }) => ({ id: 'r', hsn: '4911', unit: 'PCS', updatedAt: at, ...about, ...rest }));
const product = fc.record({ pricePaise: paise, happyHourDiscount: fc.integer({ min: 0, max: 100 }) });
const cart = fc.record({
  rules: fc.uniqueArray(rule, { maxLength: 5, selector: ({ scope, name }) => `${scope} ${name}` }),
  products: fc.tuple(product, product, product),
  lines: fc.array(fc.record({ which: fc.nat(2), quantity: fc.integer({ min: 1, max: 100 }) }), {
    minLength: 1,
    maxLength: 5,
  }),
  coupon: fc.nat(1000_00),
});

it('the tax that a cart shows is that of the invoice, to the paisa', () => {
  fc.assert(
    fc.property(cart, ({ rules, products, lines, coupon }) => {
      const own = lines.map(({ which, quantity }) => ({ productId: PRODUCTS[which] ?? '', quantity, which }));
      const known = new Map(products.map((one, n) => [PRODUCTS[n] ?? '', one]));
      const costs = priceLines(own, known, at).map(({ totalPaise }) => totalPaise);
      const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
      const shares = sharesOf(Math.min(coupon, sum(costs)), costs);
      const paid = costs.map((cost, n) => cost - (shares[n] ?? 0));
      const delivery = shippingPaise(sum(costs));

      // The browser knows the rates that are public.
      const held = ratesOn(rules, DAY, PRODUCTS);
      const shown = taxLines(
        own.map(({ productId, quantity, which }, n) => ({
          quantity,
          paise: paid[n] ?? 0,
          rate: heldRateOf(held, { id: productId, type: TYPES[which] }) ?? { percent: -1 },
        })),
        delivery,
        'included',
      );

      const bill: Bill = {
        version: 1,
        shippingPaise: delivery,
        totalPaise: sum(paid) + delivery,
        lines: own.map(({ productId, quantity }, n) => ({
          id: String(n),
          name: 'x',
          productId,
          quantity,
          paise: paid[n] ?? 0,
        })),
      };
      const account: Account = {
        id: 'a'.repeat(24),
        orderKind: 'order' as const,
        userId: null,
        customer: { name: 'Asha', email: '' },
        bill,
        placedAt: at,
        entries: [],
        reports: [],
      };
      const typed = new Map(PRODUCTS.map((id, n) => [id, { type: TYPES[n] ?? '' }]));
      const invoice = composeInvoice(account, { shop, rules, products: typed, day: DAY });
      const taxOf = ({ cgstPaise, sgstPaise, igstPaise }: (typeof invoice)['totals']) =>
        cgstPaise + sgstPaise + igstPaise;
      const expected = [...shown.lines, ...(delivery > 0 ? [shown.delivery] : [])];
      expect(invoice.lines.map((line) => [line.rate, taxOf(line), line.taxablePaise])).toEqual(
        expected.map(({ rate, taxPaise, taxablePaise }) => [rate, taxPaise, taxablePaise]),
      );
      expect(taxOf(invoice.totals)).toBe(sum(expected.map(({ taxPaise }) => taxPaise)));
      expect(invoice.totals.totalPaise).toBe(bill.totalPaise);
    }),
    { numRuns: 3000 },
  );
});
