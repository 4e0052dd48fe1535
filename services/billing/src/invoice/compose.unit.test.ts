import type { Bill } from '@print-shop/contracts';
import { fc } from '@print-shop/test-kit/properties';
import type { Account } from '../account/account.ts';
import { eInvoice, faultsOf } from '../returns/e-invoice.ts';
import { shop } from '../shop.fixture.ts';
import type { TaxRule } from '../tax/tax-rule.ts';
import { composeAllowance, composeCancellation, composeInvoice, invoiceCause } from './compose.ts';
import type { Invoice, InvoiceDraft } from './invoice.ts';

const at = new Date('2026-11-23T06:30:00Z');
const line = (id: string, paise: number, part: Partial<Bill['lines'][number]> = {}) => ({
  id,
  productId: null,
  name: id,
  quantity: 2,
  paise,
  ...part,
});
const bill = (lines: Bill['lines'], part: Partial<Bill> = {}): Bill => ({
  version: 2,
  lines,
  shippingPaise: 0,
  totalPaise: lines.reduce((sum, { paise }) => sum + paise, 0),
  ...part,
});
const account = (of: Bill, part: Partial<Account> = {}): Account => ({
  id: 'a'.repeat(24),
  orderKind: 'order' as const,
  userId: null,
  customer: { name: 'Asha', email: '' },
  bill: of,
  placedAt: at,
  entries: [],
  reports: [],
  ...part,
});
const rule = (part: Partial<TaxRule>): TaxRule => ({
  id: 'r',
  scope: 'all',
  name: '',
  kind: 'taxable',
  hsn: '4911',
  unit: 'PCS',
  updatedAt: at,
  rates: [{ from: '2025-09-22', percent: 18 }],
  ...part,
});
const compose = (of: Bill, rules: TaxRule[] = [], types: [string, string][] = []): InvoiceDraft =>
  composeInvoice(account(of), {
    shop,
    rules,
    products: new Map(types.map(([id, type]) => [id, { type }])),
    day: '2026-11-23',
  });
const issued = (draft: InvoiceDraft, part: Partial<Invoice> = {}): Invoice => ({
  ...draft,
  id: 'i',
  number: 'INV/26-27/00001',
  issuedAt: at,
  ...part,
});
const GSTIN = '27AAPFU0939F1ZV';
const NOWHERE = { address: '', city: '', postalCode: '', country: 'India' };
const BILLED = { gstin: GSTIN, billingAddress: { address: '1 Hill Road', city: 'Mumbai', postalCode: '400050' } };
const ABROAD = { address: { address: '1 Main Street', city: 'Buffalo', postalCode: '14201', country: 'USA' } };
const to = (city: string, postalCode: string) => ({ address: { address: '', city, postalCode, country: 'India' } });

describe('worked examples', () => {
  // The shop is in Delhi. Taxable value and taxes of ₹1,180 at 18 %, as a chartered accountant would write them.
  it.each([
    ['in the same state', to('Delhi', '110001'), '07', { cgstPaise: 90_00, sgstPaise: 90_00, igstPaise: 0 }],
    ['to another state', to('Mumbai', '400001'), '27', { cgstPaise: 0, sgstPaise: 0, igstPaise: 180_00 }],
    ['to a union territory', to('Chandigarh', '160017'), '04', { cgstPaise: 0, sgstPaise: 0, igstPaise: 180_00 }],
    ['without an address', {}, '07', { cgstPaise: 90_00, sgstPaise: 90_00, igstPaise: 0 }],
    ['to a business, by its number', { gstin: GSTIN }, '27', { igstPaise: 180_00 }],
    [
      'to a state that the address names',
      { address: { ...NOWHERE, state: 'Maharashtra' } },
      '27',
      { igstPaise: 180_00 },
    ],
    ['to a state, whatever the PIN code', { address: { ...NOWHERE, postalCode: '400001', state: 'Delhi' } }, '07', {}],
    ['to a state that nobody knows', { address: { ...NOWHERE, state: 'x' }, gstin: GSTIN }, '27', {}],
    ['to an unknown PIN code', to('Nowhere', '999999'), '07', { cgstPaise: 90_00 }],
    ['for a business elsewhere, to Delhi', { ...BILLED, ...to('Delhi', '110001') }, '27', { igstPaise: 180_00 }],
    ['for an office of the centre, to Delhi', { gstin: '9918USA29012OSC', ...to('Delhi', '110001') }, '07', {}],
    ['for an office of the centre, nowhere', { gstin: '9918USA29012OSC' }, '07', {}],
    ['abroad', ABROAD, '96', { cgstPaise: 0, sgstPaise: 0, igstPaise: 180_00 }],
    ['abroad for a business in India', { ...BILLED, ...ABROAD }, '96', { igstPaise: 180_00 }],
  ])('%s', (_where, part, placeOfSupply, taxes) => {
    const invoice = compose(bill([line('mug', 1180_00)], part));
    expect(invoice).toMatchObject({ kind: 'tax-invoice', placeOfSupply });
    expect(invoice.totals).toMatchObject({ taxablePaise: 1000_00, totalPaise: 1180_00, ...taxes });
  });

  it('names a business with its GSTIN and address, as the portal for e-invoices reads them', () => {
    const address = {
      address: '12 MG Road',
      city: 'Mumbai',
      postalCode: '400001',
      country: 'India',
      state: 'Maharashtra',
    };
    const invoice = compose(bill([line('mug', 1180_00)], { buyerName: 'Sharma Sweets', gstin: GSTIN, address }));
    expect(invoice.buyer).toEqual({
      name: 'Sharma Sweets',
      gstin: GSTIN,
      stateCode: '27',
      address: '12 MG Road, Maharashtra, Mumbai 400001',
    });
    expect(eInvoice(issued(invoice))).toMatchObject({
      BuyerDtls: { Gstin: GSTIN, Pos: '27', Stcd: '27', Addr1: '12 MG Road, Maharashtra', Loc: 'Mumbai', Pin: 400001 },
    });
  });

  it('bills a business at its own address, and says where the goods go', () => {
    const of = account(bill([line('mug', 1180_00)], { ...BILLED, ...to('Delhi', '110001'), buyerName: 'Rao & Sons' }));
    const invoice = composeInvoice(of, { shop, rules: [], products: new Map(), day: '2026-11-23' });
    expect(invoice).toMatchObject({
      buyer: { name: 'Rao & Sons', stateCode: '27', address: '1 Hill Road, Maharashtra, Mumbai 400050' },
      consignee: { name: 'Rao & Sons', stateCode: '07', address: 'Delhi 110001' },
    });
    const note = composeCancellation({ ...of, cancelledAt: at }, issued(invoice), []);
    expect(note?.consignee).toEqual(invoice.consignee);
    expect(eInvoice(issued(invoice))).toMatchObject({
      BuyerDtls: { Pos: '27', Stcd: '27', Loc: 'Mumbai', Pin: 400050 },
      ShipDtls: { LglNm: 'Rao & Sons', Loc: 'Delhi', Pin: 110001, Stcd: '07' },
    });
    expect(faultsOf(eInvoice(issued(invoice)))).toEqual([]);
  });

  it('takes the rule of the type that a line without a product has', () => {
    const rules = [rule({ scope: 'type', name: 'T-Shirt', hsn: '6109', rates: [{ from: '2025-09-22', percent: 5 }] })];
    const lines = [line('White, M', 1050_00, { productType: 'T-Shirt' }), line('Banner', 1180_00)];
    expect(compose(bill(lines), rules).lines).toMatchObject([
      { type: 'T-Shirt', hsn: '6109', rate: 5, taxablePaise: 1000_00 },
      { hsn: '4911', rate: 18, taxablePaise: 1000_00 },
    ]);
  });

  it('names the state of a buyer by its GSTIN, or else the place of supply', () => {
    const stateOf = (part: Partial<Bill>) => compose(bill([line('mug', 1180_00)], part)).buyer.stateCode;
    expect(stateOf({ gstin: GSTIN, ...to('Delhi', '110001') })).toBe('27');
    expect(stateOf(to('Delhi', '110001'))).toBe('07');
  });

  it('takes HSN, SAC and rate as they were quoted', () => {
    const quoted = [line('brochures', 1050_00, { hsn: '4901', taxRate: 5 }), line('design', 118_00, { hsn: '998391' })];
    expect(compose(bill(quoted, { shippingPaise: 10_00 })).lines).toMatchObject([
      { hsn: '4901', unit: 'PCS', rate: 5 },
      { hsn: '998391', unit: 'OTH', rate: 18 },
      { name: 'Delivery', hsn: '4901', rate: 5 },
    ]);
  });

  it('taxes the delivery as the principal supply', () => {
    const lines = [line('cards', 1050_00, { taxRate: 5 }), line('mug', 118_00)];
    const { lines: all } = compose(bill(lines, { shippingPaise: 105_00 }));
    expect(all.at(-1)).toMatchObject({ name: 'Delivery', rate: 5, taxablePaise: 100_00, cgstPaise: 2_50 });
  });

  it('finds again, to the paisa, the tax that a quotation added', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 8 }), fc.constantFrom(5, 18, 40), (net, rate) => {
        const tax = 2 * Math.round((net * rate) / 200);
        const [one] = compose(bill([line('quoted', net + tax, { taxRate: rate })], to('Mumbai', '400001'))).lines;
        expect(one).toMatchObject({ taxablePaise: net, igstPaise: tax });
      }),
      { numRuns: 1000 },
    );
  });

  it('is a bill of supply where nothing on it is taxed', () => {
    const books = rule({ kind: 'exempt', hsn: '4901' });
    expect(compose(bill([line('book', 250_00)]), [books])).toMatchObject({
      kind: 'bill-of-supply',
      totals: { taxablePaise: 250_00, cgstPaise: 0, totalPaise: 250_00 },
      lines: [{ hsn: '4901', rate: 0 }],
    });
  });

  it('takes the rule of the product type', () => {
    const productId = 'b'.repeat(24);
    const rules = [
      rule({}),
      rule({ scope: 'type', name: 'T-Shirts', hsn: '6109', rates: [{ from: '2025-09-22', percent: 5 }] }),
    ];
    const { lines } = compose(bill([line('shirt', 420_00, { productId })]), rules, [[productId, 'T-Shirts']]);
    expect(lines).toMatchObject([{ hsn: '6109', rate: 5, taxablePaise: 400_00 }]);
  });
});

describe('a credit note', () => {
  const whole = bill([line('mug', 600_00), line('card', 300_00, { taxRate: 5 })], {
    shippingPaise: 99_00,
    totalPaise: 999_00,
  });
  const invoice = issued(compose(whole));

  it('takes back the cancelled lines as they were charged, and each once', () => {
    const smaller = account({ ...whole, version: 4, lines: whole.lines.slice(0, 1), totalPaise: 699_00 });
    const note = composeCancellation(smaller, invoice, [invoice]);
    expect(note).toMatchObject({
      cause: 'cancelled:4',
      corrects: { number: 'INV/26-27/00001' },
      lines: [invoice.lines[1]],
    });
    const credited = issued(note as InvoiceDraft, { id: 'n' });
    expect(composeCancellation(smaller, invoice, [invoice, credited])).toBeUndefined();
    const gone = composeCancellation({ ...smaller, cancelledAt: at }, invoice, [invoice, credited]);
    expect(gone?.lines).toEqual([invoice.lines[0], invoice.lines[2]]);
  });

  it('takes back of what was cancelled only what no allowance has credited before', () => {
    const claim = { key: 'claim:1', kind: 'credit', paise: 200_00, at, by: 'shop' } as const;
    const note = composeAllowance(account(whole), invoice, { ...claim, lines: [{ line: 'mug', pieces: 1 }] }, [
      invoice,
    ]);
    const all = [invoice, issued(note as InvoiceDraft, { id: 'n' })];
    const rest = composeCancellation(account(whole, { cancelledAt: at }), invoice, all);
    expect(rest?.totals.totalPaise).toBe(799_00);
    expect(rest?.lines[0]).toMatchObject({ line: 'mug', quantity: 2, totalPaise: 400_00 });
    expect((rest?.totals.taxablePaise ?? 0) + (note?.totals.taxablePaise ?? 0)).toBe(invoice.totals.taxablePaise);
    const after = [...all, issued(rest as InvoiceDraft, { id: 'm' })];
    expect(composeCancellation(account(whole, { cancelledAt: at }), invoice, after)).toBeUndefined();
    // Only an order that was cancelled as a whole can get another invoice.
    expect([invoiceCause(account(whole), all), invoiceCause(account(whole), after)]).toEqual([undefined, 'order:2']);
  });

  it('shares a refund by what the claimed pieces cost, and loses no paisa', () => {
    const credit = { key: 'claim:1', kind: 'credit', paise: 100_01, at, by: 'shop' } as const;
    const lines = [
      { line: 'mug', pieces: 1 },
      { line: 'card', pieces: 2 },
    ];
    const note = composeAllowance(account(whole), invoice, { ...credit, lines }, [invoice]);
    expect(note?.totals.totalPaise).toBe(100_01);
    expect(note?.lines.map(({ quantity, totalPaise, rate }) => [quantity, totalPaise, rate])).toEqual([
      [1, 50_00, 18],
      [2, 50_01, 5],
    ]);
    expect(composeAllowance(account(whole), invoice, credit, [invoice])?.totals.totalPaise).toBe(100_01);
  });

  /** The credit notes of allowances of these sums, one after another. */
  const notesOf = (of: Bill, rupees: readonly number[]) => {
    const about = issued(compose(of));
    const all = [about];
    for (const [n, amount] of rupees.entries()) {
      const claim = { key: `claim:${n}`, kind: 'credit', paise: Math.round(amount * 100), at, by: 'shop' } as const;
      const note = composeAllowance(account(of), about, claim, all);
      if (note) all.push(issued(note, { id: `n${n}` }));
    }
    return { about, notes: all.slice(1) };
  };
  it.each([
    ['11.17 in three parts', [11.17], [3.72, 3.72, 3.73]],
    ['100 in twenty', [100], Array(20).fill(5)],
    ['two lines of many small ones', [1.18, 575.63], [...Array(90).fill(0.01), 10.01, 10.01, 555.89]],
  ])('of %s adds up to the invoice, to the paisa', (_, prices, parts) => {
    const { about, notes } = notesOf(bill(prices.map((rupees, n) => line(`l${n}`, Math.round(rupees * 100)))), parts);
    const sumOf = (field: keyof Invoice['totals']) => notes.reduce((sum, { totals }) => sum + totals[field], 0);
    for (const field of ['totalPaise', 'taxablePaise', 'cgstPaise', 'sgstPaise'] as const)
      expect([field, sumOf(field)]).toEqual([field, about.totals[field]]);
    for (const { lines } of notes)
      for (const { taxablePaise, cgstPaise, sgstPaise } of lines)
        expect(Math.min(taxablePaise, cgstPaise, sgstPaise)).toBeGreaterThanOrEqual(0);
  });

  it('gives what is more than is left of a claimed line from the others', () => {
    const claim = { key: 'claim:9', kind: 'credit', paise: 700_00, at, by: 'shop' } as const;
    const note = composeAllowance(account(whole), invoice, { ...claim, lines: [{ line: 'mug', pieces: 2 }] }, [
      invoice,
    ]);
    expect(note?.totals.totalPaise).toBe(700_00);
    expect(note?.lines[0]).toMatchObject({ line: 'mug', totalPaise: 600_00 });
  });
});
