import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Account, ORDER_LINK_HEADER } from '@print-shop/contracts';
import { createMailLinks } from '@print-shop/links';
import { createRelay } from '@print-shop/messaging';
import { callers, eventually } from '@print-shop/test-kit';
import request from 'supertest';
import { createAccountStore } from '../../../services/billing/src/account/account.store.ts';
import { aBill, anId, MAIL_LINK_KEY, testBilling } from '../../../services/billing/src/billing.fixture.ts';
import { modelsOf, outboxesOf } from '../../../services/billing/src/models.ts';
import { createCheckoutStore } from '../../../services/billing/src/online/checkout.store.ts';
import { createOnlinePayments } from '../../../services/billing/src/online/take-payments.ts';
import { createRazorpay } from '../../../services/billing/src/provider/razorpay.ts';
import { startPaymentProvider } from './server.ts';

const keys = { keyId: 'rzp_test_key', keySecret: 'a secret of tests', webhookSecret: 'a webhook secret of tests' };
const folder = mkdtempSync(join(tmpdir(), 'payments-'));
let provider: Awaited<ReturnType<typeof startPaymentProvider>>;
/** The server behind the shop's address. */
const shop = createServer((req, res) => billing.service.app(req, res));

const billing = testBilling(async () => {
  await new Promise<void>((resolve) => {
    shop.listen(0, '127.0.0.1', resolve);
  });
  const publicUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
  const webhookUrl = `${publicUrl}/api/payments/webhooks/razorpay`;
  provider = await startPaymentProvider({ ...keys, port: 0, webhookUrl, folder });
  return { publicUrl, lookEveryMs: 500, provider: createRazorpay({ ...keys, url: provider.url }) };
});
const { service, as, accountOf, confirmed, cancelled, received } = billing;
const guestLinks = createMailLinks({ mail: MAIL_LINK_KEY });

afterAll(async () => {
  await provider.close();
  shop.close();
  rmSync(folder, { recursive: true });
});
afterEach(() => control('/webhooks', {}));

const control = (path: string, body: object) =>
  fetch(`${provider.url}/control${path}`, { method: 'PUT', body: JSON.stringify(body) });
const begin = async (order: string): Promise<Record<string, string>> =>
  (await as('customer', 'post', `/api/payments/accounts/${order}/checkouts`).expect(200)).body.fields;
/** Pays on the provider's page; gives the id of the payment. */
const pay = async (providerOrder = '', outcome = 'upi'): Promise<string> => {
  const url = `${provider.url}/control/orders/${providerOrder}/payments`;
  return ((await (await fetch(url, { method: 'POST', body: JSON.stringify({ outcome }) })).json()) as { id: string })
    .id;
};
/** The browser returns from the provider's page; gives the answer's status and where it leads. */
const comeBack = async (paymentId: string): Promise<[status: number, path: string]> => {
  const payment = provider.ledger.payment(paymentId);
  const { status, headers } = await request(service.app)
    .post('/api/payments/returns/razorpay')
    .type('form')
    .send({
      razorpay_order_id: payment.order_id,
      razorpay_payment_id: paymentId,
      razorpay_signature: provider.ledger.sign(payment),
    });
  return [status, new URL(headers.location ?? '').pathname];
};
const kinds = ({ entries }: Account) => entries.map(({ kind, amount }) => [kind, amount]);
/** The sum that the provider has for an order, as the ledger should have it: paid less refunded, in rupees. */
const atProvider = (providerOrder = ''): number =>
  provider.ledger
    .paymentsOf(providerOrder)
    .filter(({ status }) => status !== 'failed')
    .reduce((sum, { amount, amount_refunded }) => sum + (amount - amount_refunded) / 100, 0);

describe('an order', () => {
  it('is paid on the page of the provider, whose webhook comes three times', async () => {
    const order = await confirmed();
    await control('/webhooks', { repeat: 2 });
    const { order_id: id, amount } = await begin(order);
    expect(amount).toBe('99900');
    await pay(id);
    await eventually(async () => expect(await accountOf(order)).toMatchObject({ state: 'settled', paid: 999 }));
    expect(kinds(await accountOf(order))).toEqual([
      ['charge', 999],
      ['payment', 999],
    ]);
    await eventually(() => expect(received.filter(({ orderId }) => orderId === order)).toHaveLength(1));
    await as('customer', 'post', `/api/payments/accounts/${order}/checkouts`).expect(409);
  });

  it('of which less is due than the provider takes says so, and is not to be paid online', async () => {
    const order = await confirmed();
    const entry = { kind: 'payment', amount: 998.5, way: 'cash' };
    await as('owner', 'post', `/api/payments/accounts/${order}/entries`).send(entry).expect(200);
    expect(await accountOf(order)).toMatchObject({ balance: 0.5, canPayOnline: false });
    const { body } = await as('customer', 'post', `/api/payments/accounts/${order}/checkouts`).expect(409);
    expect(body).toEqual({
      message: 'Only ₹1 and more go online. Please choose another way.',
      code: 'amount-too-low',
    });
  });

  it('is paid by the return of the browser where every webhook is lost, which leads to its page', async () => {
    const order = await confirmed();
    await control('/webhooks', { drop: true });
    const { order_id: id } = await begin(order);
    expect(await comeBack(await pay(id))).toEqual([303, `/order/${order}`]);
    expect(await accountOf(order)).toMatchObject({ state: 'settled', paid: 999 });
  });

  it('is paid once where the bank takes its time and the browser returns several times', async () => {
    const order = await confirmed();
    await control('/webhooks', { drop: true });
    const payment = await pay((await begin(order)).order_id, 'slow');
    const returns = await Promise.all([1, 2, 3, 4].map(() => comeBack(payment)));
    expect(returns).toEqual(Array(4).fill([303, `/order/${order}`]));
    const account = await accountOf(order);
    expect(account).toMatchObject({ state: 'settled', paid: 999 });
    expect(kinds(account)).toEqual([
      ['charge', 999],
      ['payment', 999],
    ]);
  });

  it('is found by the customer who has paid while the provider does not answer, and paid later', async () => {
    const order = await confirmed();
    await control('/webhooks', { drop: true });
    const payment = await pay((await begin(order)).order_id);
    await control('/failures', { next: 1 });
    expect(await comeBack(payment)).toEqual([303, `/order/${order}`]);
    await eventually(async () => expect(await accountOf(order)).toMatchObject({ state: 'settled', paid: 999 }));
  });

  it('is paid at once, though its account is opened by an event that comes later', async () => {
    const order = anId();
    const [{ order_id: id, amount }] = await Promise.all([
      begin(order),
      confirmed(aBill(), callers.customer.id, order),
    ]);
    expect(amount).toBe('99900');
    await pay(id);
    await eventually(async () => expect(await accountOf(order)).toMatchObject({ state: 'settled', paid: 999 }));
  });

  it('is believed to be paid by nobody else', async () => {
    const order = await confirmed();
    const { order_id: id } = await begin(order);
    await request(service.app)
      .post('/api/payments/webhooks/razorpay')
      .set('X-Razorpay-Signature', 'ab'.repeat(32))
      .send({ event: 'payment.captured', payload: { payment: { entity: { id: 'pay_1', order_id: id } } } })
      .expect(403);
    const forged = { razorpay_order_id: id, razorpay_payment_id: 'pay_1', razorpay_signature: 'ab'.repeat(32) };
    const back = await request(service.app).post('/api/payments/returns/razorpay').type('form').send(forged);
    expect([back.status, new URL(back.headers.location ?? '').pathname]).toEqual([303, '/orders']);
    await request(service.app).post('/api/payments/webhooks/other').send({}).expect(404);
    expect(await accountOf(order)).toMatchObject({ paid: 0, canPayOnline: true });
  });

  it('of a guest is paid by its link, which nobody else gets', async () => {
    const order = await confirmed(aBill(), null);
    const begin = request(service.app).post(`/api/payments/accounts/${order}/checkouts`);
    const begun = await begin.set(ORDER_LINK_HEADER, guestLinks.signOrder(order, 60) ?? '').expect(200);
    const payment = provider.ledger.payment(await pay(begun.body.fields.order_id));
    const sent = { razorpay_order_id: payment.order_id, razorpay_payment_id: payment.id };
    const back = await request(service.app)
      .post('/api/payments/returns/razorpay')
      .type('form')
      .send({ ...sent, razorpay_signature: provider.ledger.sign(payment) });
    // The provider gets no link that opens the order, and a signed return that is sent again makes none.
    expect(new URL(back.headers.location ?? '')).toMatchObject({ pathname: '/track', search: '?of=order', hash: '' });
    expect(begun.body.fields.cancel_url).toMatch(/\/track\?of=order$/);
  });

  it('that the bank takes its time over is captured, and one that it declines is not paid', async () => {
    const [slow, declined] = [await confirmed(), await confirmed()];
    await pay((await begin(slow)).order_id, 'slow');
    await eventually(async () => expect(await accountOf(slow)).toMatchObject({ paid: 999 }));
    await pay((await begin(declined)).order_id, 'fail');
    expect(await accountOf(declined)).toMatchObject({ paid: 0, canPayOnline: true });
  });
});

describe('money that is not owed goes back', () => {
  it('when an order is paid twice at once, once', async () => {
    const order = await confirmed();
    const first = await begin(order);
    const second = provider.ledger.open({ amount: 999_00, receipt: order });
    const { checkouts } = modelsOf(service.parts.mongo);
    const at = { createdAt: new Date(), lookAt: new Date() };
    await checkouts.create({
      _id: second.id,
      provider: 'razorpay',
      orderId: order,
      paise: 999_00,
      state: 'open',
      ...at,
    });
    await Promise.all([pay(first.order_id), pay(second.id)]);
    await eventually(async () => expect(kinds(await accountOf(order)).at(-1)).toEqual(['refund', 999]));
    expect(await accountOf(order)).toMatchObject({ paid: 999, balance: 0, refunds: [] });
    expect(atProvider(first.order_id) + atProvider(second.id)).toBe(999);
  });

  it('when it comes for an order that was cancelled meanwhile, or is cancelled later', async () => {
    const [before, after] = [await confirmed(), await confirmed()];
    const [late, early] = [await begin(before), await begin(after)];
    await pay(early.order_id);
    await eventually(async () => expect(await accountOf(after)).toMatchObject({ paid: 999 }));
    await Promise.all([cancelled(before), cancelled(after)]);
    await eventually(async () => expect(await accountOf(before)).toMatchObject({ due: 0 }));
    await pay(late.order_id);
    for (const [order, { order_id: id }] of [
      [before, late],
      [after, early],
    ] as const) {
      await eventually(async () => expect(kinds(await accountOf(order)).at(-1)).toEqual(['refund', 999]));
      expect(await accountOf(order)).toMatchObject({ paid: 0, balance: 0, refunds: [] });
      expect(atProvider(id)).toBe(0);
    }
  });
});

describe('a refund', () => {
  it('that staff ask for is sent once, however often and at once they do, and though the provider fails', async () => {
    const order = await confirmed();
    const { order_id: id } = await begin(order);
    await pay(id);
    await eventually(async () => expect(await accountOf(order)).toMatchObject({ refundable: 999 }));
    await control('/failures', { next: 1, after: true });
    const asked = () =>
      as('owner', 'post', `/api/payments/accounts/${order}/refunds`)
        .set('Idempotency-Key', 'once')
        .send({ amount: 200, note: 'Agreed by phone' });
    for (const { status } of await Promise.all([asked(), asked(), asked()])) expect(status).toBe(200);
    await eventually(
      async () => expect(await accountOf(order)).toMatchObject({ paid: 799, refundable: 799, refunds: [] }),
      { timeoutMs: 40_000 },
    );
    expect(atProvider(id)).toBe(799);
    await as('owner', 'post', `/api/payments/accounts/${order}/refunds`).send({ amount: 799.01 }).expect(409);
  }, 60_000);

  it('of less than the provider sends back is refused, alone or for a credit, and nothing is entered', async () => {
    const order = await confirmed();
    const { order_id: id } = await begin(order);
    await pay(id);
    await eventually(async () => expect(await accountOf(order)).toMatchObject({ refundable: 999 }));
    const credit = { amount: 0.5, reason: 'A scratch', refundBy: 'provider' };
    for (const [path, asked] of [
      ['refunds', { amount: 0.5 }],
      ['credits', credit],
    ] as const) {
      const { body } = await as('owner', 'post', `/api/payments/accounts/${order}/${path}`).send(asked).expect(409);
      expect(body).toEqual({
        message: 'Only ₹1 and more go online. Please choose another way.',
        code: 'amount-too-low',
      });
    }
    expect(await accountOf(order)).toMatchObject({ due: 999, paid: 999, refunds: [] });
    await as('owner', 'post', `/api/payments/accounts/${order}/credits`)
      .send({ ...credit, refundBy: 'cash' })
      .expect(200);
    expect(await accountOf(order)).toMatchObject({ due: 998.5, paid: 998.5, refunds: [] });
  });

  it('that was made at the provider itself is entered, too', async () => {
    const order = await confirmed();
    const { order_id: id } = await begin(order);
    const payment = await pay(id);
    await eventually(async () => expect(await accountOf(order)).toMatchObject({ paid: 999 }));
    provider.ledger.refund(payment, 300_00, undefined);
    await eventually(async () => expect(await accountOf(order)).toMatchObject({ paid: 699, balance: 300 }));
  });
});

it('looks once more at a checkout that was paid, and sends back what was paid twice and nobody told', async () => {
  const order = await confirmed();
  await control('/webhooks', { drop: true });
  const { order_id: id } = await begin(order);
  await pay(id);
  await control('/webhooks', {});
  await pay(id);
  await eventually(async () => expect(await accountOf(order)).toMatchObject({ state: 'settled', paid: 999 }));
  await modelsOf(service.parts.mongo).checkouts.updateOne({ _id: id }, { $set: { lookAt: new Date(0) } });
  await eventually(
    async () => {
      expect(kinds(await accountOf(order)).map(([kind]) => kind)).toEqual(['charge', 'payment', 'payment', 'refund']);
      expect(atProvider(id)).toBe(999);
    },
    { timeoutMs: 45_000 },
  );
  const looked = await modelsOf(service.parts.mongo).checkouts.findById(id).lean();
  expect([looked?.state, looked?.lookAt]).toEqual(['paid', undefined]);
}, 60_000);

it('looks at all checkouts that are due in one run, and many that the provider does not know hold up no other', async () => {
  const order = await confirmed();
  await control('/webhooks', { drop: true });
  const { order_id: id } = await begin(order);
  await pay(id);
  const { mongo, logger } = service.parts;
  const models = modelsOf(mongo);
  // Due in an hour, so that the service itself, which looks all the time, leaves them alone.
  const soon = (seconds: number) => new Date(Date.now() + 3_600_000 + seconds * 1000);
  const unknown = {
    provider: 'razorpay',
    orderId: order,
    paise: 1,
    state: 'open',
    createdAt: soon(-60),
  } as const;
  const ids = Array.from({ length: 120 }, (_, n) => `order_of_other_keys_${order}_${n}`);
  await models.checkouts.insertMany(ids.map((_id) => ({ ...unknown, _id, lookAt: soon(0) })));
  await models.checkouts.updateOne({ _id: id }, { $set: { createdAt: soon(-60), lookAt: soon(1) } });
  const relay = createRelay({ ...service.parts, models: outboxesOf(mongo) });
  const payments = createOnlinePayments({
    logger,
    sendRefunds: () => undefined,
    checkouts: createCheckoutStore(models.checkouts),
    accounts: createAccountStore(models.accounts, relay),
    provider: createRazorpay({ ...keys, url: provider.url }),
  });
  expect(await accountOf(order)).toMatchObject({ state: 'open', paid: 0 });
  for (const checkout of await createCheckoutStore(models.checkouts).listDue(soon(2), 200))
    await payments.look(checkout, soon(2));
  await relay.close();
  expect(await accountOf(order)).toMatchObject({ state: 'settled', paid: 999 });
  expect(await models.checkouts.countDocuments({ _id: { $in: ids }, lookAt: { $lte: soon(2) } })).toBe(0);
  await models.checkouts.deleteMany({ _id: { $in: ids } });
}, 60_000);

describe('the ledger and the settlements of the provider', () => {
  const compare = () => as('owner', 'post', '/api/payments/reconciliation').expect(200);
  const listed = async () => (await as('owner', 'get', '/api/payments/differences').expect(200)).body;
  /** Recent payments are settled in the past, as a settlement is always about the past. */
  const settledYesterday = () => {
    const { payments, refunds } = provider.ledger.all();
    for (const row of [...payments, ...refunds]) row.created_at -= 86_400;
  };

  it('agree about what was paid and sent back', async () => {
    const order = await confirmed();
    await pay((await begin(order)).order_id);
    await eventually(async () => expect(await accountOf(order)).toMatchObject({ paid: 999 }));
    settledYesterday();
    const { body } = await compare();
    expect(body.rows).toBeGreaterThan(0);
    expect((await listed()).filter(({ order: of }: { order: string }) => of === order)).toEqual([]);
  });

  it('show what the provider keeps, and list a settlement that has kept something else', async () => {
    const order = await confirmed();
    await pay((await begin(order)).order_id);
    await eventually(async () => expect(await accountOf(order)).toMatchObject({ paid: 999 }));
    settledYesterday();
    await compare();
    const newest = async () => (await as('owner', 'get', '/api/payments/settlements').expect(200)).body[0];
    const { _id: id, payments, refunds, fees, tax, expected, paidOut } = await newest();
    expect(paidOut).toBe(expected);
    expect(expected).toBeCloseTo(payments - refunds - fees - tax);
    expect(fees).toBeGreaterThan(0);
    const about = async () => (await listed()).filter(({ reference }: { reference: string }) => reference === id);
    expect(await about()).toEqual([]);

    // A fee that no row has.
    await control('/settlements', { withheld: 2_50 });
    await compare();
    await compare();
    const [found, ...others] = await about();
    expect(others).toEqual([]);
    expect(found).toMatchObject({ kind: 'other-payout', ledger: expected, order: null });
    expect(found.ledger - found.stated).toBeCloseTo(2.5);
    await control('/settlements', { withheld: 0 });
    await compare();
    expect(await about()).toEqual([]);
  });

  it('are told apart where a payment is in none, in another amount, or was never settled', async () => {
    const [lost, wrong, late] = [await confirmed(), await confirmed(), await confirmed()];
    await control('/webhooks', { drop: true });
    const lostPayment = await pay((await begin(lost)).order_id);
    await control('/webhooks', {});
    const wrongPayment = await pay((await begin(wrong)).order_id);
    await eventually(async () => expect(await accountOf(wrong)).toMatchObject({ paid: 999 }));
    const { accounts } = modelsOf(service.parts.mongo);
    await accounts.updateOne({ _id: wrong }, { $set: { 'entries.1.paise': 1_00 } });
    const latePayment = await pay((await begin(late)).order_id);
    await eventually(async () => expect(await accountOf(late)).toMatchObject({ paid: 999 }));
    const old = new Date(Date.now() - 30 * 86_400_000);
    await accounts.updateOne({ _id: late }, { $set: { 'entries.1.at': old } });
    settledYesterday();
    provider.ledger.payment(latePayment).created_at -= 40 * 86_400;

    await compare();
    await compare();
    const found: { _id: string; kind: string; reference: string; stated: number; ledger: number; order: string }[] =
      await listed();
    const of = (reference: string) => found.filter((one) => one.reference === reference);
    expect(of(lostPayment)).toMatchObject([{ kind: 'not-in-ledger', stated: 999, ledger: 0, order: null }]);
    expect(of(wrongPayment)).toMatchObject([{ kind: 'other-amount', stated: 999, ledger: 1, order: wrong }]);
    expect(of(latePayment)).toMatchObject([{ kind: 'not-settled', stated: 0, ledger: 999, order: late }]);

    await as('owner', 'post', `/api/payments/differences/${of(lostPayment)[0]?._id}/settlement`)
      .send({ note: 'Webhooks were off' })
      .expect(200);
    expect(await accountOf(lost)).toMatchObject({ state: 'settled', paid: 999 });
    expect((await listed()).map(({ reference }: { reference: string }) => reference)).not.toContain(lostPayment);
  });
});

it('keeps what the provider tells of a payment of no order, and shows it to staff', async () => {
  const { id } = provider.ledger.open({ amount: 123_00 });
  const payment = await pay(id);
  await eventually(async () => {
    const { body } = await as('owner', 'get', '/api/payments/webhooks').expect(200);
    expect(body).toMatchObject([{ provider: 'razorpay', event: 'payment.captured', paymentId: payment }]);
  });
  await as('customer', 'get', '/api/payments/webhooks').expect(403);
});
