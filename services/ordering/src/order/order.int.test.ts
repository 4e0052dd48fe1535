import {
  type EventData,
  type Order,
  orderBegun,
  orderCancelled,
  orderConfirmed,
  orderDelivered,
  orderPaid,
  orderPaymentFailed,
  orderPlaced,
  type ProductSnapshot,
  productCreated,
  routesByService,
  stockRejected,
  stockReserved,
  type TimelineEntry,
} from '@print-shop/contracts';
import { announcementModel, createRelay } from '@print-shop/messaging';
import { callers, describeAccess, eventually, testService } from '@print-shop/test-kit';
import { Types } from 'mongoose';
import request from 'supertest';
import { createOrdering } from '../app.ts';
import { orderModel } from './order.schema.ts';

/** Answers of the catalog's stand-in by product; for a product without an answer it never decides. */
const stock = new Map<string, 'reserved' | 'rejected'>();
const placed: EventData<typeof orderPlaced>[] = [];
const heard: { key: string; orderId: string }[] = [];

const publish = (key: string, data: object) =>
  service.parts.broker.publish({ id: crypto.randomUUID(), key, occurredAt: new Date().toISOString(), data });

const reserve = (orderId: string) => publish(stockReserved.key, { orderId, productIds: [] });
const reject = (orderId: string, productId: string) =>
  publish(stockRejected.key, { orderId, shortages: [{ productId, wanted: 1, available: 0 }] });

const service = testService(async (parts) => {
  const model = orderModel(parts.mongo);
  const announcements = announcementModel(parts.mongo);
  const relay = createRelay({ ...parts, models: [model, announcements] });
  parts.onClose('relay', () => relay.close());
  await parts.broker.subscribe({
    queue: 'test.answer-orders',
    events: [orderPlaced],
    handle: async ({ data }) => {
      placed.push(data);
      const productId = data.lines[0]?.productId ?? '';
      const answer = stock.get(productId);
      if (answer === 'reserved') await reserve(data.orderId);
      if (answer === 'rejected') await reject(data.orderId, productId);
    },
  });
  await parts.broker.listen({
    events: [orderConfirmed, orderBegun, orderCancelled],
    handle: ({ key, data }) => heard.push({ key, orderId: data.orderId }),
  });
  const limits = { maxPieces: 1_000, maxRupees: 50_000, openOrders: 100, openRupees: 100_000, reviewRupees: 20_000 };
  const settings = {
    waitMs: 600,
    limits,
    ordersPerAddress: 150,
    unpaidHours: 48,
    personalDataDays: 2922,
    claimDays: 30,
  };
  return createOrdering({ ...parts, model, announcements, relay, ...settings });
});

async function tellProduct(answer?: 'reserved' | 'rejected', fields: Partial<ProductSnapshot> = {}) {
  const product: ProductSnapshot = {
    productId: String(new Types.ObjectId()),
    version: 1,
    name: 'Photo mug',
    type: 'Mugs & Bottles',
    image: '/media/x.webp',
    pricePaise: 400_00,
    happyHourDiscount: 25,
    sizes: [],
    colors: [],
    isCustomizable: true,
    ...fields,
  };
  if (answer) stock.set(product.productId, answer);
  await publish(productCreated.key, product);
  return product;
}

const design = '/media/designs/0123456789abcdef0123456789abcdef.png';
const newUser = () => String(new Types.ObjectId());
const bodyFor = (user: string, product: string, more: object = {}) => ({
  user,
  orderItems: [{ product, qty: 2, name: 'Photo mug', price: 300, image: '', design, placement: 'Left' }],
  shippingAddress: { address: '12 MG Road', city: 'Pune', postalCode: '411001', country: 'India' },
  paymentMethod: 'UPI',
  itemsPrice: 600,
  shippingPrice: 99,
  totalPrice: 699,
  ...more,
});
const place = (user: string, body: object, key?: string) => {
  const req = request(service.app)
    .post('/api/order')
    .set('Authorization', `Bearer ${service.suite.tokens.for({ id: user })}`);
  return (key ? req.set('Idempotency-Key', key) : req).send(body);
};
const ordersOf = async (user: string) =>
  (
    await request(service.app)
      .get(`/api/order/${user}`)
      .set('Authorization', `Bearer ${service.suite.tokens.for({ id: user })}`)
  ).body;
const asStaff = (method: 'put' | 'get', path: string) =>
  request(service.app)
    [method](path)
    .set('Authorization', `Bearer ${service.suite.tokens.for(callers.owner)}`);

let coupons = 0;
const customer = callers.customer.id;
const customersOrder = async () => {
  const { productId } = await tellProduct('reserved');
  return (await place(customer, bodyFor(customer, productId))).body._id as string;
};

describeAccess({
  routes: routesByService.ordering ?? [],
  app: () => service.app,
  tokens: () => service.suite.tokens,
  rows: {
    placeOrder: async () => ({ body: bodyFor(customer, (await tellProduct('reserved')).productId) }),
    listOrders: { query: { search: 'asha', payment: 'pending', delivery: 'pending', sort: '-total' } },
    exportOrders: {},
    getOrdersToday: {},
    listUserOrders: { params: { userId: customer } },
    // Who holds a link: quotation/quoted-order.int.test.ts.
    readTrackedOrder: { body: { token: 'not a link' } },
    listCoupons: {},
    createCoupon: () => ({ body: { code: `CODE-${++coupons}`, percent: 5 } }),
    updateCoupon: { params: { id: '0123456789abcdef01234567' }, body: { code: 'OTHER', percent: 5 } },
    checkCoupon: { body: { code: 'NO-SUCH', orderItems: [{ product: '0123456789abcdef01234567', qty: 1 }] } },
    getOrder: async () => ({ params: { id: await customersOrder() }, expected: { other: 403 } }),
    setOrderPayment: async () => ({ params: { id: await customersOrder() }, body: { paymentStatus: 'paid' } }),
    beginOrder: async () => ({ params: { id: await customersOrder() } }),
    deliverOrder: async () => ({ params: { id: await customersOrder() } }),
    releaseOrder: async () => ({ params: { id: await customersOrder() } }),
    cancelOwnOrder: async () => ({ params: { id: await customersOrder() }, body: { reason: 'Ordered twice' } }),
    // What is claimed, by whom and when: claim-order.int.test.ts. Here no order is delivered, and no claim made.
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

describe('placing an order', () => {
  it('answers 201 with the confirmed order once its stock is reserved, at the price of the shop', async () => {
    const [user, { productId }] = [newUser(), await tellProduct('reserved')];
    const res = await place(user, bodyFor(user, productId, { totalPrice: 5000, itemsPrice: 1 }));
    expect(res.status).toBe(201);
    expect(res.body).toMatchObject({
      user,
      itemsPrice: 600,
      shippingPrice: 99,
      totalPrice: 699,
      status: 'confirmed',
      paymentStatus: 'pending',
      isDelivered: false,
      placement: 'Left',
      designurl: design,
      timeline: [{ event: 'placed' }, { event: 'confirmed' }],
    });
    expect(await ordersOf(user)).toEqual([res.body]);
    await eventually(() => expect(heard).toContainEqual({ key: orderConfirmed.key, orderId: res.body._id }));
  });

  it('ships free above ₹999', async () => {
    const [user, { productId }] = [
      newUser(),
      await tellProduct('reserved', { pricePaise: 1000_00, happyHourDiscount: 0 }),
    ];
    const res = await place(user, bodyFor(user, productId, { totalPrice: 2000 }));
    expect(res.body).toMatchObject({ itemsPrice: 2000, shippingPrice: 0, totalPrice: 2000 });
  });

  it('names what is short in Hindi where Hindi is read, also when the same request comes again', async () => {
    const [user, { productId }] = [newUser(), await tellProduct('rejected')];
    for (let round = 0; round < 2; round++) {
      const res = await place(user, bodyFor(user, productId), 'key-hindi').set('Accept-Language', 'hi');
      expect(res.status).toBe(409);
      expect(res.body).toMatchObject({ message: '"Photo mug" का स्टॉक ख़त्म है।', code: 'out-of-stock' });
    }
  });

  it('answers 409 that names the item when there is no stock, and lists no such order', async () => {
    const [user, { productId }] = [newUser(), await tellProduct('rejected')];
    const res = await place(user, bodyFor(user, productId));
    expect(res.status).toBe(409);
    expect(res.body).toMatchObject({ message: '"Photo mug" is out of stock.', code: 'out-of-stock' });
    expect(await ordersOf(user)).toEqual([]);
  });

  it('accepts the order when the catalog does not answer in time, and settles it later', async () => {
    const [user, mug, bottle] = [newUser(), await tellProduct(), await tellProduct()];
    const first = await place(user, bodyFor(user, mug.productId));
    const second = await place(user, bodyFor(user, bottle.productId));
    expect([first.status, first.body.status, second.body.status]).toEqual([201, 'waiting', 'waiting']);
    await reserve(first.body._id);
    await reject(second.body._id, bottle.productId);
    await eventually(async () =>
      expect((await ordersOf(user)).map(({ status }: { status: string }) => status)).toEqual([
        'cancelled',
        'confirmed',
      ]),
    );
    const [cancelled] = await ordersOf(user);
    expect(cancelled.timeline.at(-1)).toMatchObject({ event: 'cancelled', note: '"Photo mug" is out of stock.' });
  });

  it('makes one order of the same Idempotency-Key sent ten times at once', async () => {
    const [user, { productId }] = [newUser(), await tellProduct('reserved')];
    const answers = await Promise.all(Array.from({ length: 10 }, () => place(user, bodyFor(user, productId), 'key-1')));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
    expect(await ordersOf(user)).toHaveLength(1);
    const stranger = newUser();
    expect((await place(stranger, bodyFor(stranger, productId), 'key-1')).body._id).not.toBe(answers[0]?.body._id);
  });

  it('refuses an Idempotency-Key that comes with another body, and keeps the first order', async () => {
    const [user, { productId }] = [newUser(), await tellProduct('reserved')];
    const body = bodyFor(user, productId);
    const first = await place(user, body, 'key-2');
    const other = await place(user, { ...body, paymentMethod: 'cash_on_delivery' }, 'key-2');
    expect({ status: other.status, code: other.body.code }).toEqual({ status: 409, code: 'idempotency-key-reused' });
    const reordered = Object.fromEntries(Object.entries(body).toReversed());
    expect((await place(user, reordered, 'key-2')).body).toEqual(first.body);
    expect(await ordersOf(user)).toEqual([first.body]);
  });

  it.each([
    [1_001, 1_00, 'One order can have 1,000 pieces at most.'],
    [100, 501_00, 'One order can come to ₹50,000 at most.'],
  ])('refuses an order of %i pieces at %i paise', async (qty, pricePaise, message) => {
    const { productId } = await tellProduct('reserved', { pricePaise, happyHourDiscount: 0 });
    const user = newUser();
    const res = await place(
      user,
      bodyFor(user, productId, { orderItems: [{ product: productId, qty }], totalPrice: 1e6 }),
    );
    expect({ status: res.status, code: res.body.code }).toEqual({ status: 409, code: 'order-too-large' });
    expect(res.body.message).toContain(message);
    expect(await ordersOf(user)).toEqual([]);
  });

  it('lets nothing of a large order out before staff have released it', async () => {
    const { productId } = await tellProduct('reserved', { pricePaise: 20_001_00, happyHourDiscount: 0 });
    const user = newUser();
    const body = bodyFor(user, productId, { orderItems: [{ product: productId, qty: 1 }], totalPrice: 20_001 });
    const { _id: id, ...large } = (await place(user, body)).body;
    expect(large).toMatchObject({ status: 'confirmed', needsReview: true });
    const due = async () => (await asStaff('get', '/api/order?review=due')).body.map((order: Order) => order._id);
    expect(await due()).toEqual([id]);
    const refused = await asStaff('put', `/api/order/${id}/deliver`).send({});
    expect({ status: refused.status, message: refused.body.message }).toEqual({
      status: 409,
      message: 'This is a large order. Please release it first.',
    });
    for (const note of ['Called back', 'Again']) await asStaff('put', `/api/order/${id}/release`).send({ note });
    expect(await due()).toEqual([]);
    const { body: delivered } = await asStaff('put', `/api/order/${id}/deliver`).send({});
    expect(delivered.timeline.map(({ event, note }: TimelineEntry) => `${event} ${note}`.trim())).toEqual([
      ...['placed', 'confirmed', 'released Called back', 'delivered'],
    ]);
  });

  it('does not hold up an order at the threshold, and releases none that is cancelled', async () => {
    const { productId } = await tellProduct('reserved', { pricePaise: 20_000_00, happyHourDiscount: 0 });
    const user = newUser();
    const at = (qty: number) =>
      bodyFor(user, productId, { orderItems: [{ product: productId, qty }], totalPrice: 1e6 });
    expect((await place(user, at(1))).body.needsReview).toBe(false);
    const { _id: id } = (await place(user, at(2))).body;
    await asStaff('put', `/api/order/${id}/cancel`).send({ reason: 'Asked by phone' });
    const res = await asStaff('put', `/api/order/${id}/release`).send({});
    expect({ status: res.status, message: res.body.message }).toEqual({
      status: 409,
      message: 'This order is cancelled.',
    });
    expect((await asStaff('get', '/api/order?review=due')).body).toEqual([]);
  });

  it('refuses more than an account may have open, also at once, and takes orders again once they are paid', async () => {
    const { productId } = await tellProduct('reserved', { pricePaise: 40_000_00, happyHourDiscount: 0 });
    const user = newUser();
    const body = bodyFor(user, productId, { orderItems: [{ product: productId, qty: 1 }], totalPrice: 40_000 });
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => place(user, body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('open-orders-too-dear');
    const [first] = await ordersOf(user);
    await asStaff('put', `/api/order/${first._id}/payment`).send({ paymentStatus: 'paid' });
    expect((await place(user, body)).status).toBe(201);
  });

  it('refuses more open orders than an account may have', async () => {
    const [user, { productId }] = [newUser(), await tellProduct('reserved')];
    await place(user, bodyFor(user, productId));
    const stored = service.parts.mongo.collection('orders');
    const one = await stored.findOne({ userId: new Types.ObjectId(user) });
    const more = Array.from({ length: 99 }, () => ({ ...one, _id: new Types.ObjectId(), totalPaise: 1 }));
    await stored.insertMany(more);
    const res = await place(user, bodyFor(user, productId));
    expect({ status: res.status, code: res.body.code }).toEqual({ status: 409, code: 'too-many-open-orders' });
    await stored.updateOne({ _id: more[0]?._id }, { $set: { status: 'cancelled' } });
    expect((await place(user, bodyFor(user, productId))).status).toBe(201);
  });

  it('refuses too many orders of one network', async () => {
    const { productId } = await tellProduct('reserved');
    const statuses: number[] = [];
    for (let i = 0; i < 151; i++) {
      const user = newUser();
      const sent = place(user, bodyFor(user, productId, { totalPrice: 1 }));
      statuses.push((await sent.set('X-Forwarded-For', `2001:db8:7:7::${i + 1}`)).status);
    }
    expect(statuses).toEqual([...Array(150).fill(409), 429]);
  });

  it('does not charge more than the customer saw', async () => {
    const [user, { productId }] = [newUser(), await tellProduct('reserved')];
    const res = await place(user, bodyFor(user, productId, { totalPrice: 1 }));
    expect(res.status).toBe(409);
    expect(res.body).toMatchObject({ code: 'price-changed', message: expect.stringContaining('₹699') });
  });

  it.each([
    [{ orderItems: [] }, 'Your cart is empty.'],
    [{ shippingAddress: { address: 'x', city: 'y' } }, 'Please fill in all required shipping information.'],
    [{ shippingAddress: undefined }, 'Please fill in all required shipping information.'],
    [{ paymentMethod: 'barter' }, 'Please check the highlighted fields.'],
    [{ designurl: '//evil.example/login' }, 'Please upload the design first.'],
  ])('refuses %j', async (wrong, message) => {
    const [user, { productId }] = [newUser(), await tellProduct('reserved')];
    const res = await place(user, bodyFor(user, productId, wrong));
    expect({ status: res.status, message: res.body.message }).toEqual({ status: 400, message });
  });

  it.each([
    [{ design: '//evil.example/login' }, 'Please upload the design first.'],
    [{ design: '/media/designs/../x' }, 'Please upload the design first.'],
    [{ placement: 'Forehead' }, 'Please choose a placement from the list.'],
  ])('refuses a line with %j, which the shop does not have', async (line, message) => {
    const [user, { productId }] = [newUser(), await tellProduct('reserved')];
    const res = await place(user, bodyFor(user, productId, { orderItems: [{ product: productId, qty: 1, ...line }] }));
    expect({ status: res.status, message: res.body.message }).toEqual({ status: 400, message });
    expect(await ordersOf(user)).toEqual([]);
  });

  it('refuses a product that nobody knows', async () => {
    const user = newUser();
    const res = await place(user, bodyFor(user, newUser()));
    expect(res.status).toBe(409);
    expect(res.body.message).toBe('"Photo mug" is no longer available.');
  });
});

describe('the events of an order', () => {
  it('say whom to tell, in which language, and what it comes to', async () => {
    const told: { key: string; data: object }[] = [];
    const events = [orderPlaced, orderConfirmed, orderPaymentFailed, orderPaid, orderDelivered];
    await service.parts.broker.listen({ events, handle: ({ key, data }) => void told.push({ key, data }) });
    const { productId } = await tellProduct('reserved');
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
    const { productId } = await tellProduct('reserved');
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
