import { randomUUID } from 'node:crypto';
import {
  type BulkTimelineEntry,
  bulkOrderAdopted,
  bulkOrderUpdated,
  ORDER_LINK_HEADER,
  userRegistered,
  userUpdated,
  withoutSignature,
} from '@print-shop/contracts';
import { createMailLinks } from '@print-shop/links';
import { callers, eventually } from '@print-shop/test-kit';
import { Types } from 'mongoose';
import request from 'supertest';
import { aBulkOrder, aDesign, LINK_KEY, testBulkOrders } from './bulk-order.fixture.ts';
import { bulkOrderModel } from './bulk-order.store.ts';

const links = createMailLinks({ mail: LINK_KEY });
const { service, heard, publish } = testBulkOrders();
const updates = heard(bulkOrderUpdated);
const adoptions = heard(bulkOrderAdopted);

const userId = new Types.ObjectId(callers.customer.id);
const store = async (part: Partial<Parameters<typeof aBulkOrder>[0]> = {}) =>
  String((await bulkOrderModel(service.parts.mongo).create(aBulkOrder({ userId, ...part })))._id);
const as = (caller: 'customer' | 'other' | 'owner', method: 'get' | 'post' | 'put', path: string) =>
  request(service.app)
    [method](`/api/bulk-order${path}`)
    .set('Authorization', `Bearer ${service.suite.tokens.for(callers[caller])}`);
const cancel = (id: string, body: object = {}) => as('customer', 'post', `/${id}/cancellation`).send(body);
const setStatus = (id: string, status: string, note = '') => as('owner', 'put', `/${id}/status`).send({ status, note });
const updatesOf = (id: string) => updates.filter(({ bulkOrderId }) => bulkOrderId === id);

describe("a customer's bulk orders", () => {
  it('are listed page by page, newest first, without those of others and of guests', async () => {
    const ids = [await store(), await store(), await store()].reverse();
    await store({ userId: null });
    await store({ userId: new Types.ObjectId(callers.other.id) });
    const list = (page: number) => as('customer', 'get', `/user/${userId}?page=${page}&limit=2`);
    const [first, second] = [await list(1), await list(2)];
    expect(first.headers['x-total-count']).toBe('3');
    expect([...first.body, ...second.body].map(({ _id }: { _id: string }) => _id)).toEqual(ids);
    expect((await as('owner', 'get', `/user/${userId}`)).body).toHaveLength(3);
  });

  it("are read by their customer, without the names and notes of staff, and a guest's by staff alone", async () => {
    const id = await store();
    await setStatus(id, 'In Production', 'Press 2');
    const { body } = await as('customer', 'get', `/details/${id}`);
    expect(body).toMatchObject({ _id: id, status: 'In Production', totalPrice: 5760, productName: 'Club tee' });
    expect(body.timeline.map(({ by, note }: BulkTimelineEntry) => [by, note])).toEqual([
      ['customer', ''],
      ['shop', ''],
    ]);
    expect((await as('owner', 'get', `/details/${id}`)).body.timeline[1]).toMatchObject({
      by: 'Meera',
      note: 'Press 2',
    });
    const guests = await store({ userId: null });
    expect((await as('customer', 'get', `/details/${guests}`)).status).toBe(403);
    expect((await as('owner', 'get', `/details/${guests}`)).status).toBe(200);
    expect((await as('owner', 'get', `/details/${new Types.ObjectId()}`)).status).toBe(404);
  });

  it('keep the last 200 entries of their history', async () => {
    const entry = { status: 'Pending' as const, at: new Date(), by: 'Meera', note: '' };
    const id = await store({ timeline: Array.from({ length: 200 }, (_, n) => ({ ...entry, note: String(n) })) });
    const { timeline } = (await setStatus(id, 'In Production')).body;
    expect(timeline).toHaveLength(200);
    expect([timeline[0].note, timeline[199].status]).toEqual(['1', 'In Production']);
  });
});

describe("a guest's bulk order", () => {
  const read = (id: string, link = links.signOrder(id, 60) ?? '') =>
    request(service.app).get(`/api/bulk-order/details/${id}`).set(ORDER_LINK_HEADER, link);

  it('is read by whoever holds its link, without the names and notes of staff', async () => {
    const id = await store({ userId: null });
    await setStatus(id, 'In Production', 'Press 2');
    const { body } = await read(id).expect(200);
    expect(body).toMatchObject({ _id: id, status: 'In Production', totalPrice: 5760 });
    expect(JSON.stringify(body)).not.toMatch(/Press 2|Meera/);
  });

  it.each([
    ['a link that is over', (id: string) => links.signOrder(id, -1)],
    ['a link of another shop', (id: string) => createMailLinks({ mail: LINK_KEY.toUpperCase() }).signOrder(id, 60)],
    ['an account’s token', () => service.suite.tokens.for(callers.customer)],
    ['the link of another order', () => links.signOrder(String(new Types.ObjectId()), 60)],
  ])('is not read by %s', async (_, linkFor) => {
    const id = await store({ userId: null });
    const { status, body } = await read(id, linkFor(id) ?? '');
    expect([status, body.code]).toEqual([404, 'link-over']);
  });

  it('is not read by its link once an account has it, not even by its owner', async () => {
    const id = await store();
    const asOwner = read(id).set('Authorization', `Bearer ${service.suite.tokens.for(callers.customer)}`);
    for (const { status, body } of [await read(id), await asOwner])
      expect([status, body.code]).toEqual([404, 'link-over']);
  });

  describe('by its link', () => {
    const byLink = (id: string, path: string, body: object = {}) =>
      request(service.app)
        .post(`/api/bulk-order/${id}${path}`)
        .set(ORDER_LINK_HEADER, links.signOrder(id, 60) ?? '')
        .send(body);
    const claim = { kind: 'misprinted', lines: [{ line: '0', pieces: 4 }], text: 'Upside down.' };

    it('is cancelled while it is pending, and not after that', async () => {
      const [id, begun, owned] = [await store({ userId: null }), await store({ userId: null }), await store()];
      const { body } = await byLink(id, '/cancellation', { reason: 'The match is off' }).expect(200);
      expect(body).toMatchObject({ status: 'Cancelled', timeline: [{}, { by: 'customer', note: 'The match is off' }] });
      await setStatus(begun, 'In Production');
      expect((await byLink(begun, '/cancellation')).body.code).toBe('order-state');
      expect((await byLink(owned, '/cancellation')).body.code).toBe('link-over');
      expect((await as('customer', 'get', `/details/${owned}`)).body.status).toBe('Pending');
    });

    it('is complained about once it is completed, with pictures, which is taken back', async () => {
      const id = await store({ userId: null });
      const url = aDesign();
      expect((await byLink(id, '/claims', { ...claim, pictures: [url] })).body.code).toBe('order-state');
      await setStatus(id, 'Completed');
      const { claims } = (await byLink(id, '/claims', { ...claim, pictures: [url] }).expect(200)).body;
      expect(claims).toMatchObject([{ state: 'open', pictures: [expect.stringContaining(withoutSignature(url))] }]);
      const { body } = await byLink(id, `/claims/${claims[0]._id}/withdrawal`).expect(200);
      expect(body.claims).toMatchObject([{ state: 'withdrawn' }]);
      const owned = await store();
      expect((await byLink(owned, '/claims', claim)).body.code).toBe('link-over');
      expect((await byLink(owned, `/claims/${claims[0]._id}/withdrawal`)).body.code).toBe('link-over');
    });
  });

  it('is not opened by its link elsewhere', async () => {
    const id = await store({ userId: null });
    const res = await request(service.app)
      .get(`/api/bulk-order/details/${id}`)
      .set('Authorization', `Bearer ${links.signOrder(id, 60)}`);
    expect(res.status).toBe(401);
  });
});

describe("a guest's bulk orders", () => {
  const me = { userId: String(userId), name: 'Asha', isAdmin: false };
  const ownerOf = async (id: string) => (await as('owner', 'get', `/details/${id}`)).body.userId;
  const anEmail = () => `guest-${randomUUID()}@example.com`;

  it('become those of the account that has confirmed their address, once, however often that is said', async () => {
    const email = anEmail();
    const ids = [await store({ userId: null, email }), await store({ userId: null, email })];
    const others = await store({ userId: new Types.ObjectId(callers.other.id), email });
    const stranger = await store({ userId: null, email: anEmail() });
    const confirmed = { ...me, email, emailConfirmed: true as const };
    await Promise.all([userRegistered, userUpdated, userUpdated].map((event) => publish(event, confirmed)));
    await eventually(async () => expect(await Promise.all(ids.map(ownerOf))).toEqual([me.userId, me.userId]));
    const { body } = await as('customer', 'get', `/user/${userId}`);
    expect(body.map(({ _id }: { _id: string }) => _id)).toEqual(expect.arrayContaining(ids));
    expect(await ownerOf(others)).toBe(callers.other.id);
    expect(await ownerOf(stranger)).toBeNull();
    await eventually(() => expect(adoptions.filter((one) => ids.includes(one.bulkOrderId))).toHaveLength(2));
    expect(updatesOf(ids[0] ?? '')).toEqual([]);
    // The link of the email does not open it any more: the account does.
    const read = request(service.app).get(`/api/bulk-order/details/${ids[0]}`);
    await read.set(ORDER_LINK_HEADER, links.signOrder(ids[0] ?? '', 60) ?? '').expect(404);
  });

  it('stay theirs while the address is not confirmed, and where it is one of staff', async () => {
    const [email, witness] = [anEmail(), anEmail()];
    const id = await store({ userId: null, email });
    const last = await store({ userId: null, email: witness });
    await publish(userRegistered, { ...me, email });
    await publish(userUpdated, { ...me, email, isAdmin: true, emailConfirmed: true });
    await publish(userUpdated, { ...me, email: witness, emailConfirmed: true });
    await eventually(async () => expect(await ownerOf(last)).toBe(me.userId));
    expect(await ownerOf(id)).toBeNull();
  });

  it('keep the address in small letters, as accounts do', async () => {
    const email = anEmail();
    const items = [{ color: 'Navy Blue', size: 'L', quantity: 5, placement: ['Left'] }];
    const placed = await request(service.app)
      .post('/api/bulk-order')
      .send({ items, name: 'Asha', email: email.toUpperCase() })
      .expect(201);
    expect(placed.body.email).toBe(email);
  });
});

describe('cancelling a line', () => {
  const line = (color: string, quantity: number) => ({
    color,
    size: 'L' as const,
    quantity,
    placement: ['Left'],
    pricePaise: quantity * 120_00,
  });
  const three = () => store({ lines: [line('Black', 10), line('White', 5), line('Red', 1)], totalPaise: 16 * 120_00 });

  it('marks it, takes its price off the total, and tells what the rest comes to, once', async () => {
    const id = await three();
    const { body } = await cancel(id, { lines: ['0'], reason: 'Too many' }).expect(200);
    expect(body).toMatchObject({ status: 'Pending', totalPrice: 720 });
    expect(body.items.map(({ cancelledAt }: { cancelledAt?: string }) => Boolean(cancelledAt))).toEqual([
      ...[true, false, false],
    ]);
    expect(body.timeline.at(-1)).toMatchObject({
      event: 'line-cancelled',
      status: 'Pending',
      by: 'customer',
      note: 'Too many',
      lines: ['0'],
    });
    expect((await cancel(id, { lines: ['0'] })).body).toEqual(body);
    await eventually(() =>
      expect(updatesOf(id)).toMatchObject([
        {
          status: 'Pending',
          by: 'customer',
          reason: 'Too many',
          totalPaise: 720_00,
          pieces: 6,
          cancelledLines: [{ name: 'Club tee, L, Black', quantity: 10 }],
          bill: {
            version: 2,
            totalPaise: 720_00,
            shippingPaise: 0,
            lines: [{ id: '1', productType: 'T-Shirt' }, { id: '2' }],
          },
        },
      ]),
    );
  });

  it('that is the last one cancels the order', async () => {
    const id = await three();
    await cancel(id, { lines: ['0', '2'] }).expect(200);
    expect((await cancel(id, { lines: ['1'] })).body).toMatchObject({ status: 'Cancelled', totalPrice: 600 });
    await eventually(() =>
      expect(updatesOf(id).map(({ status, bill }) => [status, bill?.version])).toEqual([
        ['Pending', 2],
        ['Cancelled', 3],
      ]),
    );
  });

  it('at the same time as others leaves no total that is wrong', async () => {
    const id = await three();
    await Promise.all([cancel(id, { lines: ['0'] }), cancel(id, { lines: ['1'] })]);
    expect((await as('customer', 'get', `/details/${id}`)).body).toMatchObject({ status: 'Pending', totalPrice: 120 });
  });

  it.each([
    ['that the order does not have', { lines: ['3'] }, {}, [404, 'order-line-not-found']],
    ['by a name that is no place', { lines: ['Black'] }, {}, [400, 'invalid-input']],
    ['of none', { lines: [] }, {}, [400, 'invalid-input']],
    [
      'of what was quoted together',
      { lines: ['0'] },
      { quotation: { id: '0123456789abcdef01234567', number: 'Q-2026-0001' } },
      [409, 'order-state'],
    ],
    ['in production', { lines: ['0'] }, { status: 'In Production' as const }, [409, 'order-state']],
    [
      'of what the other lines owe their price to',
      { lines: ['0'] },
      {
        lines: [line('Black', 999), line('White', 1)].map((one) => ({ ...one, pricePaise: one.quantity * 20_00 })),
        totalPaise: 1000 * 20_00,
        pricedBy: {
          pricePaise: 599_00,
          happyHourDiscount: 0,
          priceRules: { breaks: [{ from: 100, price: 20, per: 'piece' as const }] },
        },
      },
      [409, 'priced-together'],
    ],
  ])('is refused %s', async (_, body, part, refusal) => {
    const id = await store({ lines: [line('Black', 1), line('White', 1)], totalPaise: 240_00, ...part });
    const answer = await cancel(id, body);
    expect([answer.status, answer.body.code]).toEqual(refusal);
  });

  it('leaves it out of what can be complained about', async () => {
    const id = await three();
    await cancel(id, { lines: ['0'] });
    await setStatus(id, 'Completed');
    const claim = { kind: 'wrong', text: 'Not mine', lines: [{ line: '0', pieces: 1 }] };
    expect((await as('customer', 'post', `/${id}/claims`).send(claim)).body.code).toBe('order-line-not-found');
  });
});

describe('cancelling a bulk order', () => {
  it('is possible while it is pending, once, with the reason, which the others hear of', async () => {
    const id = await store();
    const answers = await Promise.all([1, 2, 3].map(() => cancel(id, { reason: 'The match is off' })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { body } = await cancel(id);
    expect(body.timeline).toHaveLength(2);
    expect(body.timeline[1]).toMatchObject({ status: 'Cancelled', by: 'customer', note: 'The match is off' });
    await eventually(() =>
      expect(updatesOf(id)).toMatchObject([{ status: 'Cancelled', by: 'customer', reason: 'The match is off' }]),
    );
  });

  it('is too late once staff have taken it up', async () => {
    const id = await store();
    await setStatus(id, 'In Production');
    const message = 'We have begun work on this order, so it cannot be cancelled here. Please call us.';
    expect(await cancel(id)).toMatchObject({ status: 409, body: { message } });
  });

  it('at the moment when staff take it up does one before the other, and tells of each once', async () => {
    for (let round = 0; round < 6; round++) {
      const id = await store();
      const [, cancelled] = await Promise.all([setStatus(id, 'In Production'), cancel(id)]);
      const { timeline } = (await as('customer', 'get', `/details/${id}`)).body;
      const steps = timeline.map(({ status }: BulkTimelineEntry) => status);
      // Staff may take up an order again that its customer has cancelled; the customer may not cancel one in production.
      expect(steps).toEqual(
        cancelled.status === 200 ? ['Pending', 'Cancelled', 'In Production'] : ['Pending', 'In Production'],
      );
    }
  });

  it('is for its customer alone', async () => {
    const [id, guests] = [await store(), await store({ userId: null })];
    for (const caller of ['other', 'owner'] as const) {
      expect((await as(caller, 'post', `/${id}/cancellation`).send({})).status).toBe(403);
    }
    expect((await cancel(guests)).status).toBe(403);
    expect((await cancel(String(new Types.ObjectId()))).status).toBe(404);
  });
});
