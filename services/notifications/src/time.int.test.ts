import { randomUUID } from 'node:crypto';
import { orderConfirmed, stockReserved, userRegistered } from '@print-shop/contracts';
import { callers, eventually } from '@print-shop/test-kit';
import { Types } from 'mongoose';
import request from 'supertest';
import { openNotifications } from './notifications.fixture.ts';
import { createNewsStore, digestSpan } from './notify/news.store.ts';

const HOUR_MS = 3_600_000;

let shop: Awaited<ReturnType<typeof openNotifications>>;
/** How far the service's clock is ahead, in milliseconds. */
let aheadMs = 0;
beforeEach(async () => {
  aheadMs = 0;
  shop = await openNotifications({ instances: 2, now: () => new Date(Date.now() + aheadMs) });
});
afterEach(() => shop.close());

const anId = () => String(new Types.ObjectId());

describe('a message that the mail server never takes', () => {
  it('is tried for a day, then given up, which staff read beside the order', async () => {
    const [orderId, userId] = [anId(), anId()];
    const customer = { name: 'Asha', email: `asha-${userId}@example.com` };
    shop.server.refuse(customer.email, 451, 'greylisted');
    const order = { orderId, userId, customer, totalPaise: 100, placedAt: new Date().toISOString(), lines: [] };
    await shop.publish(orderConfirmed, order);
    const triesOf = async () => (await shop.models.messages.findOne({ to: customer.email }).lean())?.tries ?? 0;
    const manager = { Authorization: `Bearer ${shop.suite.tokens.for(callers.manager)}` };
    const said = async () =>
      (await request(shop.app).get('/api/notifications').query({ order: orderId }).set(manager).expect(200)).body;
    await eventually(async () =>
      expect(await said()).toMatchObject([{ state: 'waiting', fault: 'later', nextTryAt: expect.any(String) }]),
    );
    const tries = await triesOf();
    aheadMs = 23 * HOUR_MS;
    await eventually(async () => expect(await triesOf()).toBeGreaterThan(tries));
    expect(await said()).toMatchObject([{ state: 'waiting' }]);
    aheadMs = 25 * HOUR_MS;
    await eventually(async () =>
      expect(await said()).toMatchObject([
        {
          kind: 'order-confirmed',
          state: 'failed',
          fault: 'later',
          nextTryAt: null,
          reason: expect.stringContaining('greylisted'),
          settledAt: expect.any(String),
        },
      ]),
    );
    const failed = async () =>
      (await request(shop.app).get('/api/notifications/failed').set(manager).expect(200)).body.filter(
        ({ about }: { about: string }) => about === orderId,
      );
    expect(await failed()).toMatchObject([{ to: customer.email, kind: 'order-confirmed', state: 'failed' }]);
    // The jump of the clock lets both instances try at the same time, so what counts is that nobody begins once more.
    const triesInAll = await triesOf();
    aheadMs = 50 * HOUR_MS;
    const witness = { ...order, orderId: anId(), customer: { name: 'Ravi', email: 'ravi@example.com' } };
    await shop.publish(orderConfirmed, witness);
    await eventually(() => expect(shop.server.to('ravi@example.com')).toHaveLength(1));
    expect(await triesOf()).toBe(triesInAll);
    expect(shop.server.to(customer.email)).toEqual([]);
  });
});

describe('a message that was given up', () => {
  const manager = () => ({ Authorization: `Bearer ${shop.suite.tokens.for(callers.manager)}` });
  const failedTo = async (email: string) => {
    const { body, headers } = await request(shop.app).get('/api/notifications/failed').set(manager()).expect(200);
    expect(headers['x-total-count']).toBe(String(body.length));
    return body.filter(({ to }: { to: string }) => to === email);
  };
  const settle = (id: string, action: 'resend' | 'dismiss') =>
    request(shop.app).put(`/api/notifications/failed/${id}`).set(manager()).send({ action });

  /** An order's message to an address that the mail server refuses for good. */
  async function aRefused() {
    const userId = anId();
    const email = `full-${userId}@example.com`;
    shop.server.refuse(email, 552, 'mailbox full');
    const customer = { name: 'Asha', email };
    const placedAt = new Date().toISOString();
    await shop.publish(orderConfirmed, { orderId: anId(), userId, customer, totalPaise: 100, placedAt, lines: [] });
    const [failed] = await eventually(async () => {
      const found = await failedTo(email);
      expect(found).toHaveLength(1);
      return found;
    });
    return { email, id: failed._id as string };
  }

  it('is sent again when staff say so, and is dismissed once', async () => {
    const [mended, hopeless] = [await aRefused(), await aRefused()];
    shop.server.refuse(mended.email);
    await settle(mended.id, 'resend').expect(200);
    await eventually(() => expect(shop.server.to(mended.email)).toHaveLength(1));
    await settle(hopeless.id, 'dismiss').expect(200);
    await settle(hopeless.id, 'dismiss').expect(404);
    expect([...(await failedTo(mended.email)), ...(await failedTo(hopeless.email))]).toEqual([]);
  });
});

describe('the daily mail', () => {
  it('tells staff once, at eight, of what they chose to read once a day', async () => {
    const aMember = async (name: string) => {
      const userId = anId();
      const email = `${name}-${userId}@example.com`;
      await shop.publish(userRegistered, { userId, name, email, isAdmin: true, role: 'owner' });
      await eventually(async () => expect(await shop.models.people.countDocuments({ _id: userId })).toBe(1));
      const token = shop.suite.tokens.for({ id: userId, email, role: 'owner' });
      return { email, token };
    };
    const [reads, off] = [await aMember('reads'), await aMember('off')];
    await request(shop.app)
      .put('/api/notifications/preferences')
      .set('Authorization', `Bearer ${off.token}`)
      .send({ staff: [{ kind: 'low-stock', when: 'off' }] })
      .expect(200);
    const runLow = async (at: Date, ...names: string[]) => {
      const left = names.map((name) => ({ productId: anId(), name, stock: 2 }));
      const productIds = left.map(({ productId }) => productId);
      await shop.publish(stockReserved, { orderId: anId(), productIds, left }, randomUUID(), at);
      await eventually(async () => expect(await shop.models.news.countDocuments({ at })).toBe(names.length));
    };
    const digests = () => shop.server.mails.filter(({ subject }) => subject === 'Your shop since yesterday');
    const at = new Date();
    await runLow(at, 'Mug', 'Banner');
    expect(digests()).toEqual([]);
    const mailAt = digestSpan(at).until.getTime() + 24 * HOUR_MS;
    aheadMs = mailAt + 60_000 - at.getTime();
    await eventually(() => expect(digests()).toHaveLength(1));
    expect(digests()[0]?.text).toContain('2 products are running low');
    await runLow(new Date(mailAt + HOUR_MS), 'Poster');
    aheadMs += 24 * HOUR_MS;
    await eventually(() => expect(digests()).toHaveLength(2));
    expect(digests()[1]?.text).toContain('1 product is running low');
    expect(digests().map(({ to }) => to?.[0]?.address)).toEqual([reads.email, reads.email]);
  });

  it('has what happened before the last one and was heard of after it', async () => {
    const news = createNewsStore(shop.models.news);
    const { from, until } = digestSpan(new Date());
    const late = { cause: anId(), kind: 'new-order', at: new Date(until.getTime() - HOUR_MS) } as const;
    for (let times = 0; times < 2; times++) await news.add(late);
    expect(await news.count(from, until)).toEqual({});
    expect(await news.count(until, new Date(until.getTime() + 24 * HOUR_MS))).toEqual({ 'new-order': 1 });
  });
});
