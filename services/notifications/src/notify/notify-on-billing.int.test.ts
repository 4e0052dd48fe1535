import { randomUUID } from 'node:crypto';
import {
  billingInvoiceIssued,
  billingPaymentReceived,
  billingPaymentRefunded,
  billingPaymentReported,
} from '@print-shop/contracts';
import { createMailLinks } from '@print-shop/links';
import { eventually } from '@print-shop/test-kit';
import { Types } from 'mongoose';
import { openNotifications } from '../notifications.fixture.ts';

const KEY = 'a key of tests with thirty-two characters';
let shop: Awaited<ReturnType<typeof openNotifications>>;
beforeAll(async () => {
  shop = await openNotifications({ settings: { MAIL_LINK_KEY: KEY } });
});
afterAll(() => shop.close());

const about = (isBulk: boolean, language: 'en' | 'hi' = 'en') => ({
  orderId: String(new Types.ObjectId()),
  isBulk,
  userId: null,
  language,
  customer: { name: 'Asha', email: `asha-${randomUUID()}@example.com` },
});
const paid = { paise: 500_00, balancePaise: 0, by: 'staff' };
async function mailTo({ customer: { email } }: ReturnType<typeof about>) {
  await eventually(() => expect(shop.server.to(email)).toHaveLength(1));
  return shop.server.to(email)[0];
}

it('tells a guest that their bulk order is paid, once, with a link that opens it', async () => {
  const [told, id] = [about(true), randomUUID()];
  for (let times = 0; times < 2; times++) await shop.publish(billingPaymentReceived, { ...told, ...paid }, id);
  const mail = await mailTo(told);
  expect(mail?.subject).toBe(`We have received your payment for bulk order #${told.orderId.slice(0, 8).toUpperCase()}`);
  expect(mail?.text).toContain('We have received ₹500.00.');
  const [, token = ''] = /\/track#token=([\w.-]+)/.exec(mail?.text ?? '') ?? [];
  expect(createMailLinks({ mail: KEY }).readOrder(token)).toBe(told.orderId);
});

it('leaves the last payment of an order to ordering', async () => {
  const [order, later] = [about(false), about(false)];
  await shop.publish(billingPaymentReceived, { ...order, ...paid });
  await shop.publish(billingPaymentReceived, { ...later, ...paid, balancePaise: 499_00 });
  await mailTo(later);
  expect(shop.server.to(order.customer.email)).toEqual([]);
});

it.each([
  ['a part payment', billingPaymentReceived, { ...paid, balancePaise: 499_00 }, /^We have received ₹500\.00 for/],
  ['a refund', billingPaymentRefunded, { paise: 150_00, by: 'staff' }, /^Your refund for/],
  [
    'an invoice',
    billingInvoiceIssued,
    { invoiceId: String(new Types.ObjectId()), number: 'INV/26-27/00001', kind: 'tax-invoice', totalPaise: 999_00 },
    /^Your invoice INV\/26-27\/00001/,
  ],
] as const)('tells guests of %s, and leads to their order or bulk order', async (_what, event, more, subject) => {
  for (const isBulk of [false, true]) {
    const told = about(isBulk);
    await shop.publish(event, { ...told, ...more } as never);
    const mail = await mailTo(told);
    expect(mail?.subject).toMatch(subject);
    expect(mail?.text).toContain(isBulk ? '/track#token=' : '/track?of=order#token=');
  }
});

it('tells them in Hindi, too', async () => {
  const told = about(true, 'hi');
  await shop.publish(billingPaymentRefunded, { ...told, paise: 150_00, by: 'staff' });
  expect((await mailTo(told))?.subject).toBe(`बल्क ऑर्डर #${told.orderId.slice(0, 8).toUpperCase()} के पैसे लौटा दिए गए`);
});

it('tells no customer of a payment that they have reported', async () => {
  const [told, later] = [about(true), about(true)];
  await shop.publish(billingPaymentReported, { ...told, utr: '123456789012', balancePaise: 500_00 });
  await shop.publish(billingPaymentReceived, { ...later, ...paid });
  await mailTo(later);
  expect(shop.server.to(told.customer.email)).toEqual([]);
});
