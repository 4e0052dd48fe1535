import {
  type EventData,
  ORDER_LINK_HEADER,
  type Order,
  orderAdopted,
  orderCancelled,
  orderConfirmed,
  orderLinesCancelled,
  orderPlaced,
  productCreated,
  quotationAccepted,
  stockRejected,
  stockReserved,
  userDeleted,
  userRegistered,
  userUpdated,
} from '@print-shop/contracts';
import { createMailLinks } from '@print-shop/links';
import { callers, eventually } from '@print-shop/test-kit';
import { Types } from 'mongoose';
import request from 'supertest';
import { testOrdering } from '../ordering.fixture.ts';
import { ownerModel } from './owners.ts';

const KEY = 'a key of tests with thirty-two characters';
const links = createMailLinks({ mail: KEY });
const confirmed: EventData<typeof orderConfirmed>[] = [];
const adopted: EventData<typeof orderAdopted>[] = [];
const placed: EventData<typeof orderPlaced>[] = [];

const service = testOrdering(
  async (parts) => {
    await parts.broker.listen({ events: [orderConfirmed], handle: ({ data }) => confirmed.push(data) });
    await parts.broker.listen({ events: [orderPlaced], handle: ({ data }) => placed.push(data) });
    await parts.broker.listen({ events: [orderAdopted], handle: ({ data }) => adopted.push(data) });
  },
  { mailLinkKeys: { mail: KEY } },
);

const anId = () => String(new Types.ObjectId());
const publish = (key: string, data: object, occurredAt = new Date()) =>
  service.parts.broker.publish({ id: crypto.randomUUID(), key, occurredAt: occurredAt.toISOString(), data });

let count = 0;
const anAcceptance = (
  part: Partial<EventData<typeof quotationAccepted>> = {},
): EventData<typeof quotationAccepted> => ({
  quotationId: anId(),
  number: `Q-2026-${String(++count).padStart(4, '0')}`,
  name: 'Sharma Sweets',
  email: `buyer-${count}@example.com`,
  language: 'hi',
  totalPaise: 6250_01,
  validUntil: '2999-12-31',
  by: 'Ravi Sharma',
  acceptedAt: '2026-11-23T10:00:00.000Z',
  lines: [
    { name: 'Brochure, A4', quantity: 1000, totalPaise: 6000_01 },
    { name: 'Design', quantity: 1, totalPaise: 100_00 },
  ],
  deliveryPaise: 150_00,
  ...part,
});
const asStaff = (method: 'get' | 'put', path: string) =>
  request(service.app)
    [method](path)
    .set('Authorization', `Bearer ${service.suite.tokens.for(callers.owner)}`);
const track = (id: string, link = links.signOrder(id, 60) ?? '') =>
  request(service.app).get(`/api/order/details/${id}`).set(ORDER_LINK_HEADER, link);
const orderOf = (number: string): Promise<Order> =>
  eventually(async () => {
    const { body } = await asStaff('get', '/api/order').query({ search: number });
    expect(body).toHaveLength(1);
    return body[0];
  });

it('becomes one order, as quoted and confirmed, however often and at once it is told', async () => {
  const accepted = anAcceptance();
  await Promise.all(Array.from({ length: 5 }, () => publish(quotationAccepted.key, accepted)));
  const order = await orderOf(accepted.number);
  expect(order).toMatchObject({
    user: null,
    customer: { name: 'Sharma Sweets', email: accepted.email },
    quotation: { id: accepted.quotationId, number: accepted.number },
    orderItems: [
      { product: null, name: 'Brochure, A4', qty: 1000, price: 6, total: 6000.01 },
      { product: null, name: 'Design', qty: 1, total: 100 },
    ],
    itemsPrice: 6100.01,
    shippingPrice: 150,
    totalPrice: 6250.01,
    status: 'confirmed',
    paymentStatus: 'pending',
    isDelivered: false,
    timeline: [
      { event: 'placed', by: 'customer', note: accepted.number },
      { event: 'confirmed', by: 'shop' },
    ],
  });
  const events = () => confirmed.filter(({ quotation }) => quotation?.id === accepted.quotationId);
  await eventually(() =>
    expect(events()).toMatchObject([
      {
        orderId: order._id,
        userId: null,
        language: 'hi',
        totalPaise: 6250_01,
        lines: [],
        quotedLines: [
          { name: 'Brochure, A4', quantity: 1000 },
          { name: 'Design', quantity: 1 },
        ],
      },
    ]),
  );
});

it('keeps the discount, the tax that was added and the advance', async () => {
  const accepted = anAcceptance({
    lines: [
      {
        name: 'Brochure',
        quantity: 1000,
        totalPaise: 6000_00,
        discountPaise: 600_00,
        addedTaxPaise: 972_00,
        taxRate: 18,
      },
    ],
    deliveryPaise: 100_00,
    discountPaise: 600_00,
    addedTaxPaise: 990_00,
    totalPaise: 6490_00,
    advancePaise: 3245_00,
  });
  await publish(quotationAccepted.key, accepted);
  expect(await orderOf(accepted.number)).toMatchObject({
    orderItems: [{ total: 6000, discount: 600, tax: 972 }],
    itemsPrice: 6000,
    discount: 600,
    shippingPrice: 100,
    taxPrice: 990,
    totalPrice: 6490,
    advance: 3245,
  });
});

it('loses a line that staff cancel, with the tax that was added to it', async () => {
  const accepted = anAcceptance({
    lines: [
      {
        name: 'Brochure',
        quantity: 1000,
        totalPaise: 6000_00,
        discountPaise: 600_00,
        addedTaxPaise: 972_00,
        taxRate: 18,
      },
      { name: 'Design', quantity: 1, totalPaise: 100_00, addedTaxPaise: 18_00, taxRate: 18 },
    ],
    deliveryPaise: 100_00,
    discountPaise: 600_00,
    addedTaxPaise: 1008_00,
    totalPaise: 6608_00,
  });
  await publish(quotationAccepted.key, accepted);
  const order = await orderOf(accepted.number);
  const parts: EventData<typeof orderLinesCancelled>[] = [];
  await service.parts.broker.listen({ events: [orderLinesCancelled], handle: ({ data }) => parts.push(data) });
  const { body } = await asStaff('put', `/api/order/${order._id}/cancel`)
    .send({ lines: [order.orderItems[1]?._id], reason: 'You have sent a design' })
    .expect(200);
  expect(body).toMatchObject({ status: 'confirmed', itemsPrice: 6000, taxPrice: 990, totalPrice: 6490 });
  await eventually(() =>
    expect(parts.filter(({ orderId }) => orderId === order._id)).toMatchObject([
      {
        lines: [],
        quotedLines: [{ name: 'Design', quantity: 1 }],
        bill: { totalPaise: 6490_00, shippingPaise: 118_00, lines: [{ paise: 6372_00 }] },
      },
    ]),
  );
});

it('goes to whom and where the customer has said, with the codes of its lines', async () => {
  const buyer = {
    name: 'Sharma Sweets Pvt Ltd',
    gstin: '27AAPFU0939F1ZV',
    address: '12 MG Road',
    city: 'Mumbai',
    postalCode: '400001',
    state: 'Maharashtra',
  };
  const lines = [{ name: 'Design', quantity: 1, totalPaise: 6100_01, hsn: '998391' }];
  const accepted = anAcceptance({ buyer, lines });
  await publish(quotationAccepted.key, accepted);
  const place = { address: '12 MG Road', city: 'Mumbai', postalCode: '400001', country: 'India', state: 'Maharashtra' };
  expect(await orderOf(accepted.number)).toMatchObject({
    shippingAddress: place,
    gstin: buyer.gstin,
    buyerName: buyer.name,
    customer: { name: 'Sharma Sweets' },
  });
  await eventually(() =>
    expect(confirmed.find(({ quotation }) => quotation?.id === accepted.quotationId)?.bill).toMatchObject({
      address: place,
      gstin: buyer.gstin,
      buyerName: buyer.name,
      lines: [{ hsn: '998391' }],
    }),
  );
});

describe('a line that is a product', () => {
  const withProduct = async () => {
    const productId = anId();
    await publish(productCreated.key, {
      productId,
      version: 1,
      name: 'Photo mug',
      type: 'Mugs',
      image: '/media/mug.webp',
      pricePaise: 249_00,
      happyHourDiscount: 0,
      sizes: [],
      colors: [],
      isCustomizable: true,
    });
    const lines = [
      { name: 'Photo mug', productId, quantity: 50, totalPaise: 10_000_00 },
      { name: 'Packing', quantity: 1, totalPaise: 500_00 },
    ];
    const accepted = anAcceptance({ lines, deliveryPaise: 0, totalPaise: 10_500_00 });
    await publish(quotationAccepted.key, accepted);
    return { productId, order: await orderOf(accepted.number) };
  };
  const isPlaced = (id: string) =>
    eventually(() => expect(placed.filter(({ orderId }) => orderId === id)).toHaveLength(1));

  it('waits for its stock, and is confirmed with it', async () => {
    const { productId, order } = await withProduct();
    expect(order).toMatchObject({
      status: 'waiting',
      orderItems: [
        { product: productId, image: '/media/mug.webp', qty: 50, total: 10_000 },
        { product: null, name: 'Packing' },
      ],
    });
    await isPlaced(order._id);
    expect(placed.find(({ orderId }) => orderId === order._id)).toMatchObject({ lines: [{ productId, quantity: 50 }] });
    await publish(stockReserved.key, { orderId: order._id, productIds: [productId] });
    await eventually(async () =>
      expect(await orderOf(order.quotation?.number ?? '')).toMatchObject({ status: 'confirmed', totalPrice: 10_500 }),
    );
  });

  it('that has no stock cancels the order, and says why', async () => {
    const { productId, order } = await withProduct();
    await isPlaced(order._id);
    const shortages = [{ productId, wanted: 50, available: 3 }];
    await publish(stockRejected.key, { orderId: order._id, shortages });
    await eventually(async () =>
      expect(await orderOf(order.quotation?.number ?? '')).toMatchObject({
        status: 'cancelled',
        timeline: [{ event: 'placed' }, { event: 'cancelled', note: expect.stringContaining('Photo mug') }],
      }),
    );
  });
});

it('goes back into the bulk order that it prices, and becomes no order', async () => {
  const [ofBulk, witness] = [anAcceptance({ bulkOrderId: anId() }), anAcceptance()];
  await publish(quotationAccepted.key, ofBulk);
  await publish(quotationAccepted.key, witness);
  await orderOf(witness.number);
  expect((await asStaff('get', '/api/order').query({ search: ofBulk.number })).body).toEqual([]);
});

it("is read by whoever holds a guest's link, and by no customer", async () => {
  const { number } = anAcceptance();
  await publish(quotationAccepted.key, anAcceptance({ number }));
  const { _id: id } = await orderOf(number);
  expect((await track(id)).body).toMatchObject({ _id: id, timeline: [{ note: '' }, {}] });
  expect((await track(id, 'x')).body.code).toBe('link-over');
  expect((await track(anId())).status).toBe(404);
  const asCustomer = request(service.app)
    .get(`/api/order/details/${id}`)
    .set('Authorization', `Bearer ${service.suite.tokens.for(callers.customer)}`);
  expect((await asCustomer).status).toBe(403);
});

describe("whoever holds the link of a guest's order", () => {
  const byLink = (id: string, path: string, body: object = {}, seconds = 60) =>
    request(service.app)
      .post(`/api/order/${id}${path}`)
      .set(ORDER_LINK_HEADER, links.signOrder(id, seconds) ?? '')
      .send(body);
  const aGuests = async () => {
    const accepted = anAcceptance();
    await publish(quotationAccepted.key, accepted);
    return orderOf(accepted.number);
  };
  const claimOf = ({ orderItems }: Order, text = 'The colour is off.') => ({
    kind: 'misprinted',
    lines: [{ line: orderItems[0]?._id, pieces: 10 }],
    text,
    pictures: [],
  });

  it('cancels it as a whole until staff begin', async () => {
    const [own, begun] = [await aGuests(), await aGuests()];
    expect((await byLink(own._id, '/cancellation', { lines: [own.orderItems[0]?._id] })).status).toBe(409);
    const { body } = await byLink(own._id, '/cancellation', { reason: 'Not needed' }).expect(200);
    expect(body).toMatchObject({ status: 'cancelled', timeline: [{}, {}, { by: 'customer', note: 'Not needed' }] });
    expect((await byLink(own._id, '/cancellation')).body.timeline).toHaveLength(3);
    await asStaff('put', `/api/order/${begun._id}/begin`).expect(200);
    expect((await byLink(begun._id, '/cancellation')).body).toMatchObject({
      code: 'order-state',
      message: 'We have begun work on this order, so it cannot be cancelled here. Please call us.',
    });
  });

  it('says what is wrong with it after the delivery, and takes that back', async () => {
    const order = await aGuests();
    expect((await byLink(order._id, '/claims', claimOf(order))).body.code).toBe('order-state');
    await asStaff('put', `/api/order/${order._id}/deliver`).expect(200);
    const claims = (await byLink(order._id, '/claims', claimOf(order)).expect(200)).body.claims;
    expect(claims).toMatchObject([{ state: 'open', text: 'The colour is off.' }]);
    const { body } = await byLink(order._id, `/claims/${claims[0]._id}/withdrawal`).expect(200);
    expect(body.claims).toMatchObject([{ state: 'withdrawn' }]);
  });

  it('does nothing by a link that is over or of no order, nor to an order that an account has', async () => {
    const order = await aGuests();
    const accounts = anId();
    await publish(userUpdated.key, {
      userId: accounts,
      name: 'Ravi',
      email: `owner-${accounts}@example.com`,
      isAdmin: false,
      emailConfirmed: true,
    });
    await eventually(async () => expect(await ownerModel(service.parts.mongo).findById(accounts)).not.toBeNull());
    const accepted = anAcceptance({ email: `owner-${accounts}@example.com` });
    await publish(quotationAccepted.key, accepted);
    const owned = await orderOf(accepted.number);
    for (const [path, body] of [
      ['/cancellation', {}],
      ['/claims', claimOf(owned)],
      [`/claims/${anId()}/withdrawal`, {}],
    ] as const) {
      expect((await byLink(order._id, path, body, -1)).body.code).toBe('link-over');
      expect((await byLink(anId(), path, body)).status).toBe(404);
      expect((await byLink(owned._id, path, body)).body.code).toBe('link-over');
    }
    expect((await orderOf(accepted.number)).status).toBe('confirmed');
  });
});

it('is worked on by staff like any other order, and cancelled as a whole', async () => {
  const [first, second] = [anAcceptance(), anAcceptance()];
  for (const accepted of [first, second]) await publish(quotationAccepted.key, accepted);
  const one = await orderOf(first.number);
  await asStaff('put', `/api/order/${one._id}/payment`).send({ paymentStatus: 'paid' }).expect(200);
  await asStaff('put', `/api/order/${one._id}/begin`).expect(200);
  const delivered = await asStaff('put', `/api/order/${one._id}/deliver`).expect(200);
  expect(delivered.body).toMatchObject({ isDelivered: true, paymentStatus: 'paid' });
  const other = await orderOf(second.number);
  const cancelled: EventData<typeof orderCancelled>[] = [];
  await service.parts.broker.listen({ events: [orderCancelled], handle: ({ data }) => cancelled.push(data) });
  await asStaff('put', `/api/order/${other._id}/cancel`).send({ reason: 'Asked by phone' }).expect(200);
  const ofOther = () => cancelled.filter(({ orderId }) => orderId === other._id);
  await eventually(() => expect(ofOther()).toMatchObject([{ userId: null, lines: [] }]));
});

describe('an account with a confirmed address', () => {
  const anAccount = (email: string, more: object = {}) => ({
    userId: anId(),
    name: 'Ravi',
    email,
    isAdmin: false,
    ...more,
  });
  const isKnown = (userId: string, email: string) =>
    eventually(async () =>
      expect(await ownerModel(service.parts.mongo).findById(userId).lean()).toMatchObject({ email }),
    );

  it('owns what was quoted to its address, and cancels it as a whole', async () => {
    const accepted = anAcceptance();
    const account = anAccount('Buyer-Own@Example.com', { emailConfirmed: true });
    await publish(userUpdated.key, account);
    await isKnown(account.userId, 'buyer-own@example.com');
    await publish(quotationAccepted.key, { ...accepted, email: 'buyer-own@example.com' });
    const order = await orderOf(accepted.number);
    expect(order.user).toBe(account.userId);
    expect((await track(order._id)).status).toBe(404);
    const cancel = (body: object) =>
      request(service.app)
        .post(`/api/order/${order._id}/cancellation`)
        .set('Authorization', `Bearer ${service.suite.tokens.for({ id: account.userId })}`)
        .send(body);
    const part = await cancel({ lines: [order.orderItems[0]?._id] });
    expect([part.status, part.body.message]).toEqual([
      409,
      'Items that were quoted together can only be cancelled together. Please call us about a part of it.',
    ]);
    expect((await cancel({})).body).toMatchObject({ status: 'cancelled' });
  });

  it("gets the orders that were a guest's, once it has confirmed the address", async () => {
    const accepted = anAcceptance();
    await publish(quotationAccepted.key, accepted);
    const { _id: id } = await orderOf(accepted.number);
    const account = anAccount(accepted.email);
    await publish(userRegistered.key, account, new Date(Date.now() - 1000));
    await isKnown(account.userId, '');
    expect((await orderOf(accepted.number)).user).toBeNull();
    await publish(userUpdated.key, { ...account, emailConfirmed: true });
    await eventually(async () => expect((await orderOf(accepted.number)).user).toBe(account.userId));
    await eventually(() =>
      expect(adopted.filter(({ orderId }) => orderId === id)).toMatchObject([{ userId: account.userId }]),
    );
    // An older event that comes late takes nothing away.
    await publish(userRegistered.key, account, new Date(Date.now() - 5000));
    await publish(userDeleted.key, { userId: anId() });
    await isKnown(account.userId, accepted.email);
  });

  it('that is deleted owns nothing more, also where an earlier change of it comes late', async () => {
    const account = anAccount(`gone-${anId()}@example.com`, { emailConfirmed: true });
    const changedAt = Date.now();
    await publish(userUpdated.key, { ...account, version: changedAt });
    await isKnown(account.userId, account.email);
    await publish(userDeleted.key, { userId: account.userId, version: changedAt + 2 });
    await isKnown(account.userId, '');
    // They come by another queue, which may be behind.
    await publish(userUpdated.key, { ...account, version: changedAt + 1 });
    const other = anAccount(`other-${anId()}@example.com`, { emailConfirmed: true });
    await publish(userUpdated.key, other);
    await isKnown(other.userId, other.email);
    await isKnown(account.userId, '');
    const accepted = anAcceptance({ email: account.email });
    await publish(quotationAccepted.key, accepted);
    expect((await orderOf(accepted.number)).user).toBeNull();
  });
});
