import {
  orderBegun,
  orderCancelled,
  orderConfirmed,
  orderDelivered,
  orderDispatched,
  orderPaid,
  orderPaymentFailed,
  orderPlaced,
  routesByService,
  type TimelineEntry,
} from '@print-shop/contracts';
import { callers, describeAccess, eventually, importRows } from '@print-shop/test-kit';
import { Types } from 'mongoose';
import request from 'supertest';
import { testOrders } from './orders.fixture.ts';

const { heard, service, publishProduct, newUser, bodyFor, place, asStaff } = testOrders();

let coupons = 0;
const customer = callers.customer.id;
const customersOrder = async () => {
  const { productId } = await publishProduct('reserved');
  return (await place(customer, bodyFor(customer, productId))).body._id as string;
};

describeAccess({
  routes: routesByService.ordering ?? [],
  app: () => service.app,
  tokens: () => service.suite.tokens,
  rows: {
    placeOrder: async () => ({ body: bodyFor(customer, (await publishProduct('reserved')).productId) }),
    listOrders: { query: { search: 'asha', payment: 'pending', delivery: 'pending', sort: '-total' } },
    exportOrders: {},
    ...importRows('Order'),
    getOrdersToday: {},
    countOrderStages: {},
    listUserOrders: { params: { userId: customer } },
    listCoupons: {},
    createCoupon: () => ({ body: { code: `CODE-${++coupons}`, percent: 5 } }),
    updateCoupon: { params: { id: '0123456789abcdef01234567' }, body: { code: 'OTHER', percent: 5 } },
    checkCoupon: { body: { code: 'NO-SUCH', orderItems: [{ product: '0123456789abcdef01234567', qty: 1 }] } },
    // Holders of links: quotation/quoted-order.int.test.ts.
    getOrder: async () => ({ params: { id: await customersOrder() } }),
    setOrderPayment: async () => ({ params: { id: await customersOrder() }, body: { paymentStatus: 'paid' } }),
    beginOrder: async () => ({ params: { id: await customersOrder() } }),
    dispatchOrder: async () => ({ params: { id: await customersOrder() } }),
    deliverOrder: async () => ({ params: { id: await customersOrder() } }),
    releaseOrder: async () => ({ params: { id: await customersOrder() } }),
    cancelOwnOrder: async () => ({ params: { id: await customersOrder() }, body: { reason: 'Ordered twice' } }),
    // Claims, with their authors and times: claim-order.int.test.ts. Here no order is delivered, and no claim made.
    claimOrder: async () => ({
      params: { id: await customersOrder() },
      body: { kind: 'wrong', lines: [{ line: '0123456789abcdef01234567', pieces: 1 }], text: 'Not mine' },
    }),
    withdrawOrderClaim: async () => ({
      params: { id: await customersOrder(), claimId: '0123456789abcdef01234567' },
    }),
    decideOrderClaim: async () => ({
      params: { id: await customersOrder(), claimId: '0123456789abcdef01234567' },
      body: { decision: 'reprint', reason: 'Sorry' },
    }),
    cancelOrder: async () => ({ params: { id: await customersOrder() }, body: { reason: 'Asked by phone' } }),
  },
});

describe('the events of an order', () => {
  it('say whom to tell, in which language, and what it comes to', async () => {
    const told: { key: string; data: object }[] = [];
    const events = [orderPlaced, orderConfirmed, orderPaymentFailed, orderPaid, orderDelivered];
    await service.parts.broker.listen({ events, handle: ({ key, data }) => void told.push({ key, data }) });
    const { productId } = await publishProduct('reserved');
    const user = newUser();
    const token = service.suite.tokens.for({ id: user, name: 'Asha', email: 'asha@example.com' });
    const { body } = await request(service.app)
      .post('/api/order')
      .set({ Authorization: `Bearer ${token}`, Cookie: 'other=1; language=hi' })
      .send(bodyFor(user, productId));
    for (const paymentStatus of ['failed', 'paid', 'paid']) {
      await asStaff('put', `/api/order/${body._id}/payment`).send({ paymentStatus });
    }
    await asStaff('put', `/api/order/${body._id}/deliver`);
    const own = () => told.filter(({ data }) => 'orderId' in data && data.orderId === body._id);
    await eventually(() => expect(own().map(({ key }) => key)).toEqual(events.map(({ key }) => key)));
    const customer = { name: 'Asha', email: 'asha@example.com' };
    for (const { data } of own()) expect(data).toMatchObject({ customer, language: 'hi', totalPaise: 699_00 });
    expect(own()[0]?.data).toMatchObject({ lines: [{ name: 'Photo mug', quantity: 2, pricePaise: 300_00 }] });
    expect(body).not.toHaveProperty('language');
  });
});

describe('staff', () => {
  it('let others know which products an order brought, when it is delivered', async () => {
    const delivered: { orderId: string; productIds?: string[] | undefined }[] = [];
    await service.parts.broker.listen({ events: [orderDelivered], handle: ({ data }) => delivered.push(data) });
    const { productId } = await publishProduct('reserved');
    const line = { ...bodyFor(customer, productId).orderItems[0], qty: 1 };
    const twice = bodyFor(customer, productId, { orderItems: [line, { ...line, placement: 'Right' }] });
    const { _id: id } = (await place(customer, twice)).body;
    await asStaff('put', `/api/order/${id}/deliver`);
    await eventually(() => expect(delivered.map(({ orderId }) => orderId)).toContain(id));
    expect(delivered.find(({ orderId }) => orderId === id)?.productIds).toEqual([productId]);
  });

  it('mark an order paid and delivered, each once in its timeline with who did it', async () => {
    const id = await customersOrder();
    await asStaff('put', `/api/order/${id}/payment`).send({ paymentStatus: 'failed' });
    await asStaff('put', `/api/order/${id}/payment`).send({ paymentStatus: 'paid' });
    await asStaff('put', `/api/order/${id}/payment`).send({ paymentStatus: 'paid' });
    await asStaff('put', `/api/order/${id}/deliver`);
    const { body } = await asStaff('put', `/api/order/${id}/deliver`);
    expect(body).toMatchObject({ paymentStatus: 'paid', isDelivered: true });
    expect(body.timeline.map(({ event, by }: { event: string; by: string }) => [event, by])).toEqual([
      ['placed', 'customer'],
      ['confirmed', 'shop'],
      ['payment-failed', 'Meera'],
      ['paid', 'Meera'],
      ['delivered', 'Meera'],
    ]);
    expect((await asStaff('put', `/api/order/${id}/cancel`).send({ reason: 'Too late' })).status).toBe(409);
  });

  it('hand an order over once, with the bill that its invoice needs, before it is delivered', async () => {
    const id = await customersOrder();
    const dispatch = () => asStaff('put', `/api/order/${id}/dispatch`).send({ note: 'Parcel 7' });
    const statuses = (await Promise.all([dispatch(), dispatch(), dispatch()])).map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200]);
    const { body } = await dispatch();
    expect(body.timeline.map(({ event }: TimelineEntry) => event)).toEqual(['placed', 'confirmed', 'dispatched']);
    expect(body).toMatchObject({ dispatchedAt: body.timeline[2].at, begunAt: body.timeline[2].at });
    await eventually(() =>
      expect(heard.filter(({ orderId, key }) => orderId === id && key === orderDispatched.key)).toHaveLength(1),
    );
    expect((await asStaff('put', `/api/order/${id}/deliver`).send({})).status).toBe(200);
    const delivered = await customersOrder();
    await asStaff('put', `/api/order/${delivered}/deliver`).send({});
    expect((await asStaff('put', `/api/order/${delivered}/dispatch`).send({})).body.message).toBe(
      'This order is delivered.',
    );
  });

  it('begin an order once, at once or again, and only one that is confirmed', async () => {
    const id = await customersOrder();
    const begin = () => asStaff('put', `/api/order/${id}/begin`).send({ note: 'Press 2' });
    const statuses = (await Promise.all([begin(), begin(), begin()])).map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200]);
    const { body } = await begin();
    expect(body.timeline.map(({ event }: TimelineEntry) => event)).toEqual(['placed', 'confirmed', 'begun']);
    expect(body).toMatchObject({ begunAt: body.timeline[2].at, status: 'confirmed' });
    await eventually(() =>
      expect(heard.filter(({ orderId, key }) => orderId === id && key === orderBegun.key)).toHaveLength(1),
    );

    const cancelled = await customersOrder();
    await asStaff('put', `/api/order/${cancelled}/cancel`).send({ reason: 'Misprint' });
    expect((await asStaff('put', `/api/order/${cancelled}/begin`).send({})).body.message).toBe(
      'This order is cancelled.',
    );
    const delivered = await customersOrder();
    await asStaff('put', `/api/order/${delivered}/deliver`);
    expect((await asStaff('put', `/api/order/${delivered}/begin`).send({})).body.message).toBe(
      'This order is delivered.',
    );
  });

  it('begin and deliver an order from before large ones were held up', async () => {
    const id = await customersOrder();
    const stored = service.parts.mongo.collection('orders');
    await stored.updateOne({ _id: new Types.ObjectId(id) }, { $unset: { needsReview: 1 } });
    expect((await asStaff('put', `/api/order/${id}/begin`)).status).toBe(200);
    expect((await asStaff('put', `/api/order/${id}/deliver`)).status).toBe(200);
  });

  it('are not named to the customer, nor are their notes, except the reason of an end', async () => {
    const id = await customersOrder();
    await asStaff('put', `/api/order/${id}/payment`).send({ paymentStatus: 'paid', note: 'From her brother' });
    await asStaff('put', `/api/order/${id}/begin`).send({ note: 'Press 2' });
    await asStaff('put', `/api/order/${id}/cancel`).send({ reason: 'The mugs broke' });
    const as = (path: string) =>
      request(service.app)
        .get(path)
        .set('Authorization', `Bearer ${service.suite.tokens.for(callers.customer)}`);
    const own = (await as(`/api/order/details/${id}`)).body.timeline;
    const listed = (await as(`/api/order/${customer}?limit=1`)).body[0].timeline;
    expect(own).toEqual(listed);
    expect(own.map(({ event, by, note }: TimelineEntry) => [event, by, note])).toEqual([
      ['placed', 'customer', ''],
      ['confirmed', 'shop', ''],
      ['paid', 'shop', ''],
      ['begun', 'shop', ''],
      ['cancelled', 'shop', 'The mugs broke'],
      ['refund-due', 'shop', ''],
    ]);
    expect((await asStaff('get', `/api/order/details/${id}`)).body.timeline[3]).toMatchObject({
      by: 'Meera',
      note: 'Press 2',
    });
  });

  it('cancel with a reason, which the catalog hears of once', async () => {
    const id = await customersOrder();
    expect((await asStaff('put', `/api/order/${id}/cancel`).send({})).body.message).toBe('Please give a reason.');
    await Promise.all([1, 2, 3].map(() => asStaff('put', `/api/order/${id}/cancel`).send({ reason: 'Misprint' })));
    const { body } = await asStaff('get', `/api/order/details/${id}`);
    expect(body).toMatchObject({ status: 'cancelled', timeline: [{}, {}, { event: 'cancelled', note: 'Misprint' }] });
    await eventually(() =>
      expect(heard.filter(({ orderId, key }) => orderId === id && key === orderCancelled.key)).toHaveLength(1),
    );
    expect((await asStaff('put', `/api/order/${id}/deliver`)).status).toBe(409);
  });

  it('see all orders, newest first, with their number', async () => {
    const id = await customersOrder();
    const res = await asStaff('get', '/api/order').query({ limit: 1 });
    expect(res.body).toMatchObject([{ _id: id }]);
    expect(Number(res.headers['x-total-count'])).toBeGreaterThan(1);
  });
});
