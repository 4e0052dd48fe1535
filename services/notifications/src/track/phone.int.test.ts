import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { billingPaymentReceived, bulkOrderPlaced, bulkOrderUpdated, userRegistered } from '@print-shop/contracts';
import { createMailLinks } from '@print-shop/links';
import { callers, eventually } from '@print-shop/test-kit';
import { Types } from 'mongoose';
import request from 'supertest';
import { openNotifications } from '../notifications.fixture.ts';

const KEY = 'a key of tests with thirty-two characters';

interface Sms {
  template_id: string;
  recipients: [{ mobiles: string; var1: string; var2: string; var3: string }];
}
interface WhatsApp {
  to: string;
  template: { name: string; language: { code: string }; components: [{ parameters: { text: string }[] }] };
}

/** The providers of SMS and WhatsApp, which keep what they get. SMS can refuse everything. */
async function startProviders() {
  const got: { sms: Sms[]; whatsapp: WhatsApp[]; refusesSms: boolean } = { sms: [], whatsapp: [], refusesSms: false };
  const server = createServer(async (req, res) => {
    const body = await json(req);
    const isSms = req.url === '/flow';
    if (isSms && !got.refusesSms) got.sms.push(body as Sms);
    if (!isSms) got.whatsapp.push(body as WhatsApp);
    const answer = isSms && got.refusesSms ? { type: 'error', message: 'template is blocked' } : {};
    res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(got, {
    url: `http://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}

/** From now to the next noon in India, in milliseconds. No hour is quiet then, and what was just stored is due. */
function untilNoon(): number {
  const noon = new Date().setUTCHours(6, 30);
  return (noon > Date.now() ? noon : noon + 24 * 3_600_000) - Date.now();
}

let providers: Awaited<ReturnType<typeof startProviders>>;
let shop: Awaited<ReturnType<typeof openNotifications>>;
beforeAll(async () => {
  // The clock goes on: a message behind another of its order is looked at again 2 s later.
  const aheadMs = untilNoon();
  providers = await startProviders();
  const templates = { 'track-code.en': 't-code', 'bulk-order-received.en': 't-received' };
  shop = await openNotifications({
    settings: {
      MAIL_LINK_KEY: KEY,
      TRACK_LIMIT_PER_ADDRESS: '50',
      SMS_URL: `${providers.url}/flow`,
      SMS_AUTH_KEY: 'secret',
      SMS_TEMPLATES: JSON.stringify(templates),
      WHATSAPP_URL: providers.url,
      WHATSAPP_PHONE_NUMBER_ID: '42',
      WHATSAPP_TOKEN: 'secret',
    },
    now: () => new Date(Date.now() + aheadMs),
  });
});
afterAll(async () => {
  await shop?.close();
  await providers?.close();
});
beforeEach(() => {
  providers.refusesSms = false;
});

let phones = 98_100_00_000;
/** A bulk order of a guest who left only a phone. */
async function anOrder(language: 'en' | 'hi' = 'en') {
  const id = String(new Types.ObjectId());
  const digits = String(++phones);
  const placed = { bulkOrderId: id, userId: null, status: 'Pending', totalPaise: 5760_00, name: 'Ravi', language };
  const order = { ...placed, phone: `${digits.slice(0, 5)} ${digits.slice(5)}` };
  await shop.publish(bulkOrderPlaced, order);
  await eventually(async () => expect(await shop.models.orders.countDocuments({ _id: id })).toBe(1));
  return { id, digits, order, number: id.slice(0, 8) };
}
const smsTo = (digits: string) => providers.sms.filter(({ recipients: [{ mobiles }] }) => mobiles === `91${digits}`);
const whatsappTo = (digits: string) => providers.whatsapp.filter(({ to }) => to === `91${digits}`);
const post = (path: string, body: object) => request(shop.app).post(`/api/notifications/${path}`).send(body);
const askCode = (number: string, contact: string) => post('track-codes', { number, contact });

describe('a guest who left only a phone', () => {
  it('finds the order by number, phone and the code that comes by SMS', async () => {
    const { id, digits, number } = await anOrder();
    const { body } = await askCode(number, `+91 ${digits}`).expect(202);
    expect(body).toEqual({ channels: ['email', 'sms', 'whatsapp'] });
    const sms = await eventually(() => {
      const found = smsTo(digits).find(({ template_id }) => template_id === 't-code');
      expect(found).toBeDefined();
      return found as Sms;
    });
    const [{ var2, var3: code }] = sms.recipients;
    expect([var2, code]).toEqual([`#${number.toUpperCase()}`, expect.stringMatching(/^\d{6}$/)]);
    const opened = await post('track-links', { number, contact: digits, code }).expect(200);
    expect(opened.body).toMatchObject({ orderId: id, kind: 'bulk-order' });
    expect(createMailLinks({ mail: KEY }).readOrder(opened.body.token)).toBe(id);
    expect(whatsappTo(digits)).toEqual([]);
  });

  it('gets the code by WhatsApp where there is no SMS template in their language, or SMS fails', async () => {
    const hindi = await anOrder('hi');
    await askCode(hindi.number, hindi.digits).expect(202);
    const codesTo = (digits: string) => whatsappTo(digits).filter(({ template: { name } }) => name === 'track_code');
    await eventually(() => expect(codesTo(hindi.digits)).toMatchObject([{ template: { language: { code: 'hi' } } }]));

    const refused = await anOrder();
    await eventually(() => expect(smsTo(refused.digits)).toHaveLength(1));
    providers.refusesSms = true;
    await askCode(refused.number, refused.digits).expect(202);
    await eventually(() => expect(codesTo(refused.digits)).toHaveLength(1));
    const [{ parameters }] = codesTo(refused.digits)[0]?.template.components ?? [{ parameters: [] }];
    const code = parameters[2]?.text;
    await post('track-links', { number: refused.number, contact: refused.digits, code }).expect(200);
  });

  it('hears of the order by SMS, and by WhatsApp where a kind has no SMS template', async () => {
    const { id, digits, order } = await anOrder();
    await eventually(() =>
      expect(smsTo(digits)).toMatchObject([
        {
          template_id: 't-received',
          recipients: [{ var1: 'Ravi', var2: `#${id.slice(0, 8).toUpperCase()}`, var3: '₹5,760.00' }],
        },
      ]),
    );
    await shop.publish(bulkOrderUpdated, { ...order, status: 'In Production', by: 'staff' });
    await eventually(() =>
      expect(whatsappTo(digits)).toMatchObject([{ template: { name: 'bulk_order_status', language: { code: 'en' } } }]),
    );
    // Billing knows no phone; the order does.
    const paid = { orderId: id, isBulk: true, userId: null, customer: { name: 'Ravi', email: '' } };
    await shop.publish(billingPaymentReceived, { ...paid, paise: 5760_00, balancePaise: 0, by: 'Meera' });
    await eventually(() =>
      expect(whatsappTo(digits).map(({ template }) => template.name)).toContain('payment_received'),
    );
  });
});

it('a guest who left an email as well is told by mail alone', async () => {
  const { digits, order } = await anOrder();
  await eventually(() => expect(smsTo(digits)).toHaveLength(1));
  const email = `ravi-${order.bulkOrderId}@example.com`;
  const both = { ...order, bulkOrderId: String(new Types.ObjectId()), email };
  await shop.publish(bulkOrderPlaced, both);
  await eventually(() => expect(shop.server.to(email)).toHaveLength(1));
  expect(smsTo(digits)).toHaveLength(1);
});

it('a customer gets no SMS of a kind without a template, and none is given up', async () => {
  const userId = String(new Types.ObjectId());
  const email = `ravi-${userId}@example.com`;
  const phone = String(++phones);
  await shop.publish(userRegistered, { userId, name: 'Ravi', email, phone, isAdmin: false });
  await eventually(async () => expect(await shop.models.people.countDocuments({ _id: userId })).toBe(1));
  const bySms = (kind: string) => ({ kind, channel: 'sms', on: true });
  await request(shop.app)
    .put('/api/notifications/preferences')
    .set('Authorization', `Bearer ${shop.suite.tokens.for({ id: userId, email })}`)
    .send({ kinds: [bySms('bulk-order-received'), bySms('bulk-order-status')] })
    .expect(200);
  const placed = { bulkOrderId: String(new Types.ObjectId()), userId, status: 'Pending', totalPaise: 5760_00 };
  await shop.publish(bulkOrderPlaced, placed);
  await shop.publish(bulkOrderUpdated, { ...placed, status: 'In Production', by: 'staff' });
  const subjects = () => shop.server.to(email).map(({ subject }) => subject);
  await eventually(() => expect(subjects()).toContainEqual(expect.stringContaining('News about your bulk order')));
  await eventually(() => expect(smsTo(phone)).toMatchObject([{ template_id: 't-received' }]));
  const stored = await shop.models.messages.find({ personId: userId, channel: 'sms' }).lean();
  expect(stored.map(({ kind }) => kind)).toEqual(['bulk-order-received']);
});

describe('staff', () => {
  const asManager = (method: 'get' | 'post', path: string) =>
    request(shop.app)
      [method](`/api/notifications/kinds${path}`)
      .set('Authorization', `Bearer ${shop.suite.tokens.for(callers.manager)}`);

  it('read what phones show of a kind in either language, and try it on their own', async () => {
    const { body } = await asManager('get', '/bulk-order-received/preview').expect(200);
    const variables = ['Ravi', expect.stringMatching(/^#[0-9A-F]{8}$/), '₹5,760.00'];
    expect(body.others).toMatchObject([
      { channel: 'push', canSend: false, title: expect.stringContaining('We have your bulk order') },
      { channel: 'whatsapp', canSend: true, template: 'bulk_order_received', variables },
      { channel: 'sms', canSend: true, template: 't-received', variables },
    ]);
    const hindi = await asManager('get', '/bulk-order-received/preview?language=hi').expect(200);
    expect(hindi.body.others[2]).toMatchObject({ channel: 'sms', canSend: false, template: '' });

    const test = (channel: string) => asManager('post', '/bulk-order-received/test').send({ channel });
    expect((await test('sms')).body.code).toBe('no-phone');
    const me = { userId: callers.manager.id, name: 'Sunil', email: callers.manager.email, isAdmin: true };
    await shop.publish(userRegistered, { ...me, role: 'manager', phone: '98765 43210' });
    await eventually(async () => expect((await test('sms')).status).toBe(202));
    await test('whatsapp').expect(202);
    await eventually(() => expect(smsTo('9876543210')).toMatchObject([{ template_id: 't-received' }]));
    await eventually(() => expect(whatsappTo('9876543210')).toHaveLength(1));
  });
});
