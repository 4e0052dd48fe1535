import {
  type Bill,
  dayOf,
  documentNumber,
  type EventData,
  financialYear,
  type Invoice,
  orderAdopted,
  orderImported,
  shopUpdated,
  USUAL_PREFIXES,
} from '@print-shop/contracts';
import { callers, eventually } from '@print-shop/test-kit';
import { aBill, anId, testBilling } from '../billing.fixture.ts';

const { service, as, publish, accountOf, issued, received, confirmed, delivered, documents, refunded } = testBilling();

const MONTH = '2026-08';
type Past = EventData<typeof orderImported>['imported'];
let count = 0;

/** A past order that came to ₹999.00, known to the service. */
async function past(part: Partial<Past> = {}, bill: Bill = aBill()) {
  const orderId = anId();
  const imported: Past = {
    number: `OLD-${++count}`,
    importedAt: new Date().toISOString(),
    paidPaise: 999_00,
    paidAt: '2026-08-18T06:30:00.000Z',
    way: 'upi',
    deliveredAt: '2026-08-18T06:30:00.000Z',
    ...part,
  };
  const data = {
    orderId,
    userId: null,
    customer: { name: 'Asha Verma', email: 'asha@example.com' },
    placedAt: '2026-08-14T06:30:00.000Z',
    bill,
    imported,
  };
  const event = crypto.randomUUID();
  await publish(orderImported, data, event);
  await eventually(async () => expect(await accountOf(orderId)).not.toBeNull());
  return { orderId, again: () => publish(orderImported, data, event) };
}
const month = async () => (await as('owner', 'get', `/api/tax/months/${MONTH}`).expect(200)).body;
const invoicesOf = async (orderId: string): Promise<Invoice[]> =>
  (await as('owner', 'get', `/api/invoices/order/${orderId}`).expect(200)).body;

let versions = 0;
/** Sets the prefix of invoices, and waits until this service has it. */
async function usePrefix(invoice: string): Promise<void> {
  const version = ++versions;
  const value = { prefixes: { ...USUAL_PREFIXES, 'tax-invoice': invoice } };
  await publish(shopUpdated, { section: 'documents', version, value });
  const kept = service.parts.mongo.collection<{ _id: string }>('shop-settings');
  await eventually(async () => expect(await kept.findOne({ _id: 'documents' })).toMatchObject({ version }));
}

describe('an order from before the shop moved in', () => {
  it('has an account with what was paid, and its invoice by the old number; nothing is issued or told', async () => {
    const { orderId, again } = await past({ invoice: 'OLD/26-27/318' });
    const [invoice] = await documents(orderId, 1);
    expect(invoice).toMatchObject({
      number: 'OLD/26-27/318',
      kind: 'tax-invoice',
      issuedAt: '2026-08-18T06:30:00.000Z',
    });
    expect(invoice?.totals.total).toBe(999);
    await again();
    expect(await accountOf(orderId)).toMatchObject({ state: 'settled', due: 999, paid: 999, balance: 0 });
    expect(await documents(orderId, 1)).toHaveLength(1);
    expect(issued.filter((one) => one.orderId === orderId)).toEqual([]);
    expect(received.filter((one) => one.orderId === orderId)).toEqual([]);
  });

  it('keeps its money where another event of the order comes first', async () => {
    const orderId = anId();
    const userId = anId();
    const data = {
      orderId,
      userId,
      customer: { name: 'Asha', email: 'asha@example.com' },
      placedAt: '2026-08-14T06:30:00.000Z',
      bill: aBill(),
    };
    await publish(orderAdopted, data);
    await eventually(async () => expect(await accountOf(orderId)).toMatchObject({ balance: 999 }));
    const deliveredAt = '2026-08-18T06:30:00.000Z';
    const imported: Past = {
      number: `OLD-${++count}`,
      importedAt: new Date().toISOString(),
      paidPaise: 999_00,
      paidAt: deliveredAt,
      way: 'upi',
      deliveredAt,
      invoice: 'OLD/26-27/330',
    };
    await publish(orderImported, { ...data, userId: null, imported });
    expect((await documents(orderId, 1))[0]).toMatchObject({ number: 'OLD/26-27/330' });
    expect(await accountOf(orderId)).toMatchObject({ user: userId, due: 999, paid: 999, state: 'settled' });
  });

  it('counts in the revenue of its day, by its type', async () => {
    const bill = aBill({
      lines: [
        { id: 'a'.repeat(24), productId: null, productType: 'Old banners', name: 'Banner', quantity: 1, paise: 999_00 },
      ],
      shippingPaise: 0,
    });
    const { orderId } = await past({ invoice: 'OLD/26-27/319' }, bill);
    await documents(orderId, 1);
    const { body } = await as('owner', 'get', '/api/invoices/revenue')
      .query({ from: '2026-08-18', to: '2026-08-18', by: 'type' })
      .expect(200);
    expect(JSON.stringify(body)).toContain('Old banners');
  });

  it('owes what is left, since its delivery; a payment of today has a receipt', async () => {
    const { orderId } = await past({ paidPaise: 0, invoice: 'OLD/26-27/320' });
    expect(await accountOf(orderId)).toMatchObject({ state: 'open', balance: 999 });
    await as('owner', 'post', `/api/payments/accounts/${orderId}/entries`)
      .send({ kind: 'payment', amount: 999, way: 'cash' })
      .expect(200);
    const all = await documents(orderId, 2);
    expect(all.map(({ kind }) => kind).sort()).toEqual(['receipt', 'tax-invoice']);
  });

  it('gets a credit note of today for a claim on it', async () => {
    const { orderId } = await past({ invoice: 'OLD/26-27/321' });
    await documents(orderId, 1);
    await refunded(orderId, anId(), 300_00, [{ line: 'a'.repeat(24), pieces: 1 }]);
    const all = await documents(orderId, 2);
    expect(all.find(({ kind }) => kind === 'credit-note')).toMatchObject({ corrects: { number: 'OLD/26-27/321' } });
  });

  it('without a number has no invoice, and one that is still open gets that of the shop on delivery', async () => {
    const { orderId: done } = await past();
    const { orderId: open } = await past({ deliveredAt: undefined, paidPaise: 500_00 });
    await delivered(open, aBill());
    const all = await documents(open, 1);
    expect(all[0]).toMatchObject({ kind: 'tax-invoice', number: expect.stringMatching(/^INV\//) });
    expect(await invoicesOf(done)).toEqual([]);
  });

  const year = financialYear(dayOf(new Date()));
  const at = new Date(Date.now() - 3600_000).toISOString();

  it('lets the shop count on after its own numbers', async () => {
    const { orderId } = await past({ invoice: documentNumber('INV', year, 700), deliveredAt: at, paidAt: at });
    await documents(orderId, 1);
    const own = await confirmed();
    await delivered(own);
    const next = documentNumber('INV', year, 701);
    expect((await documents(own, 1))[0]?.number).toBe(next);
    // The return names the numbers that the shop has issued, and not those between.
    const { body } = await as('owner', 'get', `/api/tax/months/${dayOf(new Date()).slice(0, 7)}`).expect(200);
    expect(body.series).toContainEqual(expect.objectContaining({ kind: 'tax-invoice', from: next }));
  });

  it('keeps an invoice whose number the shop has given, and says to staff and in its month whose else it is', async () => {
    const own = await confirmed();
    await delivered(own);
    const [given] = await documents(own, 1);
    const number = given?.number ?? '';
    const { orderId, again } = await past({ invoice: number.toLowerCase(), deliveredAt: at, paidAt: at });
    const [kept] = await documents(orderId, 1);
    expect(kept).toMatchObject({ number: number.toLowerCase(), sharedWith: { orderId: own, orderKind: 'order' } });
    expect(await accountOf(orderId)).toMatchObject({ state: 'settled' });
    await again();
    await refunded(orderId, anId(), 300_00, [{ line: 'a'.repeat(24), pieces: 1 }]);
    const note = (await documents(orderId, 2)).find(({ kind }) => kind === 'credit-note');
    expect(note?.corrects).toMatchObject({ _id: kept?._id });
    expect((await documents(own, 1))[0]).not.toHaveProperty('sharedWith');
    // Its customer does not learn of somebody else's order.
    const userId = callers.customer.id;
    const customer = { name: 'Asha Verma', email: 'asha@example.com' };
    await publish(orderAdopted, { orderId, userId, customer, placedAt: at, bill: aBill() });
    await eventually(async () => {
      const { body } = await as('customer', 'get', `/api/invoices/order/${orderId}`).expect(200);
      expect(body[0]).toMatchObject({ number: number.toLowerCase() });
      expect(body[0]).not.toHaveProperty('sharedWith');
    });
    const { body } = await as('owner', 'get', `/api/tax/months/${dayOf(new Date(at)).slice(0, 7)}`).expect(200);
    expect(body.sharedNumbers).toContain(number.toLowerCase());
  });

  it('tells numbers apart that have another prefix or another year', async () => {
    const [before] = [await confirmed()];
    await delivered(before);
    const count = Number((await documents(before, 1))[0]?.number.split('/')[2]);
    const others = [documentNumber('OLD', year, count), documentNumber('INV', '20-21', count)];
    for (const invoice of others) {
      const { orderId } = await past({ invoice, deliveredAt: at, paidAt: at });
      const [kept] = await documents(orderId, 1);
      expect(kept?.number).toBe(invoice);
      expect(kept).not.toHaveProperty('sharedWith');
    }
    const next = await confirmed();
    await delivered(next);
    expect((await documents(next, 1))[0]?.number).toBe(documentNumber('INV', year, count + 1));
  });

  it('tells numbers apart that begin again each financial year, and no others', async () => {
    const invoices: (Invoice | undefined)[] = [];
    for (const day of ['2025-05-10', '2026-05-11', '2026-06-12']) {
      const { orderId } = await past({
        invoice: '101',
        deliveredAt: `${day}T06:30:00.000Z`,
        paidAt: undefined,
        paidPaise: 0,
      });
      invoices.push((await documents(orderId, 1))[0]);
    }
    const [first, second, third] = invoices;
    expect(first).not.toHaveProperty('sharedWith');
    expect(second).not.toHaveProperty('sharedWith');
    expect(third).toMatchObject({ number: '101', sharedWith: { orderId: second?.orderId } });
  });

  it('keeps the shop from a number that was brought along under a prefix that is its own since', async () => {
    const own = await confirmed();
    await delivered(own);
    const count = Number((await documents(own, 1))[0]?.number.split('/')[2]);
    const taken = documentNumber('NEW', year, count + 1);
    await documents((await past({ invoice: taken, deliveredAt: at, paidAt: at })).orderId, 1);
    // The number that the shop gives before it changes its prefix is no other's, although its place is taken then.
    const given = documentNumber('INV', year, count);
    await usePrefix('NEW');
    const next = await confirmed();
    await delivered(next);
    expect((await documents(next, 1))[0]?.number).toBe(documentNumber('NEW', year, count + 2));
    const [twice] = await documents((await past({ invoice: given, deliveredAt: at, paidAt: at })).orderId, 1);
    expect(twice).toMatchObject({ number: given, sharedWith: { orderId: own } });
    const free = documentNumber('NEW', year, count);
    const [other] = await documents((await past({ invoice: free, deliveredAt: at, paidAt: at })).orderId, 1);
    expect(other?.number).toBe(free);
    expect(other).not.toHaveProperty('sharedWith');
    await usePrefix('INV');
  });

  it('is in the returns of its month, unless that was closed before it was brought along', async () => {
    const { total } = (await month()).sums;
    const { orderId } = await past({ invoice: 'OLD/26-27/800' });
    await documents(orderId, 1);
    expect((await month()).sums.total).toBe(total + 999);
    const before = await month();
    await as('owner', 'post', `/api/tax/months/${MONTH}/closing`).expect(200);
    const { orderId: late } = await past({ invoice: 'LATE/26-27/1' });
    await documents(late, 1);
    expect(await month()).toMatchObject({ sums: before.sums, series: before.series });
    const { text } = await as('owner', 'get', `/api/tax/months/${MONTH}/sales-register.csv`).expect(200);
    expect(text).toContain('OLD/26-27/800');
    expect(text).not.toContain('LATE/26-27/1');
    await service.parts.mongo.collection('closed-months').deleteMany({});
  });
});
