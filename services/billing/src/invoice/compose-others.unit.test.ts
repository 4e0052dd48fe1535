import type { Bill } from '@print-shop/contracts';
import type { Account, Entry } from '../account/account.ts';
import { shop } from '../shop.fixture.ts';
import { composeCancellation, composeInvoice } from './compose.ts';
import { asOfNow, composeAhead, composeReceipt, composeRefund } from './compose-others.ts';
import type { Invoice, InvoiceDraft } from './invoice.ts';

const at = new Date('2026-11-23T06:30:00Z');
const bill: Bill = {
  version: 2,
  shippingPaise: 99_00,
  totalPaise: 999_00,
  paymentMethod: 'UPI',
  lines: [
    { id: 'mug', productId: null, name: 'Mug', quantity: 2, paise: 600_00 },
    { id: 'cards', productId: null, name: 'Visiting cards', quantity: 100, paise: 300_00, taxRate: 5 },
  ],
  address: { address: '12 Hill Road', city: 'Mumbai', postalCode: '400050', country: 'India' },
};
const payment = (paise: number, part: Partial<Entry> = {}): Entry => ({
  key: `p${paise}`,
  kind: 'payment',
  paise,
  way: 'upi',
  at,
  by: 'customer',
  ...part,
});
const charge: Entry = { key: 'order:2', kind: 'charge', paise: 999_00, at, by: 'shop' };
const account = (part: Partial<Account> = {}): Account => ({
  id: 'a'.repeat(24),
  orderKind: 'order' as const,
  userId: null,
  customer: { name: 'Asha', email: '' },
  bill,
  placedAt: at,
  entries: [charge],
  reports: [],
  ...part,
});
const draft = composeInvoice(account(), { shop, rules: [], products: new Map(), day: '2026-11-23' });
let count = 0;
const issued = (from: InvoiceDraft): Invoice => ({ ...from, id: String(++count), number: `N/${count}`, issuedAt: at });

it('names the bank account of the shop where it asks for money, and nowhere else', () => {
  const bank = { holder: 'Chhaap', bank: 'State Bank', account: '123456789', ifsc: 'SBIN0001234' };
  const invoice = composeInvoice(account(), { shop, bank, rules: [], products: new Map(), day: '2026-11-23' });
  expect(invoice.bank).toEqual(bank);
  expect(composeAhead(account(), 'proforma', invoice).bank).toEqual(bank);
  for (const document of [
    composeAhead(account(), 'delivery-challan', invoice),
    composeReceipt(account(), payment(500_00), { draft: invoice, invoice: undefined }),
    composeCancellation(account({ cancelledAt: at }), issued(invoice), []),
  ])
    expect(document).not.toHaveProperty('bank');
});

describe('the receipt of a payment', () => {
  it('is a voucher with the tax that is in the advance, before the invoice', () => {
    const voucher = composeReceipt(account(), payment(500_00), { draft, invoice: undefined });
    expect(voucher).toMatchObject({
      kind: 'receipt-voucher',
      cause: 'receipt:p50000',
      reason: 'Received by UPI on 23/11/2026',
      placeOfSupply: '27',
      lines: [{ rate: 18 }, { rate: 5 }, { name: 'Delivery', rate: 18 }],
    });
    expect(voucher.totals.totalPaise).toBe(500_00);
    expect(voucher.totals.igstPaise).toBeGreaterThan(0);
  });

  it.each([1, 99, 12_345, 99_900, 1_00_000_00])('shares %d paise without a loss', (paise) => {
    const { lines, totals } = composeReceipt(account(), payment(paise), { draft, invoice: undefined });
    expect(totals.totalPaise).toBe(paise);
    for (const { taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise } of lines)
      expect(taxablePaise + cgstPaise + sgstPaise + igstPaise).toBe(totalPaise);
  });

  it('is a plain receipt about the invoice, after it', () => {
    const invoice = issued(draft);
    const receipt = composeReceipt(account(), payment(499_00, { way: 'cash' }), { draft, invoice });
    expect(receipt).toMatchObject({
      kind: 'receipt',
      lines: [],
      reason: 'Received by cash on 23/11/2026',
      totals: { totalPaise: 499_00, taxablePaise: 0 },
      corrects: { number: invoice.number },
    });
  });
});

describe('the refund of an advance', () => {
  const voucher = issued(composeReceipt(account(), payment(500_00), { draft, invoice: undefined }));
  const refund = payment(200_00, { key: 'r', kind: 'refund', way: 'bank' });

  it('has a voucher about that of the advance', () => {
    expect(composeRefund(account(), refund, [voucher])).toMatchObject({
      kind: 'refund-voucher',
      cause: 'refund:r',
      reason: 'Refunded by bank transfer on 23/11/2026',
      corrects: { number: voucher.number },
      totals: { totalPaise: 200_00 },
    });
    const reversal = { ...refund, kind: 'reversal' as const };
    expect(composeRefund(account(), reversal, [voucher])?.reason).toBe('The payment failed after all');
  });

  const receiptOf = (paise: number) =>
    issued(composeReceipt(account(), payment(paise, { key: `p${paise}` }), { draft, invoice: undefined }));
  /** All vouchers of refunds, as they are issued one after another. */
  const vouchersOf = (of: Account, refunds: readonly Entry[], before: readonly Invoice[]) => {
    const all = [...before];
    for (const one of refunds)
      for (let next = composeRefund(of, one, all); next; next = composeRefund(of, one, all)) all.push(issued(next));
    return all.slice(before.length);
  };
  const refundOf = (paise: number) => payment(paise, { key: `r${paise}`, kind: 'refund', way: 'bank' });

  it('names the receipt that it answers, and answers none twice', () => {
    const [small, large] = [receiptOf(200_00), receiptOf(799_00)];
    const answered = (refunds: Entry[]) =>
      vouchersOf(account({ cancelledAt: at }), refunds, [small, large]).map(({ corrects, totals, cause }) => [
        ...[corrects?.number, totals.totalPaise, cause],
      ]);
    expect(answered([refundOf(799_00), refundOf(200_00)])).toEqual([
      [large.number, 799_00, 'refund:r79900'],
      [small.number, 200_00, 'refund:r20000'],
    ]);
    expect(answered([refundOf(999_00)])).toEqual([
      [small.number, 200_00, 'refund:r99900'],
      [large.number, 799_00, 'refund:r99900:2'],
    ]);
    expect(answered([refundOf(500_00), refundOf(499_00)])).toEqual([
      [small.number, 200_00, 'refund:r50000'],
      [large.number, 300_00, 'refund:r50000:2'],
      [large.number, 499_00, 'refund:r49900'],
    ]);
  });

  it('gives back what was cancelled, and leaves nothing of an advance that is given back whole', () => {
    const paid = receiptOf(999_00);
    const [mug] = bill.lines;
    const smaller = account({ bill: { ...bill, lines: mug ? [mug] : [], totalPaise: 699_00, version: 3 } });
    const [first] = vouchersOf(smaller, [refundOf(300_00)], [paid]);
    expect(first?.lines.map(({ name, totalPaise }) => [name, totalPaise])).toEqual([['Visiting cards', 300_00]]);
    const parts = [refundOf(300_00), refundOf(33_33), refundOf(665_67)];
    const all = vouchersOf(smaller, parts, [paid]);
    for (const field of ['totalPaise', 'taxablePaise', 'igstPaise'] as const)
      expect(all.reduce((sum, { totals }) => sum + totals[field], 0)).toBe(paid.totals[field]);
  });

  it('has no more than was received', () => {
    expect(vouchersOf(account(), [refundOf(600_00)], [voucher]).map(({ totals }) => totals.totalPaise)).toEqual([
      500_00,
    ]);
  });

  it('has none where there was none for the advance, or an invoice', () => {
    expect(composeRefund(account(), refund, [])).toBeUndefined();
    expect(composeRefund(account(), refund, [voucher, issued(draft)])).toBeUndefined();
  });
});

describe('a document as it is opened', () => {
  const due = (of: Partial<Account>, document = issued(draft)) => asOfNow(document, account(of), shop).due;

  it('asks for what is owed by then, and for nothing once all is paid', () => {
    expect(due({ entries: [charge, payment(500_00)] })).toMatchObject({
      paise: 499_00,
      upi: expect.stringMatching(/^upi:\/\/pay\?.*am=499\.00/),
    });
    expect(due({ entries: [charge, payment(999_00)] })).toBeUndefined();
  });

  it.each(['delivery-challan', 'receipt', 'credit-note'] as const)('asks for nothing as a %s', (kind) =>
    expect(due({}, issued({ ...draft, kind }))).toBeUndefined(),
  );
});
