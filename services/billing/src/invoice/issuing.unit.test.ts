import type { Bill, ProductSnapshot } from '@print-shop/contracts';
import type { ReadModel } from '@print-shop/read-model';
import type { Account, Entry } from '../account/account.ts';
import { shop } from '../shop.fixture.ts';
import type { TaxStore } from '../tax/tax.store.ts';
import type { InvoiceStore } from './invoice.store.ts';
import type { Invoice, InvoiceDraft } from './invoice.ts';
import { createIssuing, type IssueDeps } from './issuing.ts';

const at = new Date('2026-11-23T06:30:00Z');
const ORDER = 'a'.repeat(24);
const bill: Bill = {
  version: 2,
  shippingPaise: 0,
  totalPaise: 1180_00,
  lines: [{ id: 'mug', productId: null, name: 'Mug', quantity: 2, paise: 1180_00 }],
};
const entry = (kind: Entry['kind'], paise: number, key: string = kind): Entry => ({ kind, paise, key, at, by: 'shop' });
const charge = entry('charge', 1180_00);

/** An order of ₹1,180 that is charged. */
const account = (part: Partial<Account> = {}): Account => ({
  id: ORDER,
  orderKind: 'order' as const,
  userId: null,
  customer: { name: 'Asha', email: '' },
  bill,
  placedAt: at,
  entries: [charge],
  reports: [],
  ...part,
});

/** Issues into a list, each cause of an order once. */
function start(invoiceOn: IssueDeps['invoiceOn'] = 'delivery') {
  const issued: Invoice[] = [];
  const invoices = {
    ofOrder: async () => [...issued],
    issue: async (draft: InvoiceDraft) => {
      const known = issued.find(({ cause }) => cause === draft.cause);
      if (known) return known;
      const invoice = { ...draft, id: String(issued.length), number: `N/${issued.length}`, issuedAt: at };
      issued.push(invoice);
      return invoice;
    },
  };
  const issuing = createIssuing({
    invoices: invoices as unknown as InvoiceStore,
    rules: { list: async () => [] } as unknown as TaxStore,
    products: { find: async () => new Map() } as unknown as ReadModel<ProductSnapshot>,
    getShop: async () => shop,
    getBank: async () => undefined,
    invoiceOn,
    now: () => at,
  });
  const due = async (part: Partial<Account>) => {
    const before = issued.length;
    await issuing.due(account(part));
    return issued.slice(before).map(({ kind, totals }) => [kind, totals.totalPaise]);
  };
  return { due, issuing };
}

describe('the invoice of an order', () => {
  it('is issued on delivery', async () => {
    const { due } = start();
    expect(await due({})).toEqual([]);
    expect(await due({ paidAt: at })).toEqual([]);
    expect(await due({ deliveredAt: at })).toEqual([['tax-invoice', 1180_00]]);
    expect(await due({ deliveredAt: at })).toEqual([]);
  });

  it('goes with the goods where the shop wants that, and on delivery for what was not sent', async () => {
    const sent = start('dispatch');
    const entries = [charge, entry('payment', 500_00)];
    expect(await sent.due({ entries })).toEqual([['receipt-voucher', 500_00]]);
    expect(await sent.due({ entries, dispatchedAt: at })).toEqual([['tax-invoice', 1180_00]]);
    expect(await sent.due({ entries, dispatchedAt: at, deliveredAt: at })).toEqual([]);
    expect(await start('dispatch').due({ deliveredAt: at })).toEqual([['tax-invoice', 1180_00]]);
    expect(await start('delivery').due({ dispatchedAt: at })).toEqual([]);
  });

  it('is issued on payment where the shop wants that, before the receipt of that payment', async () => {
    const { due } = start('payment');
    const entries = [charge, entry('payment', 1180_00)];
    expect(await due({})).toEqual([]);
    expect(await due({ paidAt: at, entries })).toEqual([
      ['tax-invoice', 1180_00],
      ['receipt', 1180_00],
    ]);
  });

  it('comes after the receipt vouchers of what was paid in advance, to the last paisa', async () => {
    const entries = [charge, entry('payment', 1180_00)];
    expect(await start().due({ deliveredAt: at, entries })).toEqual([
      ['receipt-voucher', 1180_00],
      ['tax-invoice', 1180_00],
    ]);
    const almost = [charge, entry('payment', 1179_99)];
    expect(await start('payment').due({ deliveredAt: at, entries: almost })).toEqual([
      ['receipt-voucher', 1179_99],
      ['tax-invoice', 1180_00],
    ]);
  });

  it('is not issued for an order that is cancelled, or that costs nothing', async () => {
    expect(await start().due({ deliveredAt: at, cancelledAt: at })).toEqual([]);
    const free = { ...bill, totalPaise: 0, lines: [] };
    expect(await start().due({ deliveredAt: at, bill: free, entries: [] })).toEqual([]);
  });
});

describe('money that comes and goes before the invoice', () => {
  const paid = [charge, entry('payment', 500_00)];

  it('has a receipt voucher for each payment, once', async () => {
    const { due } = start();
    expect(await due({ entries: paid })).toEqual([['receipt-voucher', 500_00]]);
    const more = [...paid, entry('payment', 300_00, 'second')];
    expect(await due({ entries: more })).toEqual([['receipt-voucher', 300_00]]);
    expect(await due({ entries: more })).toEqual([]);
  });

  it.each(['refund', 'reversal'] as const)('has a voucher for a %s, once', async (kind) => {
    const { due } = start();
    const back = [...paid, entry(kind, 500_00)];
    expect(await due({ entries: back })).toEqual([
      ['receipt-voucher', 500_00],
      ['refund-voucher', 500_00],
    ]);
    expect(await due({ entries: back })).toEqual([]);
  });
});

it('has no refund voucher for what goes back after the invoice', async () => {
  const { due } = start();
  await due({ deliveredAt: at });
  const entries = [charge, entry('payment', 1180_00), entry('refund', 180_00)];
  expect(await due({ deliveredAt: at, entries })).toEqual([['receipt', 1180_00]]);
});

describe('a credit note', () => {
  const claim = entry('credit', 118_00, 'claim:1');

  it('is issued for a claim once the order has its invoice', async () => {
    const { due } = start();
    const entries = [charge, claim];
    expect(await due({ entries })).toEqual([]);
    expect(await due({ entries, deliveredAt: at })).toEqual([
      ['tax-invoice', 1180_00],
      ['credit-note', 118_00],
    ]);
    expect(await due({ entries, deliveredAt: at })).toEqual([]);
  });

  it('of a cancellation credits what the claims before it have left', async () => {
    const { due } = start();
    await due({ deliveredAt: at });
    expect(await due({ deliveredAt: at, cancelledAt: at, entries: [charge, claim] })).toEqual([
      ['credit-note', 118_00],
      ['credit-note', 1062_00],
    ]);
  });
});
