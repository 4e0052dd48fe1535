import { aBill, testBilling } from '../billing.fixture.ts';

const { as, confirmed, paid, delivered, documents } = testBilling({ invoiceOn: 'payment' });
const pay = (order: string, amount: number) =>
  as('owner', 'post', `/api/payments/accounts/${order}/entries`)
    .set('Idempotency-Key', crypto.randomUUID())
    .send({ kind: 'payment', amount, way: 'upi' })
    .expect(200);
const invoicesIn = (all: { kind: string }[]) => all.filter(({ kind }) => kind === 'tax-invoice');

describe('in a shop that issues invoices on payment, the invoice of an order', () => {
  it('is issued once when all is paid, and not again on delivery', async () => {
    const order = await confirmed();
    await pay(order, 500);
    expect((await documents(order, 1)).map(({ kind }) => kind)).toEqual(['receipt-voucher']);
    await pay(order, 499);
    await paid(order);
    const all = await documents(order, 3);
    expect(invoicesIn(all)).toMatchObject([{ orderId: order, totals: { total: 999 } }]);
    await delivered(order);
    const last = await confirmed();
    await delivered(last);
    await documents(last, 1);
    expect(await documents(order, 3)).toEqual(all);
  });

  it('comes before the receipt of the payment that is its reason', async () => {
    const order = await confirmed();
    await paid(order);
    expect((await documents(order, 2)).map(({ kind }) => kind)).toEqual(['tax-invoice', 'receipt']);
  });

  it('is issued on delivery where it is paid afterwards', async () => {
    const order = await confirmed(aBill());
    await delivered(order);
    expect(invoicesIn(await documents(order, 1))).toMatchObject([{ totals: { total: 999 } }]);
  });
});
