import { dayOf, type Invoice, ORDER_LINK_HEADER } from '@print-shop/contracts';
import { createMailLinks } from '@print-shop/links';
import { eventually } from '@print-shop/test-kit';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import request from 'supertest';
import { aBill, anId, MAIL_LINK_KEY, testBilling } from '../billing.fixture.ts';

const billing = testBilling();
const { service, as, confirmed, delivered, cancelled, refunded, documents, issued, accountOf } = billing;

describe('the invoice of an order', () => {
  it('is issued once on delivery, however often and at once that is told', async () => {
    const order = await confirmed();
    expect(await documents(order, 0)).toEqual([]);
    await Promise.all(Array.from({ length: 5 }, () => delivered(order)));
    const [invoice] = await documents(order, 1);
    expect(invoice).toMatchObject({
      kind: 'tax-invoice',
      orderId: order,
      placeOfSupply: '27',
      number: expect.stringMatching(/^INV\/\d\d-\d\d\/\d{5}$/),
      seller: { name: 'Chhaap', gstin: '07AABCC1234D1ZD', stateCode: '07' },
      buyer: { name: 'Asha Verma', gstin: '', stateCode: '27', address: '12 Hill Road, Mumbai 400050' },
      lines: [
        { name: 'Mug, White', quantity: 2, rate: 18, taxable: 508.48, igst: 91.52, cgst: 0, sgst: 0, total: 600 },
        { name: 'Visiting cards', rate: 5, taxable: 285.72, igst: 14.28, total: 300 },
        { name: 'Delivery', rate: 18, taxable: 83.9, igst: 15.1, total: 99 },
      ],
      totals: { taxable: 878.1, igst: 120.9, total: 999 },
    });
    await eventually(() => expect(issued.filter(({ orderId }) => orderId === order)).toHaveLength(1));
  });

  it('has CGST and SGST inside the state, and the buyer’s GSTIN', async () => {
    const address = { address: '1 Ring Road', city: 'Delhi', postalCode: '110 001', country: 'India' };
    const bill = aBill({ address, gstin: '07AAAAA0000A1Z4' });
    const order = await confirmed(bill);
    await delivered(order, bill);
    const [invoice] = await documents(order, 1);
    expect(invoice).toMatchObject({
      buyer: { gstin: '07AAAAA0000A1Z4' },
      totals: { taxable: 878.1, cgst: 60.45, sgst: 60.45, igst: 0, total: 999 },
    });
  });

  it('counts without gaps or doubles when fifty are issued at once', async () => {
    // One after the other: fifty that ask every moment whether theirs is known keep the service from the events.
    const orders: string[] = [];
    for (let n = 0; n < 50; n++) orders.push(await confirmed());
    await Promise.all(orders.map((order) => delivered(order)));
    for (const order of orders) await documents(order, 1);
    const { body } = await as('owner', 'get', '/api/invoices').query({ kind: 'tax-invoice', sort: 'date', limit: 100 });
    const counts = body.map(({ number }: { number: string }) => Number(number.split('/').at(-1)));
    expect(counts).toEqual(Array.from({ length: counts.length }, (_, index) => index + 1));
    expect(counts.length).toBeGreaterThanOrEqual(52);
  });

  it('is a PDF with what the rules ask for, for its customer and nobody else', async () => {
    const order = await confirmed();
    await delivered(order);
    const [invoice] = await documents(order, 1);
    const { body, headers } = await as('customer', 'get', `/api/invoices/${invoice?._id}.pdf`).buffer(true).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining(`${invoice?.number.replaceAll('/', '-')}.pdf`),
      'cache-control': 'no-store',
    });
    const [text = ''] = await pagesOf(body);
    for (const part of [
      'Taxinvoice',
      invoice?.number ?? '',
      'GSTIN07AABCC1234D1ZD',
      'Maharashtra(27)',
      '4911',
      'IGST18%91.52',
    ])
      expect(text).toContain(part);
    expect(text).toContain('RupeesNineHundredNinety-NineOnly');
    await as('other', 'get', `/api/invoices/${invoice?._id}.pdf`).expect(403);
    await as('customer', 'get', `/api/invoices/${anId()}.pdf`).expect(404);
  });
});

describe('the documents of a guest’s order', () => {
  const links = createMailLinks({ mail: MAIL_LINK_KEY });
  const byLink = (order: string, method: 'get' | 'post', path: string) =>
    request(service.app)
      [method](`/api/invoices${path}`)
      .set(ORDER_LINK_HEADER, links.signOrder(order, 60) ?? '');
  const proformaOf = (order: string) => byLink(order, 'post', `/order/${order}/proforma`);

  it('are for whoever holds its link: listed, as PDF, and a proforma on request', async () => {
    const order = await confirmed(aBill(), null);
    const [proforma, again] = [await proformaOf(order).expect(200), await proformaOf(order)];
    expect(proforma.body).toMatchObject({ kind: 'proforma', orderId: order, user: null });
    expect(again.body._id).toBe(proforma.body._id);
    expect((await byLink(order, 'get', `/order/${order}`).expect(200)).body).toEqual([proforma.body]);
    const { body, headers } = await byLink(order, 'get', `/${proforma.body._id}.pdf`).buffer(true).expect(200);
    expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
    expect((await pagesOf(body))[0]).toContain(proforma.body.number);
  });

  it('are not opened by the link of another order, of one with an account, or by a forged one', async () => {
    const [order, theirs, owned] = [await confirmed(aBill(), null), await confirmed(aBill(), null), await confirmed()];
    const { body: proforma } = await proformaOf(order).expect(200);
    await byLink(theirs, 'get', `/${proforma._id}.pdf`).expect(404);
    await byLink(theirs, 'get', `/order/${order}`).expect(404);
    await byLink(theirs, 'post', `/order/${order}/proforma`).expect(404);
    await byLink(owned, 'get', `/order/${owned}`).expect(404);
    await proformaOf(owned).expect(404);
    await byLink(order, 'get', `/order/${order}`).set(ORDER_LINK_HEADER, 'forged').expect(404);
  });
});

describe('a credit note', () => {
  it('is issued once for what is refunded for a claim, and names its invoice', async () => {
    const order = await confirmed();
    await delivered(order);
    const [invoice] = await documents(order, 1);
    const claim = [order, anId(), 150_00, [{ line: 'a'.repeat(24), pieces: 1 }]] as const;
    for (let times = 0; times < 3; times++) await refunded(claim[0], claim[1], claim[2], [...claim[3]]);
    const [, note] = await documents(order, 2);
    expect(note).toMatchObject({
      kind: 'credit-note',
      reason: 'Deficiency of goods or service',
      number: expect.stringMatching(/^CN\/\d\d-\d\d\/00001$/),
      corrects: { _id: invoice?._id, number: invoice?.number },
      lines: [{ name: 'Mug, White', quantity: 1, rate: 18, taxable: 127.12, igst: 22.88, total: 150 }],
    });
  });

  it('is for the whole invoice when the order is cancelled after it, to the paisa', async () => {
    const order = await confirmed();
    await delivered(order);
    const [invoice] = await documents(order, 1);
    await cancelled(order);
    const [, note] = await documents(order, 2);
    expect(note?.totals).toEqual(invoice?.totals);
  });

  it('credits no more than the invoice when an order is cancelled after a claim', async () => {
    const order = await confirmed();
    await delivered(order);
    await documents(order, 1);
    await refunded(order, anId(), 200_00, [{ line: 'a'.repeat(24), pieces: 1 }]);
    await documents(order, 2);
    await cancelled(order);
    const notes = (await documents(order, 3)).slice(1);
    expect(notes.map(({ totals }) => totals.total).sort()).toEqual([200, 799]);
    expect(await accountOf(order)).toMatchObject({ due: 0 });
  });
});

describe('a credit of staff', () => {
  const credit = (order: string, body: object, key: string) =>
    as('owner', 'post', `/api/payments/accounts/${order}/credits`)
      .set('Idempotency-Key', key)
      .send({ reason: 'Colours were pale', refundBy: 'bank', ...body });

  it('gives money back once, has a credit note with its reason, and is in the returns of the month', async () => {
    const order = await confirmed();
    await delivered(order);
    const [invoice] = await documents(order, 1);
    await as('owner', 'post', `/api/payments/accounts/${order}/entries`)
      .send({ kind: 'payment', amount: 999, way: 'upi' })
      .expect(200);
    await documents(order, 2);
    const lines = [{ line: 'b'.repeat(24), amount: 105 }];
    const answers = await Promise.all(Array.from({ length: 5 }, () => credit(order, { lines }, 'once')));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(await accountOf(order)).toMatchObject({ due: 894, paid: 894, balance: 0, state: 'settled' });
    const note = (await documents(order, 3)).find(({ kind }) => kind === 'credit-note');
    expect(note).toMatchObject({
      reason: 'Colours were pale',
      corrects: { number: invoice?.number },
      lines: [{ name: 'Visiting cards', quantity: 35, rate: 5, taxable: 100, igst: 5, total: 105 }],
    });
    await eventually(() => expect(issued.map(({ number }) => number)).toContain(note?.number));
    const month = dayOf(new Date(note?.issuedAt ?? '')).slice(0, 7);
    const { text } = await as('owner', 'get', `/api/tax/months/${month}/sales-register.csv`).expect(200);
    expect(text).toContain(note?.number);
  });

  it('is refused for more than is charged, and without an amount, a reason and a way', async () => {
    const order = await confirmed();
    expect((await credit(order, { amount: 999.01 }, 'a').expect(409)).body.code).toBe('amount-too-high');
    expect((await credit(order, { lines: [{ line: 'x', amount: 1 }] }, 'b').expect(409)).body.code).toBe(
      'line-not-charged',
    );
    await credit(anId(), { amount: 1 }, 'c').expect(404);
    for (const bad of [{}, { amount: 1, lines: [{ line: 'x', amount: 1 }] }, { amount: -1 }, { amount: 1, reason: '' }])
      await credit(order, bad, 'd').expect(400);
    await credit(order, { amount: 1, refundBy: 'gold' }, 'e').expect(400);
  });

  it('before the invoice has its note once the order is invoiced', async () => {
    const order = await confirmed();
    await credit(order, { amount: 99.9 }, 'early').expect(200);
    await delivered(order);
    const [, note] = await documents(order, 2);
    expect(note).toMatchObject({ kind: 'credit-note', totals: { total: 99.9 } });
  });
});

it('finds documents by number, customer and month', async () => {
  const order = await confirmed();
  await delivered(order);
  const [invoice] = await documents(order, 1);
  const month = dayOf(new Date()).slice(0, 7);
  for (const query of [{ search: invoice?.number }, { search: order.slice(-6) }, { search: 'asha', month }]) {
    const { body } = await as('owner', 'get', '/api/invoices')
      .query({ ...query, limit: 100 })
      .expect(200);
    expect(body.map(({ _id }: { _id: string }) => _id)).toContain(invoice?._id);
  }
  const earlier = await as('owner', 'get', '/api/invoices').query({ month: '2020-01' }).expect(200);
  expect([earlier.body, earlier.headers['x-total-count']]).toEqual([[], '0']);
});

describe('documents beside the invoice', () => {
  const pay = (order: string, amount: number, key: string) =>
    as('owner', 'post', `/api/payments/accounts/${order}/entries`)
      .set('Idempotency-Key', key)
      .send({ kind: 'payment', amount, way: 'upi' })
      .expect(200);
  const kindsOf = (all: Invoice[]) => all.map(({ kind, totals: { total } }) => [kind, total]);

  it('are a voucher for an advance, the invoice with what is due, and a receipt for the rest', async () => {
    const order = await confirmed();
    await pay(order, 500, 'first');
    await documents(order, 1);
    await delivered(order);
    const [, invoice] = await documents(order, 2);
    expect(invoice).toMatchObject({ due: 499, upi: expect.stringContaining('am=499.00') });
    await pay(order, 499, 'second');
    const all = await documents(order, 3);
    expect(all[1]).toMatchObject({ due: 0, upi: '' });
    const { body: paper } = await as('owner', 'get', `/api/invoices/${invoice?._id}.pdf`).expect(200);
    expect((await pagesOf(paper)).join()).not.toContain('isdue');
    expect(kindsOf(all)).toEqual([
      ['receipt-voucher', 500],
      ['tax-invoice', 999],
      ['receipt', 499],
    ]);
    expect(all.map(({ number }) => number.split('/')[0])).toEqual(['RV', 'INV', 'RC']);
    await eventually(() =>
      expect(issued.filter(({ orderId }) => orderId === order).map(({ kind }) => kind)).toEqual(['tax-invoice']),
    );
  });

  it('are a voucher for what was paid on an order of nothing', async () => {
    const order = await confirmed(aBill({ shippingPaise: 0, totalPaise: 0, lines: [] }));
    await pay(order, 10, 'by mistake');
    expect((await documents(order, 1)).map(({ kind }) => kind)).toEqual(['receipt-voucher']);
  });

  it('are a refund voucher for an advance that goes back before an invoice', async () => {
    const order = await confirmed();
    await pay(order, 999, 'paid');
    await documents(order, 1);
    await cancelled(order);
    await as('owner', 'post', `/api/payments/accounts/${order}/entries`)
      .send({ kind: 'refund', amount: 999, way: 'upi' })
      .expect(200);
    expect(kindsOf(await documents(order, 2))).toEqual([
      ['receipt-voucher', 999],
      ['refund-voucher', 999],
    ]);
  });

  it('are a proforma for the customer and a challan for the goods, the same until the order changes', async () => {
    const order = await confirmed();
    const ask = (caller: 'customer' | 'other' | 'owner', what: string) =>
      as(caller, 'post', `/api/invoices/order/${order}/${what}`);
    const { body: proforma } = await ask('customer', 'proforma').expect(200);
    expect(proforma).toMatchObject({ kind: 'proforma', due: 999, number: expect.stringMatching(/^PI\//) });
    expect((await ask('owner', 'proforma').expect(200)).body._id).toBe(proforma._id);
    await pay(order, 400, 'in-part');
    const { body: later } = await ask('customer', 'proforma').expect(200);
    expect(later).toMatchObject({ _id: proforma._id, due: 599, upi: expect.stringContaining('am=599.00') });
    await ask('other', 'proforma').expect(403);
    const { body: challan } = await ask('owner', 'delivery-challan').expect(200);
    expect(challan).toMatchObject({ kind: 'delivery-challan', totals: { total: 999 }, due: 0 });
    const copies = await pagesOf((await as('owner', 'get', `/api/invoices/${challan._id}.pdf`).expect(200)).body);
    expect(copies).toHaveLength(3);
    expect(copies[1]).toContain('Duplicatefortransporter');

    // With the voucher for the advance.
    await documents(order, 3);
    await delivered(order);
    await documents(order, 4);
    await ask('owner', 'delivery-challan').expect(409);
    await cancelled(order);
    await documents(order, 5);
    await ask('customer', 'proforma').expect(409);
  });

  it('are narrow for a thermal printer, and as long as what is on them', async () => {
    const order = await confirmed();
    const { body: proforma } = await as('customer', 'post', `/api/invoices/order/${order}/proforma`).expect(200);
    const { body } = await as('customer', 'get', `/api/invoices/${proforma._id}.pdf`)
      .query({ paper: '80mm' })
      .expect(200);
    const pdf = await getDocument({ data: new Uint8Array(body) }).promise;
    const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
    expect([pdf.numPages, width]).toEqual([1, 227]);
    expect(height).toBeGreaterThan(300);
    expect(height).toBeLessThan(700);
  });
});

/** The text of each page of a PDF, without spaces. */
async function pagesOf(body: Uint8Array): Promise<string[]> {
  const pdf = await getDocument({ data: new Uint8Array(body) }).promise;
  const pages = Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1));
  return Promise.all(
    pages.map(async (page) => {
      const { items } = await (await page).getTextContent();
      return items
        .map((item) => ('str' in item ? item.str : ''))
        .join('')
        .replaceAll(/\s/g, '');
    }),
  );
}
