import { ORDER_LINK_HEADER } from '@print-shop/contracts';
import { createMailLinks } from '@print-shop/links';
import { eventually } from '@print-shop/test-kit';
import request from 'supertest';
import { aBill, MAIL_LINK_KEY, testBilling } from '../billing.fixture.ts';

const billing = testBilling();
const { service, as, accountOf, confirmed, paid, cancelled, received, records } = billing;
const enter = (order: string, body: object, key?: string) => {
  const call = as('owner', 'post', `/api/payments/accounts/${order}/entries`);
  return (key ? call.set('Idempotency-Key', key) : call).send(body);
};
let utrs = 100_000_000_000;
const aUtr = () => String(++utrs);

describe('the account of an order', () => {
  it('says what is due, and how to pay it by UPI', async () => {
    const order = await confirmed(aBill({ advancePaise: 500_00 }));
    const { body } = await as('customer', 'get', `/api/payments/accounts/${order}`).expect(200);
    expect(body).toMatchObject({
      _id: order,
      state: 'open',
      due: 999,
      paid: 0,
      balance: 999,
      dueNow: 500,
      upi: { id: 'chhaap@okexample', payee: 'Chhaap' },
    });
    const asked = new URL(body.upi.link).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({ pa: 'chhaap@okexample', am: '500.00', cu: 'INR', tr: order });
  });

  it('takes the half now and the half later, and then says that the order is paid', async () => {
    const order = await confirmed();
    const half = await enter(order, { kind: 'payment', amount: 500, way: 'upi', utr: aUtr() }).expect(200);
    expect(half.body).toMatchObject({ paid: 500, balance: 499, state: 'open' });
    await enter(order, { kind: 'payment', amount: 499, way: 'cash' }).expect(200);
    const of = () =>
      received.filter(({ orderId }) => orderId === order).map(({ paise, balancePaise }) => [paise, balancePaise]);
    await eventually(() =>
      expect(of()).toEqual([
        [500_00, 499_00],
        [499_00, 0],
      ]),
    );
    // The answer of ordering changes nothing.
    await paid(order);
    await eventually(async () => expect(records.filter(({ id }) => id === order)).toHaveLength(2));
    expect((await accountOf(order)).entries.map(({ kind }) => kind)).toEqual(['charge', 'payment', 'payment']);
    const { body } = await as('customer', 'get', '/api/payments').query({ order }).expect(200);
    expect(body.map(({ amount, by }: { amount: number; by: string }) => [amount, by])).toEqual([
      [500, 'shop'],
      [499, 'shop'],
    ]);
  });

  it('makes one entry of a request that comes ten times at once', async () => {
    const order = await confirmed();
    const sent = Array.from({ length: 10 }, () => enter(order, { kind: 'payment', amount: 100, way: 'cash' }, 'once'));
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await accountOf(order)).toMatchObject({ paid: 100, balance: 899 });
  });

  it('counts a UTR once in the whole shop', async () => {
    const [one, other, utr] = [await confirmed(), await confirmed(), aUtr()];
    const payment = { kind: 'payment', amount: 999, way: 'upi', utr };
    const answers = await Promise.all([enter(one, payment), enter(other, payment)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('utr-entered-before');
  });

  it('refuses to give back more than was paid, and bad input with all its faults', async () => {
    const order = await confirmed();
    const { body } = await enter(order, { kind: 'refund', amount: 1, way: 'upi' }).expect(409);
    expect(body).toMatchObject({ code: 'amount-too-high', message: 'Only ₹0 was paid.' });
    const bad = await enter(order, { kind: 'payment', amount: 0, utr: '12' }).expect(400);
    expect(bad.body.details.map(({ path }: { path: string }) => path)).toEqual(
      expect.arrayContaining(['body.amount', 'body.utr']),
    );
  });

  it('owes a refund when a paid order is cancelled, also where the payment comes after that', async () => {
    const order = await confirmed();
    await cancelled(order);
    await eventually(async () => expect(await accountOf(order)).toMatchObject({ state: 'settled', due: 0 }));
    const late = await enter(order, { kind: 'payment', amount: 999, way: 'upi', utr: aUtr() }).expect(200);
    expect(late.body).toMatchObject({ state: 'refund-due', balance: -999, upi: null });
    const back = await enter(order, { kind: 'refund', amount: 999, way: 'upi' }).expect(200);
    expect(back.body).toMatchObject({ state: 'settled', paid: 0 });
  });
});

describe('what the customer says they paid', () => {
  it('waits for staff, who confirm it by its number', async () => {
    const [order, utr] = [await confirmed(), aUtr()];
    const say = () => as('customer', 'post', `/api/payments/accounts/${order}/reports`).send({ utr });
    for (let times = 0; times < 2; times++) expect((await say().expect(200)).body.reports).toHaveLength(1);
    const found = await as('owner', 'get', '/api/payments/accounts')
      .query({ state: 'reported', search: utr })
      .expect(200);
    expect(found.body).toMatchObject([{ _id: order, state: 'reported' }]);
    const { body } = await enter(order, { kind: 'payment', amount: 999, way: 'upi', utr }).expect(200);
    expect(body).toMatchObject({ state: 'settled', reports: [] });
  });

  it('is said of a guest’s order by whoever holds its link, and no longer once it has an account', async () => {
    const [order, theirs] = [await confirmed(aBill(), null), await confirmed()];
    const tokenOf = (id: string) => createMailLinks({ mail: MAIL_LINK_KEY }).signOrder(id, 60);
    const byLink = (link = '', id = order, path = '') =>
      request(service.app)[path ? 'post' : 'get'](`/api/payments/accounts/${id}${path}`).set(ORDER_LINK_HEADER, link);
    expect((await byLink(tokenOf(order)).expect(200)).body).toMatchObject({ _id: order, balance: 999 });
    const said = await byLink(tokenOf(order), order, '/reports').send({ utr: aUtr() }).expect(200);
    expect(said.body.state).toBe('reported');
    await byLink(tokenOf(theirs), theirs).expect(404);
    await byLink(tokenOf(await confirmed(aBill(), null))).expect(404);
    await byLink('forged').expect(404);
  });
});

it('lists accounts by what is owed', async () => {
  const order = await confirmed(aBill({ totalPaise: 55_555_00 }));
  const dearest = await as('owner', 'get', '/api/payments/accounts').query({
    state: 'open',
    sort: '-balance',
    limit: 1,
  });
  expect(dearest.headers['x-total-count']).toMatch(/^\d+$/);
  expect(dearest.body).toMatchObject([{ _id: order, balance: 55_555, customer: { name: 'Asha Verma' } }]);
});
