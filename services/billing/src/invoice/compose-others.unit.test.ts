import type { Bill } from '@print-shop/contracts';
import type { Account, Entry } from '../account/account.ts';
import { shop } from '../shop.fixture.ts';
import { causeOfInvoice, composeCancellation, composeInvoice } from './compose.ts';
import { composeAhead, composeReceipt, composeRefund, dueOf } from './compose-others.ts';
import type { Invoice, InvoiceDraft } from './invoice.ts';

const at = new Date('2026-11-23T06:30:00Z');
const bill: Bill = {
  ...{ version: 2, shippingPaise: 99_00, totalPaise: 999_00, paymentMethod: 'UPI' },
  lines: [
    { id: 'mug', productId: null, name: 'Mug', quantity: 2, paise: 600_00 },
    { id: 'cards', productId: null, name: 'Visiting cards', quantity: 100, paise: 300_00, taxRate: 5 },
  ],
  address: { address: '12 Hill Road', city: 'Mumbai', postalCode: '400050', country: 'India' },
};
const payment = (paise: number, part: Partial<Entry> = {}): Entry => ({
  ...{ key: `p${paise}`, kind: 'payment', paise, way: 'upi', at, by: 'customer', ...part },
});
const charge: Entry = { key: 'order:2', kind: 'charge', paise: 999_00, at, by: 'shop' };
const account = (part: Partial<Account> = {}): Account => ({
  ...{ id: 'a'.repeat(24), isBulk: false, userId: null, customer: { name: 'Asha', email: '' }, bill, placedAt: at },
  ...{ entries: [charge], reports: [], ...part },
});
const draft = composeInvoice(account(), { shop, rules: [], types: new Map(), day: '2026-11-23' });
let count = 0;
const issued = (from: InvoiceDraft): Invoice => ({ ...from, id: String(++count), number: `N/${count}`, issuedAt: at });

describe('the receipt of a payment', () => {
  it('is a voucher with the tax that is in the advance, before the invoice', () => {
    const voucher = composeReceipt(account(), payment(500_00), { draft, invoice: undefined });
    expect(voucher).toMatchObject({
      ...{ kind: 'receipt-voucher', cause: 'receipt:p50000', reason: 'Received by UPI on 23/11/2026' },
      ...{ placeOfSupply: '27', lines: [{ rate: 18 }, { rate: 5 }, { name: 'Delivery', rate: 18 }] },
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
      ...{ kind: 'receipt', lines: [], reason: 'Received by cash on 23/11/2026' },
      ...{ totals: { totalPaise: 499_00, taxablePaise: 0 }, corrects: { number: invoice.number } },
    });
  });
});

describe('the refund of an advance', () => {
  const voucher = issued(composeReceipt(account(), payment(500_00), { draft, invoice: undefined }));
  const refund = payment(200_00, { key: 'r', kind: 'refund', way: 'bank' });

  it('has a voucher about that of the advance', () => {
    expect(composeRefund(account(), refund, [voucher])).toMatchObject({
      ...{ kind: 'refund-voucher', cause: 'refund:r', reason: 'Refunded by bank transfer on 23/11/2026' },
      ...{ corrects: { number: voucher.number }, totals: { totalPaise: 200_00 } },
    });
    const reversal = { ...refund, kind: 'reversal' as const };
    expect(composeRefund(account(), reversal, [voucher])?.reason).toBe('The payment failed after all');
  });

  it('has none where there was none for the advance, or an invoice', () => {
    expect(composeRefund(account(), refund, [])).toBeUndefined();
    expect(composeRefund(account(), refund, [voucher, issued(draft)])).toBeUndefined();
  });
});

it('says what is due on the day of the document, and how it is paid', () => {
  const { due } = dueOf(account({ entries: [charge, payment(500_00)] }), shop);
  expect(due).toMatchObject({ paise: 499_00, upi: expect.stringMatching(/^upi:\/\/pay\?.*am=499\.00/) });
  expect(dueOf(account({ entries: [charge, payment(999_00)] }), shop)).toEqual({});
});

it('makes a challan or a proforma for each version of an order', () => {
  expect(composeAhead(account(), 'proforma', draft)).toMatchObject({ kind: 'proforma', cause: 'proforma:2' });
  const changed = account({ bill: { ...bill, version: 3 } });
  expect(composeAhead(changed, 'delivery-challan', draft).cause).toBe('delivery-challan:3');
});

describe('the invoice of an order that is opened again', () => {
  const invoice = issued(draft);
  const cancelled = account({ cancelledAt: at });
  const note = issued(composeCancellation(cancelled, invoice, [invoice]) as InvoiceDraft);
  const reopened = account({ bill: { ...bill, version: 4 } });

  it('is a new one once the first was credited as a whole', () => {
    expect(causeOfInvoice(account(), [])).toBe('order');
    expect(causeOfInvoice(account(), [invoice])).toBeUndefined();
    expect(causeOfInvoice(reopened, [invoice, note])).toBe('order:4');
  });

  it('is cancelled by a note of its own', () => {
    const second = issued({ ...draft, cause: 'order:4' });
    const again = composeCancellation(cancelled, second, [invoice, note, second]);
    expect(again).toMatchObject({ kind: 'credit-note', corrects: { id: second.id }, totals: second.totals });
    expect(again?.cause).not.toBe(note.cause);
    expect(causeOfInvoice(reopened, [invoice, note, second])).toBeUndefined();
  });
});
