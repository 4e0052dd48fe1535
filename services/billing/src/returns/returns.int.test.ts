import { dayOf } from '@print-shop/contracts';
import { eventually } from '@print-shop/test-kit';
import { Types } from 'mongoose';
import { aBill, testBilling } from '../billing.fixture.ts';
import { createInvoiceStore } from '../invoice/invoice.store.ts';
import { modelsOf } from '../models.ts';
import { shop } from '../shop.fixture.ts';
import { aDocument } from './document.fixture.ts';

const billing = testBilling();
const { service, as, confirmed, delivered, documents, refunded, records } = billing;
const month = dayOf(new Date()).slice(0, 7);
const MONTH_MS = 35 * 24 * 3_600_000;

/** An order to a business, and one to somebody else, with a partial refund. */
async function twoInvoices() {
  const [business, other] = [await confirmed(aBill({ gstin: '27AAPFU0939F1ZV' })), await confirmed()];
  await delivered(business, aBill({ gstin: '27AAPFU0939F1ZV' }));
  const [first] = await documents(business, 1);
  await delivered(other);
  await documents(other, 1);
  await refunded(other, 'c'.repeat(24), 59_00, [{ line: 'a'.repeat(24), pieces: 1 }]);
  await documents(other, 2);
  return { business: first };
}
const file = async (path: string) => {
  const res = await as('owner', 'get', `/api/tax/months/${path}`).buffer().expect(200);
  return { text: res.text, name: res.headers['content-disposition'] };
};

let invoice: Awaited<ReturnType<typeof twoInvoices>>['business'];
beforeAll(async () => {
  invoice = (await twoInvoices()).business;
});

it('sums a month up, and gives it as every kind of file', async () => {
  const { body } = await as('owner', 'get', `/api/tax/months/${month}`).expect(200);
  expect(body).toMatchObject({ month, closedAt: null, closedBy: '', toBusinesses: 878.1 });
  expect(body.sums).toEqual({ taxable: 1706.2, cgst: 0, sgst: 0, igst: 232.8, total: 999 + 999 - 59 });
  expect(body.series).toMatchObject([
    { kind: 'tax-invoice', documents: 2 },
    { kind: 'credit-note', documents: 1 },
  ]);
  const gstr1 = await file(`${month}/gstr-1.json`);
  expect(JSON.parse(gstr1.text)).toMatchObject({
    b2b: [{ ctin: '27AAPFU0939F1ZV', inv: [{ inum: invoice?.number }] }],
  });
  expect(gstr1.name).toContain(`gstr-1-${month}.json`);
  expect((await file(`${month}/gstr-1.csv?table=b2b`)).text).toContain('"27AAPFU0939F1ZV"');
  expect((await file(`${month}/sales-register.csv`)).text.trim().split('\r\n')).toHaveLength(1 + 2 + 2 + 1);
  expect((await file(`${month}/tally.xml`)).text.match(/<VOUCHER /g)).toHaveLength(3);
  expect(JSON.parse((await file('2020-01/gstr-1.json')).text)).toMatchObject({ b2b: [], b2cs: [] });
});

it('files a return for each GST number of a shop that has moved', async () => {
  const [own, moved] = ['2018-05', '29AABCU9603R1ZJ'];
  const { invoices } = modelsOf(service.parts.mongo);
  const store = createInvoiceStore(invoices, { nudge: () => undefined } as never, async () => false);
  const issue = (day: string, gstin = shop.gstin) => {
    const { id: _, number: _n, issuedAt: _i, ...draft } = aDocument({ lines: [[1180, 18]] });
    const document = { ...draft, orderId: String(new Types.ObjectId()), seller: { ...draft.seller, gstin } };
    return store.issue(document, () => new Date(`${own}-${day}T10:00:00Z`));
  };
  const [before, after] = [await issue('03', moved), await issue('20')];
  const { body } = await as('owner', 'get', `/api/tax/months/${own}`).expect(200);
  expect(body.gstins).toEqual([moved, shop.gstin]);
  const read = async (query: string) => JSON.parse((await file(`${own}/gstr-1.json${query}`)).text);
  expect(await read('')).toMatchObject({ gstin: shop.gstin });
  const [ofOld, ofNew] = [await read(`?gstin=${moved}`), await read(`?gstin=${shop.gstin}`)];
  expect(ofOld.gstin).toBe(moved);
  const numbers = ({ doc_issue: { doc_det } }: { doc_issue: { doc_det: { docs: { from: string }[] }[] } }) =>
    doc_det.flatMap(({ docs }) => docs.map(({ from }) => from));
  expect([numbers(ofOld), numbers(ofNew)]).toEqual([[before.number], [after.number]]);
});

it('gives the e-invoice of a document to a business, and of no other', async () => {
  const res = await as('owner', 'get', `/api/tax/e-invoices/${invoice?._id}`).buffer().expect(200);
  expect(JSON.parse(res.text)).toMatchObject({ Version: '1.1', DocDtls: { No: invoice?.number } });
  const all = (await as('owner', 'get', '/api/invoices').expect(200)).body as {
    _id: string;
    buyer: { gstin: string };
  }[];
  const other = all.find(({ buyer }) => !buyer.gstin);
  await as('owner', 'get', `/api/tax/e-invoices/${other?._id}`).expect(409);
  await as('owner', 'get', `/api/tax/e-invoices/${'f'.repeat(24)}`).expect(404);
});

it('books the money of a month for Tally, under ids that stay', async () => {
  const id = await confirmed();
  const pay = { kind: 'payment', amount: 400, way: 'cash' };
  await as('owner', 'post', `/api/payments/accounts/${id}/entries`).send(pay).expect(200);
  const { text } = await file(`${month}/tally.xml`);
  const receipts = [...text.matchAll(/<VOUCHER REMOTEID="([^"]*)" VCHTYPE="Receipt"/g)].map(([, remote]) => remote);
  expect(receipts).toEqual([expect.stringContaining(`print-shop-${id}-`)]);
  expect(text).toContain('<LEDGER NAME="Cash" ACTION="Create">');
  expect((await file(`${month}/tally.xml`)).text).toBe(text);
  expect((await file('2020-01/tally.xml')).text).not.toContain('<VOUCHER ');
});

it('names what the portal would refuse of an e-invoice', async () => {
  const nowhere = { address: '12 Hill Road', city: 'Mumbai', postalCode: '', country: 'India' };
  const id = await confirmed(aBill({ gstin: '27AAPFU0939F1ZV', address: nowhere }));
  await delivered(id, aBill({ gstin: '27AAPFU0939F1ZV', address: nowhere }));
  const [unknown] = await documents(id, 1);
  const { body } = await as('owner', 'get', `/api/tax/e-invoices/${unknown?._id}`).expect(409);
  expect(body).toMatchObject({
    code: 'e-invoice-not-valid',
    message: expect.stringContaining('BuyerDtls.Pin: no PIN code of that state'),
  });
});

it('names a credit note about a large invoice of an earlier month', async () => {
  const id = await confirmed();
  await delivered(id);
  await documents(id, 1);
  await refunded(id, 'd'.repeat(24), 59_00, [{ line: 'a'.repeat(24), pieces: 1 }]);
  const [, note] = await documents(id, 2);
  const about = { orderId: id, kind: 'tax-invoice' as const };
  const earlier = { issuedAt: new Date(Date.now() - 2 * MONTH_MS), 'totals.totalPaise': 2_00_000_00 };
  await modelsOf(service.parts.mongo).invoices.updateOne(about, { $set: earlier });
  const { cdnur } = JSON.parse((await file(`${month}/gstr-1.json`)).text);
  expect(cdnur).toMatchObject([{ typ: 'B2CL', nt_num: note?.number }]);
});

it('settles an advance for a service of an earlier month with the invoice of this one', async () => {
  const bill = aBill({ lines: [{ id: 'a'.repeat(24), productId: null, name: 'Logo', quantity: 1, paise: 900_00 }] });
  const id = await confirmed(bill);
  const amount = { kind: 'payment', amount: 500, way: 'cash' };
  await as('owner', 'post', `/api/payments/accounts/${id}/entries`).send(amount).expect(200);
  await documents(id, 1);
  const stored = modelsOf(service.parts.mongo).invoices;
  const voucher = { orderId: id, kind: 'receipt-voucher' as const };
  const asService = { 'lines.0.hsn': '998391', 'lines.0.rate': 18, 'lines.0.taxablePaise': 400_00 };
  await stored.updateOne(voucher, { $set: { ...asService, issuedAt: new Date(Date.now() - MONTH_MS) } });
  const table = async (name: string) => (await file(`${month}/gstr-1.csv?table=${name}`)).text.trim().split('\r\n');
  expect(await table('atadj')).toHaveLength(1);
  await delivered(id, bill);
  await documents(id, 2);
  await stored.updateOne({ orderId: id, kind: 'tax-invoice' }, { $set: { 'lines.0.hsn': '998391' } });
  const [, ...rows] = await table('atadj');
  expect(rows).toEqual(['"27-Maharashtra","","18","400","0"']);
  expect(await table('at')).toHaveLength(1);
});

it('closes a month that is over, once, with a record; then nothing is issued in it', async () => {
  await as('owner', 'post', `/api/tax/months/${month}/closing`).expect(409);
  const issuedAt = new Date(Date.now() - MONTH_MS);
  const before = dayOf(issuedAt).slice(0, 7);
  const { invoices, months } = modelsOf(service.parts.mongo);
  await invoices.updateOne({ number: invoice?.number }, { $set: { issuedAt } });
  const close = () => as('owner', 'post', `/api/tax/months/${before}/closing`);
  for (const { status, body } of await Promise.all([close(), close(), close()])) {
    expect(status).toBe(200);
    expect(body).toMatchObject({ month: before, closedAt: expect.any(String), sums: { total: 999 } });
    expect(body.closedBy).not.toBe('');
  }
  await eventually(() => expect(records.filter(({ kind }) => kind === 'tax-month')).toHaveLength(1));
  const isClosed = async (one: string) => (await months.exists({ month: one })) !== null;
  const store = createInvoiceStore(invoices, { nudge: () => undefined } as never, isClosed);
  await expect(store.issue({} as never, () => issuedAt)).rejects.toThrow(`${before} is closed`);
});

it('has no document that is older than the one before it in its series, whatever the clocks say', async () => {
  const { invoices } = modelsOf(service.parts.mongo);
  const store = createInvoiceStore(invoices, { nudge: () => undefined } as never, async () => false);
  const issueAt = (at: Date) => {
    const { id: _, number: _n, issuedAt: _i, ...draft } = aDocument({ lines: [[1180, 18]], kind: 'delivery-challan' });
    return store.issue({ ...draft, orderId: String(new Types.ObjectId()) }, () => at);
  };
  const soon = new Date(Date.now() + 60_000);
  const first = await issueAt(soon);
  const second = await issueAt(new Date());
  expect(second.number > first.number).toBe(true);
  expect(second.issuedAt).toEqual(soon);
});
