import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { dayOf } from '@print-shop/contracts';
import { eventually } from '@print-shop/test-kit';
import { type PaymentProvider, ProviderError } from '../../../services/billing/src/provider/provider.ts';
import { createRazorpay } from '../../../services/billing/src/provider/razorpay.ts';
import { startPaymentProvider } from './server.ts';

const keys = { keyId: 'rzp_test_key', keySecret: 'a secret of tests', webhookSecret: 'a webhook secret of tests' };
const folder = mkdtempSync(join(tmpdir(), 'payments-'));
const heard: { body: Buffer; headers: IncomingHttpHeaders }[] = [];
/** The shop, which fails to take the first so many webhooks. */
let fails = 0;
const shop = createServer(async (req, res) => {
  const body = await buffer(req);
  if (fails > 0) {
    fails--;
    res.writeHead(503).end();
    return;
  }
  heard.push({ body, headers: req.headers });
  res.end('{}');
});
let server: Awaited<ReturnType<typeof startPaymentProvider>>;
let provider: PaymentProvider;

const start = async (port = 0) => {
  const webhookUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/`;
  server = await startPaymentProvider({ ...keys, port, webhookUrl, folder });
  provider = createRazorpay({ ...keys, url: server.url, payee: 'Chhaap' });
};
const control = (method: string, path: string, body: object) =>
  fetch(`${server.url}/control${path}`, { method, body: JSON.stringify(body) });
const told = (event: string) =>
  heard.flatMap(({ body, headers }) => {
    const read = provider.readWebhook(body, (name) => headers[name]?.toString());
    return read?.event === event ? [read] : [];
  });

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    shop.listen(0, '127.0.0.1', resolve);
  });
  await start();
});
afterAll(async () => {
  await server.close();
  shop.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  heard.length = 0;
  await control('PUT', '/webhooks', {});
});

/** An order of ₹999 that was paid on the provider's page, as a browser does it. */
async function paid(outcome = 'upi', paise = 999_00) {
  const { providerOrderId } = await provider.createOrder({ reference: 'a'.repeat(24), paise });
  const { action, fields } = provider.checkoutForm({
    ...{ providerOrderId, paise, description: 'Order 0A1B2C', customer: { name: 'Asha', email: 'asha@example.com' } },
    ...{ returnUrl: 'http://shop.test/back', cancelUrl: 'http://shop.test/order' },
  });
  const page = await (await fetch(action, { method: 'POST', body: new URLSearchParams(fields) })).text();
  expect(page).toContain('Local test provider. No money moves.');
  const body = new URLSearchParams({ ...fields, outcome });
  const result = await (await fetch(`${server.url}/checkout/${providerOrderId}`, { method: 'POST', body })).text();
  const back = new URLSearchParams(
    [...result.matchAll(/name="(razorpay_\w+)" value="([^"]+)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
  return { providerOrderId, back: Buffer.from(back.toString()), result };
}

describe('the adapter of Razorpay', () => {
  it('takes a payment, and believes only the signed return', async () => {
    const { providerOrderId, back } = await paid();
    const returned = provider.readReturn(back);
    expect(returned?.providerOrderId).toBe(providerOrderId);
    const payment = await provider.fetchPayment(returned?.paymentId ?? '');
    expect(payment).toMatchObject({ providerOrderId, paise: 999_00, state: 'captured', way: 'upi', refundedPaise: 0 });
    expect(await provider.paymentsOf(providerOrderId)).toEqual([payment]);
    const forged = back.toString().replace(/pay_\w{4}/, 'pay_AAAA');
    expect(provider.readReturn(Buffer.from(forged))).toBeUndefined();
    expect(provider.readReturn(Buffer.from(''))).toBeUndefined();
  });

  it('captures what the bank holds, and says why a payment failed', async () => {
    const slow = await paid('slow');
    const [held] = await provider.paymentsOf(slow.providerOrderId);
    expect(held?.state).toBe('authorized');
    expect(await provider.capture(held?.id ?? '', 999_00)).toMatchObject({ state: 'captured' });
    const { providerOrderId, result } = await paid('fail');
    expect(result).toContain('The payment failed');
    expect(await provider.paymentsOf(providerOrderId)).toMatchObject([
      { state: 'failed', failure: 'Payment was declined by the bank' },
    ]);
  });

  it('refunds in parts, once for each key, and never more than was paid', async () => {
    const { providerOrderId } = await paid('card');
    const id = (await provider.paymentsOf(providerOrderId))[0]?.id ?? '';
    const again = await Promise.all([1, 2, 3].map(() => provider.refund(id, { paise: 400_00, key: 'one' })));
    expect(new Set(again.map((refund) => refund.id)).size).toBe(1);
    await provider.refund(id, { paise: 599_00, key: 'two' });
    const tooMuch = await provider.refund(id, { paise: 100, key: 'three' }).catch((error: unknown) => error);
    expect(tooMuch).toBeInstanceOf(ProviderError);
    expect(tooMuch).toMatchObject({ isPassing: false });
    expect(await provider.refundsOf(id)).toMatchObject([
      { paymentId: id, paise: 400_00, state: 'processed' },
      { paise: 599_00 },
    ]);
    expect(await provider.fetchPayment(id)).toMatchObject({ state: 'refunded', refundedPaise: 999_00 });
  });

  it('refunds once where the answer of the first call was lost', async () => {
    const { providerOrderId } = await paid();
    const id = (await provider.paymentsOf(providerOrderId))[0]?.id ?? '';
    await control('PUT', '/failures', { next: 1, after: true });
    await expect(provider.refund(id, { paise: 100_00, key: 'lost' })).rejects.toMatchObject({ isPassing: true });
    await provider.refund(id, { paise: 100_00, key: 'lost' });
    expect(await provider.refundsOf(id)).toHaveLength(1);
  });

  it('reads what was settled on a day', async () => {
    const { providerOrderId } = await paid('upi', 500_00);
    const id = (await provider.paymentsOf(providerOrderId))[0]?.id ?? '';
    const { id: refundId } = await provider.refund(id, { paise: 100_00, key: 'settled' });
    const rows = await provider.settlements(dayOf(new Date()));
    expect(rows).toContainEqual(
      expect.objectContaining({ id, kind: 'payment', paymentId: id, paise: 500_00, feePaise: 11_80, taxPaise: 1_80 }),
    );
    expect(rows).toContainEqual(
      expect.objectContaining({ id: refundId, kind: 'refund', paymentId: id, paise: 100_00 }),
    );
    expect(await provider.settlements('2020-01-01')).toEqual([]);
  });

  it.each([
    ['without the key', { keyId: 'rzp_other' }, false],
    ['of a server that is away', { url: 'http://127.0.0.1:9' }, true],
  ])('says of a call %s whether trying again can help', async (_, other, isPassing) => {
    const odd = createRazorpay({ ...keys, url: server.url, payee: 'Chhaap', ...other });
    await expect(odd.fetchPayment('pay_1')).rejects.toMatchObject({ isPassing });
  });
});

describe('webhooks', () => {
  it('are signed over the exact body, and name their payment', async () => {
    const { providerOrderId } = await paid();
    const [payment] = await provider.paymentsOf(providerOrderId);
    await eventually(() => expect(told('payment.captured')).toMatchObject([{ paymentId: payment?.id }]));
    const [{ body, headers } = { body: Buffer.alloc(0), headers: {} as IncomingHttpHeaders }] = heard;
    const changed = Buffer.from(body.toString().replace('99900', '99901'));
    expect(provider.readWebhook(changed, (name) => headers[name]?.toString())).toBeUndefined();
    expect(provider.readWebhook(body, () => undefined)).toBeUndefined();
  });

  it('come again under the same id, late, in another order, or not at all', async () => {
    await control('PUT', '/webhooks', { repeat: 2, delayMs: 50 });
    await paid();
    await eventually(() => expect(heard).toHaveLength(3));
    expect(new Set(told('payment.captured').map(({ id }) => id)).size).toBe(1);

    heard.length = 0;
    await control('PUT', '/webhooks', { reorder: true });
    const first = await paid('slow');
    const [held] = await provider.paymentsOf(first.providerOrderId);
    await provider.capture(held?.id ?? '', 999_00);
    await eventually(() => expect(heard).toHaveLength(2));
    expect(heard.map(({ body }) => JSON.parse(body.toString()).event)).toEqual([
      'payment.captured',
      'payment.authorized',
    ]);

    heard.length = 0;
    await control('PUT', '/webhooks', { drop: true });
    await paid();
    await control('PUT', '/webhooks', {});
    await paid('fail');
    await eventually(() => expect(told('payment.failed')).toHaveLength(1));
    expect(told('payment.captured')).toEqual([]);
  });

  it('are sent again until the shop has taken them', async () => {
    fails = 1;
    await paid();
    await eventually(() => expect(told('payment.captured')).toHaveLength(1), { timeoutMs: 5_000 });
  });
});

it('still knows everything after a restart', async () => {
  const { providerOrderId } = await paid();
  const before = await provider.paymentsOf(providerOrderId);
  await server.close();
  await start();
  expect(await provider.paymentsOf(providerOrderId)).toEqual(before);
});
