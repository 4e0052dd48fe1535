import { randomUUID } from 'node:crypto';
import { notificationsChangeRecorded, orderConfirmed, proofCodeAsked, proofSent } from '@print-shop/contracts';
import { callers, eventually } from '@print-shop/test-kit';
import { Types } from 'mongoose';
import request from 'supertest';
import { openNotifications } from '../notifications.fixture.ts';

let shop: Awaited<ReturnType<typeof openNotifications>>;
beforeAll(async () => {
  shop = await openNotifications({ settings: { MAIL_LINK_KEY: 'a key of tests with thirty-two characters' } });
});
afterAll(() => shop.close());

const asManager = (method: 'get' | 'put' | 'post', path: string) =>
  request(shop.app)
    [method](`/api/notifications/kinds${path}`)
    .set('Authorization', `Bearer ${shop.suite.tokens.for(callers.manager)}`);
const kind = 'order-confirmed';

describe("the shop's own sentence", () => {
  it('stands in every mail of its kind and language, and who changed it is recorded once', async () => {
    const records: unknown[] = [];
    await shop.broker.listen({ events: [notificationsChangeRecorded], handle: ({ data }) => void records.push(data) });
    const sentence = 'We print within <b>two</b> days.';
    const { body } = await asManager('put', `/${kind}/sentence`).send({ language: 'en', sentence }).expect(200);
    expect(body.sentences).toEqual({ en: sentence, hi: '' });
    await asManager('put', `/${kind}/sentence`).send({ language: 'en', sentence }).expect(200);
    const kinds = (await asManager('get', '').expect(200)).body;
    expect(kinds).toContainEqual({ kind, required: true, staff: false, sentences: { en: sentence, hi: '' } });
    await eventually(() =>
      expect(records).toMatchObject([
        {
          kind: 'message',
          label: kind,
          by: { name: 'Sunil' },
          changes: [{ field: 'en', before: '', after: sentence }],
        },
      ]),
    );
    const english = (await asManager('get', `/${kind}/preview`).expect(200)).body;
    expect(english.text).toContain(sentence);
    expect(english.html).toContain('We print within &lt;b&gt;two&lt;/b&gt; days.');
    expect((await asManager('get', `/${kind}/preview?language=hi`)).body.text).not.toContain('We print');
  });

  it('is in the preview and in a test as soon as it is changed', async () => {
    for (const sentence of ['Closed on Holi.', 'Open on Holi.']) {
      await asManager('put', '/payment-failed/sentence').send({ language: 'en', sentence }).expect(200);
      expect((await asManager('get', '/payment-failed/preview')).body.text).toContain(sentence);
      await asManager('post', '/payment-failed/test').expect(202);
      await eventually(() => expect(shop.server.to(callers.manager.email).at(-1)?.text).toContain(sentence));
    }
    expect(shop.server.to(callers.manager.email)).toHaveLength(2);
    shop.server.mails.length = 0;
  });
});

describe('the texts for phones and browsers', () => {
  it('are shown where the shop has no such way, and not sent', async () => {
    const { others } = (await asManager('get', '/welcome/preview').expect(200)).body;
    expect(others.map(({ channel, canSend }: { channel: string; canSend: boolean }) => [channel, canSend])).toEqual([
      ...[
        ['push', false],
        ['whatsapp', false],
        ['sms', false],
      ],
    ]);
    for (const channel of ['push', 'whatsapp', 'sms'])
      expect((await asManager('post', '/welcome/test').send({ channel })).body.code).toBe('channel-off');
    expect((await asManager('post', '/welcome/test').send({ channel: 'pigeon' })).status).toBe(400);
    expect((await asManager('get', '/low-stock/preview')).body.others).toMatchObject([{ channel: 'push' }]);
    expect((await asManager('get', '/quotation-code/preview')).body.others).toEqual([]);
  });
});

describe('a preview', () => {
  it('has an example before the first message of the kind, and then real data', async () => {
    const path = '/order-delivered/preview';
    expect((await asManager('get', path)).body.text).toContain('Photo mug');
    const userId = String(new Types.ObjectId());
    const line = { productId: userId, quantity: 3, size: '', color: '', placement: '', design: '', name: 'Neon board' };
    await shop.publish(orderConfirmed, {
      orderId: String(new Types.ObjectId()),
      userId,
      placedAt: new Date().toISOString(),
      totalPaise: 100,
      customer: { name: 'Asha', email: 'asha@example.com' },
      lines: [line],
    });
    await eventually(() => expect(shop.server.to('asha@example.com')).toHaveLength(1));
    expect((await asManager('get', `/${kind}/preview`)).body.text).toContain('Neon board');
  });

  it('is sent to whoever asks for a test, and to nobody else', async () => {
    await asManager('post', '/welcome/test').send({ language: 'hi' }).expect(202);
    await eventually(() =>
      expect(shop.server.to(callers.manager.email).map(({ subject }) => subject)).toEqual([
        'स्वागत है! आपका अकाउंट तैयार है',
      ]),
    );
  });
});

describe('a test of a message', () => {
  it('opens nothing, and has no code, of the customer whose data it shows', async () => {
    const [orderId, proofId, nonce] = [String(new Types.ObjectId()), String(new Types.ObjectId()), randomUUID()];
    const customer = { userId: null, name: 'Asha', email: `asha-${nonce}@example.com`, language: 'en' } as const;
    const proof = { proofId, orderId, isBulk: false, name: 'Visiting cards', quantity: 500, version: 2, customer };
    await shop.publish(proofSent, { ...proof, note: '' });
    await shop.publish(proofCodeAsked, { ...proof, nonce });
    await eventually(() => expect(shop.server.to(customer.email)).toHaveLength(2));
    shop.server.mails.length = 0;
    for (const tested of ['proof-ready', 'proof-code']) await asManager('post', `/${tested}/test`).expect(202);
    await eventually(() => expect(shop.server.to(callers.manager.email)).toHaveLength(2));
    const texts = shop.server.to(callers.manager.email).map(({ text = '' }) => text);
    expect(texts).toContainEqual(expect.stringContaining('/proof#token='));
    expect(texts.join()).not.toMatch(/#token=[\w.-]/);
    expect(texts).toContainEqual(expect.stringContaining('Your code is 123456.'));
  });
});
