import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { dayOf } from '@print-shop/contracts';
import { eventually } from '@print-shop/test-kit';
import { describeProvider } from '../../../services/billing/src/provider/provider.fixture.ts';
import type { PaymentProvider } from '../../../services/billing/src/provider/provider.ts';
import { createRazorpay } from '../../../services/billing/src/provider/razorpay.ts';
import { startPaymentProvider } from './server.ts';

const keys = { keyId: 'rzp_test_key', keySecret: 'a secret of tests', webhookSecret: 'a webhook secret of tests' };
const folder = mkdtempSync(join(tmpdir(), 'payments-'));
const heard: { body: Buffer; headers: IncomingHttpHeaders }[] = [];
/** The shop, which fails to take the first webhooks, as many as it is told. */
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
  provider = createRazorpay({ ...keys, url: server.url });
};
const control = (method: string, path: string, body: object) =>
  fetch(`${server.url}/control${path}`, { method, body: JSON.stringify(body) });
/** The events about an order. Its webhooks may come after the end of the test that has paid it. */
const heardOf = ({ providerOrderId }: { providerOrderId: string }) =>
  heard.filter(({ body }) => body.includes(providerOrderId));
const told = (event: string, of: { providerOrderId: string }) =>
  heardOf(of).flatMap(({ body, headers }) => {
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
  return payOn(providerOrderId, outcome, paise);
}

async function payOn(providerOrderId: string, outcome: string, paise = 999_00) {
  const { action, fields } = provider.checkoutForm({
    payee: 'Chhaap',
    providerOrderId,
    paise,
    description: 'Order 0A1B2C',
    customer: { name: 'Asha', email: 'asha@example.com' },
    returnUrl: 'http://shop.test/back',
    cancelUrl: 'http://shop.test/order',
  });
  const page = await (await fetch(action, { method: 'POST', body: new URLSearchParams(fields) })).text();
  expect(page).toContain('Local test provider. No money moves.');
  const body = new URLSearchParams({ ...fields, outcome });
  const result = await (await fetch(`${server.url}/checkout/${providerOrderId}`, { method: 'POST', body })).text();
  const back = new URLSearchParams(
    [...result.matchAll(/name="(razorpay_\w+)" value="([^"]+)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
  return { providerOrderId, back: Buffer.from(back.toString()), result, page };
}

describeProvider('Razorpay', () => {
  const outcomes = { paid: 'upi', held: 'slow', failed: 'fail' } as const;
  const odd = (part: object) => createRazorpay({ ...keys, url: server.url, ...part });
  return {
    adapter: provider,
    heard,
    withoutKey: odd({ keyId: 'rzp_other' }),
    away: odd({ url: 'http://127.0.0.1:9' }),
    pay: async (providerOrderId, outcome) => (await payOn(providerOrderId, outcomes[outcome])).back,
    loseAnswer: () => control('PUT', '/failures', { next: 1, after: true }),
  };
});

it('settles what was paid less a fee of 2 % and the GST on it', async () => {
  const { providerOrderId } = await paid('upi', 500_00);
  const [payment] = await provider.paymentsOf(providerOrderId);
  const settlements = await provider.settlements(dayOf(new Date()));
  const rows = settlements.flatMap((one) => one.rows);
  expect(rows.find(({ id }) => id === payment?.id)).toMatchObject({ feePaise: 11_80, taxPaise: 1_80 });
});

it('has the settlement of a day as a file, and no file with a row for another day', async () => {
  const { providerOrderId } = await paid('upi', 500_00);
  const [payment] = await provider.paymentsOf(providerOrderId);
  const day = dayOf(new Date());
  const file = async (of: string) => (await (await fetch(`${server.url}/settlements/${of}.csv`)).text()).split('\r\n');
  const row = (await file(day)).find((line) => line.includes(payment?.id ?? 'none'));
  expect(row).toContain(`,payment,500.00,11.80,1.80,0.00,488.20,${providerOrderId},`);
  expect(await file('2020-01-01')).toEqual([expect.stringMatching(/^settlement_id,/), '']);
  expect(await (await fetch(server.url)).text()).toContain(`href="/settlements/${day}.csv"`);
});

it('offers UPI by a QR code that has the amount and the order', async () => {
  const { page, providerOrderId } = await paid('upi', 500_00);
  expect(page).toContain(`am=500.00&amp;cu=INR&amp;tr=${providerOrderId}`);
  expect(page).toMatch(/<svg[^>]*>.*The QR code was paid/s);
});

it('says on its page why a payment failed', async () => {
  expect((await paid('fail')).result).toContain('The payment failed');
});

describe('webhooks', () => {
  it('come again under the same id, late, in another order, or not at all', async () => {
    await control('PUT', '/webhooks', { repeat: 2, delayMs: 50 });
    const often = await paid();
    await eventually(() => expect(heardOf(often)).toHaveLength(3));
    expect(new Set(told('payment.captured', often).map(({ id }) => id)).size).toBe(1);

    await control('PUT', '/webhooks', { reorder: true });
    const slow = await paid('slow');
    const [held] = await provider.paymentsOf(slow.providerOrderId);
    await provider.capture(held?.id ?? '', 999_00);
    await eventually(() => expect(heardOf(slow)).toHaveLength(2));
    expect(heardOf(slow).map(({ body }) => JSON.parse(body.toString()).event)).toEqual([
      'payment.captured',
      'payment.authorized',
    ]);

    await control('PUT', '/webhooks', { drop: true });
    const dropped = await paid();
    await control('PUT', '/webhooks', {});
    const failed = await paid('fail');
    await eventually(() => expect(told('payment.failed', failed)).toHaveLength(1));
    expect(heardOf(dropped)).toEqual([]);
  });

  it('are sent again until the shop has taken them', async () => {
    fails = 1;
    const order = await paid();
    await eventually(() => expect(told('payment.captured', order)).toHaveLength(1), { timeoutMs: 5_000 });
  });
});

it('still knows everything after a restart', async () => {
  const { providerOrderId } = await paid();
  const before = await provider.paymentsOf(providerOrderId);
  await server.close();
  await start();
  expect(await provider.paymentsOf(providerOrderId)).toEqual(before);
});
