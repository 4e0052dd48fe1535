import type { Account, Entry } from '../account/account.ts';
import type { Invoice } from '../invoice/invoice.ts';
import { aDocument } from './document.fixture.ts';
import { cleanText, eInvoice, faultsOf, isRegistrable } from './e-invoice.ts';
import { registerColumns, registerRows } from './sales-register.ts';
import { asXml, moneyVoucherOf, tallyXml, voucherOf, voucherXml } from './tally.ts';

const GSTIN = '27AAPFU0939F1ZV';
const invoice = aDocument({
  lines: [
    [1180, 18],
    [1050, 5],
  ],
  gstin: GSTIN,
  placeOfSupply: '27',
});
const note = aDocument({ lines: [[118, 18]], kind: 'credit-note', corrects: invoice });
async function* these<Item>(...items: Item[]): AsyncGenerator<Item> {
  yield* items;
}
const amountsOf = (xml: string): number[] =>
  [...xml.matchAll(/<AMOUNT>(-?[\d.]+)</g)].map(([, amount]) => Number(amount));
const RAO = `Rao &amp; Sons (${GSTIN})`;

describe('what Tally imports', () => {
  it('is a voucher whose debits and credits are the same', () => {
    const sale = voucherXml(voucherOf(invoice));
    expect(sale).toContain(`<VOUCHER REMOTEID="print-shop-${invoice.id}" VCHTYPE="Sales" ACTION="Create">`);
    expect(sale).toContain(`<GUID>print-shop-${invoice.id}</GUID><DATE>20261124</DATE>`);
    expect(sale).toContain(`<LEDGERNAME>${RAO}</LEDGERNAME><ISDEEMEDPOSITIVE>Yes</ISDEEMEDPOSITIVE>`);
    expect(sale).toContain(`<PARTYLEDGERNAME>${RAO}</PARTYLEDGERNAME>`);
    expect(sale).toContain('<PLACEOFSUPPLY>Maharashtra</PLACEOFSUPPLY>');
    expect(sale).toContain('<AMOUNT>-2230.00</AMOUNT>');
    expect(amountsOf(sale)).toEqual([-2230, 2000, 230]);
    const back = voucherXml(voucherOf(note));
    expect(back).toContain(`VCHTYPE="Credit Note"`);
    expect(back).toContain(`<NARRATION>For ${invoice.number}</NARRATION>`);
    expect(amountsOf(back)).toEqual([118, -100, -9, -9]);
  });

  const account: Account = {
    id: 'a'.repeat(24),
    orderKind: 'order' as const,
    userId: null,
    customer: { name: 'Asha', email: '' },
    placedAt: invoice.issuedAt,
    entries: [],
    reports: [],
    bill: { version: 1, lines: [], shippingPaise: 0, totalPaise: 0, gstin: GSTIN, buyerName: 'Rao & Sons' },
  };
  const entry = (kind: Entry['kind'], part: Partial<Entry> = {}): Entry => ({
    key: 'k',
    kind,
    paise: 500_00,
    at: invoice.issuedAt,
    by: 'Meera',
    ...part,
  });

  it.each([
    [entry('payment', { way: 'cash' }), 'Receipt', 'Cash', [500, -500]],
    [entry('payment', { way: 'upi', utr: '123456789012' }), 'Receipt', 'Bank', [500, -500]],
    [entry('payment', { way: 'card', provider: 'razorpay' }), 'Receipt', 'Payment provider', [500, -500]],
    [entry('refund', { way: 'cheque' }), 'Payment', 'Bank', [-500, 500]],
    [entry('reversal'), 'Payment', 'Other payments', [-500, 500]],
    [entry('write-off'), 'Journal', 'Written off', [500, -500]],
  ])('books money: %j is a %s', (moved, type, ledger, amounts) => {
    const voucher = moneyVoucherOf(account, moved);
    const xml = voucher ? voucherXml(voucher) : '';
    expect(xml).toContain(`REMOTEID="print-shop-${account.id}-k" VCHTYPE="${type}"`);
    expect(xml).toContain(`<LEDGERNAME>${ledger}</LEDGERNAME>`);
    expect(xml).toContain(`<LEDGERNAME>${RAO}</LEDGERNAME>`);
    expect(amountsOf(xml)).toEqual(amounts);
  });

  it('books what documents say only once', () => {
    expect([entry('charge'), entry('credit')].map((one) => moneyVoucherOf(account, one))).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('is one envelope, each ledger before its first voucher, and no name breaks out of it', async () => {
    let xml = '';
    for await (const part of tallyXml(these(voucherOf(invoice), voucherOf(invoice), voucherOf(note)))) xml += part;
    expect(xml.match(/<VOUCHER /g)).toHaveLength(3);
    const ledgers = [...xml.matchAll(/<LEDGER NAME="([^"]*)"/g)].map(([, name]) => name);
    expect(ledgers).toEqual([RAO, 'Sales', 'IGST', 'Cash customers', 'CGST', 'SGST']);
    expect(xml.indexOf('<LEDGER ')).toBeLessThan(xml.indexOf('<VOUCHER '));
    expect(xml).toContain(`<PARTYGSTIN>${GSTIN}</PARTYGSTIN><COUNTRYOFRESIDENCE>India</COUNTRYOFRESIDENCE>`);
    expect(xml.endsWith('</ENVELOPE>\n')).toBe(true);
    expect(asXml('A & B <"script">\u0000')).toBe('A &amp; B &lt;&quot;script&quot;&gt;');
  });
});

describe('an e-invoice', () => {
  it('has what the portal asks for', () =>
    expect(eInvoice(invoice)).toMatchObject({
      Version: '1.1',
      TranDtls: { TaxSch: 'GST', SupTyp: 'B2B', RegRev: 'N' },
      DocDtls: { Typ: 'INV', No: invoice.number, Dt: '24/11/2026' },
      SellerDtls: {
        Gstin: '07AABCC1234D1ZD',
        Addr1: '14, Chawri Bazar Road, Delhi',
        Loc: 'Delhi',
        Pin: 110006,
        Stcd: '07',
      },
      BuyerDtls: { Gstin: GSTIN, LglNm: 'Rao & Sons', Pos: '27', Addr1: '12 Hill Road', Loc: 'Mumbai', Pin: 400050 },
      ItemList: [
        { SlNo: '1', HsnCd: '4911', Qty: 2, UnitPrice: 500, TotAmt: 1000, GstRt: 18, IgstAmt: 180, TotItemVal: 1180 },
        { SlNo: '2', GstRt: 5, IgstAmt: 50 },
      ],
      ValDtls: { AssVal: 2000, IgstVal: 230, TotInvVal: 2230 },
    }));

  it('of a credit note names its invoice; what is not to a business or bears no tax is none', () => {
    const toBusiness = aDocument({
      lines: [[118, 18]],
      gstin: GSTIN,
      placeOfSupply: '27',
      kind: 'credit-note',
      corrects: invoice,
    });
    expect(eInvoice(toBusiness)).toMatchObject({
      DocDtls: { Typ: 'CRN' },
      RefDtls: { PrecDocDtls: [{ InvNo: invoice.number, InvDt: '24/11/2026' }] },
    });
    const untaxed = aDocument({ lines: [[100, 0]], gstin: GSTIN, placeOfSupply: '27' });
    const inState = aDocument({ lines: [[118, 18]], gstin: '07AABCC1234D1ZD' });
    expect([invoice, toBusiness, inState, note, untaxed].map(isRegistrable)).toEqual([true, true, true, false, false]);
  });
});

describe('the parties and goods of an e-invoice', () => {
  const buyerAt = (address: string) => {
    const part = { buyer: { ...invoice.buyer, address } };
    return (eInvoice({ ...invoice, ...part }) as { BuyerDtls: object }).BuyerDtls;
  };

  it('have a place also where an address is short', () => {
    expect(buyerAt('Mumbai')).toMatchObject({ Addr1: 'Mumbai', Loc: 'Mumbai', Pin: 999999 });
    expect(buyerAt('')).toMatchObject({ Addr1: 'Not known', Loc: 'Not known', Pin: 999999 });
  });

  it('have the last PIN code of an address', () => {
    expect(buyerAt('Plot 123456, Mumbai 400050')).toMatchObject({ Addr1: 'Plot 123456', Loc: 'Mumbai', Pin: 400050 });
  });

  it('are cut to the lengths that the portal takes', () => {
    expect(buyerAt(`${'a'.repeat(101)}, ${'b'.repeat(51)} 400050`)).toMatchObject({
      Addr1: 'a'.repeat(100),
      Loc: 'b'.repeat(50),
    });
    const lines = invoice.lines.map((line) => ({ ...line, name: 'c'.repeat(301) }));
    expect(eInvoice({ ...invoice, lines })).toMatchObject({ ItemList: [{ PrdDesc: 'c'.repeat(300) }, {}] });
    expect(buyerAt(`${'a'.repeat(101)}bcd, Mumbai 400050`)).toMatchObject({ Addr2: 'abcd' });
  });
});

describe('what the portal would refuse', () => {
  const faultsOfBuyer = (buyer: object, part: Partial<Invoice> = {}) =>
    faultsOf(eInvoice({ ...invoice, ...part, buyer: { ...invoice.buyer, ...buyer } }));

  it.each([
    ['Sticker 5" x 3"', 'Sticker 5 in x 3 in'],
    ['a “big” C:\\art\\flex', "a 'big' C:/art/flex"],
    [' two\n lines ', 'two lines'],
  ])('%j is written as %j', (text, written) => {
    expect(cleanText(text)).toBe(written);
  });

  it('is nothing of short or long names and places, and of signs that it does not know', () => {
    expect(faultsOfBuyer({})).toEqual([]);
    expect(faultsOfBuyer({ name: 'Om', address: '4, "Shanti" \\ 2, Pu 411001' })).toEqual([]);
    expect(faultsOfBuyer({ name: 'R'.repeat(120) })).toEqual([]);
    const lines = invoice.lines.map((line) => ({ ...line, name: 'A"' }));
    expect(faultsOf(eInvoice({ ...invoice, lines }))).toEqual([]);
  });

  it('is named by its field', () => {
    expect(faultsOfBuyer({ address: 'Mumbai' })).toEqual(['BuyerDtls.Pin: no PIN code of that state']);
    expect(faultsOfBuyer({ stateCode: '29' })).toEqual(['BuyerDtls.Pin: no PIN code of that state']);
    expect(faultsOfBuyer({ name: '' })).toMatchObject([expect.stringMatching(/^BuyerDtls.LglNm: /)]);
    const lines = invoice.lines.map((line) => ({ ...line, hsn: '49111' }));
    expect(faultsOf(eInvoice({ ...invoice, lines }))).toHaveLength(2);
  });

  it('is no export, which has no PIN code and no GSTIN', () => {
    const sold = aDocument({ lines: [[1180, 18]], placeOfSupply: '96' });
    const part = { buyer: { ...sold.buyer, address: '1 Main Street, Buffalo 14201, USA' } };
    expect(isRegistrable(sold)).toBe(true);
    expect(eInvoice({ ...sold, ...part })).toMatchObject({
      TranDtls: { SupTyp: 'EXPWP' },
      BuyerDtls: { Gstin: 'URP', Pos: '96', Stcd: '96', Pin: 999999, Loc: 'USA' },
    });
    expect(faultsOf(eInvoice({ ...sold, ...part }))).toEqual([]);
  });
});

it.each([
  [3, 100_00],
  [7_000, 847_46],
  [1_00_000, 33_333_33],
])('the price of %i pieces for %i paise makes the amount, less its discount', (quantity, taxablePaise) => {
  const lines = invoice.lines.slice(0, 1).map((line) => ({ ...line, quantity, taxablePaise }));
  const { ItemList } = eInvoice({ ...invoice, lines }) as { ItemList: [Record<string, number>] };
  const [{ Qty = 0, UnitPrice = 0, TotAmt = 0, Discount = 0, AssAmt = 0 }] = ItemList;
  expect(Math.round(Qty * UnitPrice * 100)).toBe(Math.round(TotAmt * 100));
  expect(Math.round((TotAmt - Discount) * 100)).toBe(taxablePaise);
  expect(AssAmt * 100).toBeCloseTo(taxablePaise);
});

it('the sales register has a row for each rate, and credit notes below 0', async () => {
  const rows: string[][] = [];
  for await (const row of registerRows(these(invoice, note)))
    rows.push(
      ['Number', 'Rate %', 'Taxable', 'IGST', 'CGST', 'Total', 'Corrects'].map(
        (name) => registerColumns[name]?.(row) ?? '',
      ),
    );
  expect(rows).toEqual([
    [invoice.number, '18', '1000', '180', '0', '1180', ''],
    [invoice.number, '5', '1000', '50', '0', '1050', ''],
    [note.number, '18', '-100', '0', '-9', '-118', invoice.number],
  ]);
});
