import { type Order, orderAccepted, orderConfirmed, type TimelineEntry } from '@print-shop/contracts';
import { eventually } from '@print-shop/test-kit';
import { Types } from 'mongoose';
import { testOrders } from './orders.fixture.ts';

const {
  heard,
  bills,
  reserve,
  reject,
  service,
  publishProduct,
  design,
  designs,
  newUser,
  bodyFor,
  place,
  ordersOf,
  asStaff,
} = testOrders();

describe('placing an order', () => {
  it('answers 201 with the confirmed order once its stock is reserved, at the price of the shop', async () => {
    const [user, { productId }] = [newUser(), await publishProduct('reserved')];
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
      designurl: expect.stringContaining(`${design}?`),
      timeline: [{ event: 'placed' }, { event: 'confirmed' }],
    });
    const [line] = res.body.orderItems;
    expect(line.parts[0]).toMatchObject({ kind: 'pieces' });
    expect(line.parts.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBeCloseTo(line.total);
    expect(await ordersOf(user)).toEqual([res.body]);
    await eventually(() => expect(heard).toContainEqual({ key: orderConfirmed.key, orderId: res.body._id }));
  });

  it('keeps state and telephone number of the address, where they were given', async () => {
    const [user, { productId }] = [newUser(), await publishProduct('reserved')];
    const address = { address: '12 MG Road', city: 'Pune', postalCode: '411001', country: 'India' };
    const to = async (shippingAddress: object) =>
      (await place(user, bodyFor(user, productId, { shippingAddress }))).body.shippingAddress;
    const more = { state: 'Maharashtra', phone: '98765 43210' };
    expect(await to({ ...address, ...more })).toEqual({ ...address, ...more });
    expect(await to({ ...address, state: '', phone: '' })).toEqual(address);
    const wrong = bodyFor(user, productId, { shippingAddress: { ...address, phone: 'x' } });
    expect((await place(user, wrong)).status).toBe(400);
  });

  it('refuses an address whose parts do not agree, and bills a business in another state at its own address', async () => {
    const [user, { productId }] = [newUser(), await publishProduct('reserved')];
    const address = { address: '12 MG Road', city: 'Pune', postalCode: '411001', country: 'India' };
    const faultsOf = async (more: object) => {
      const { status, body } = await place(user, bodyFor(user, productId, { shippingAddress: address, ...more }));
      expect(status).toBe(400);
      return body.details.map(({ path }: { path: string }) => path);
    };
    const to = (part: object) => faultsOf({ shippingAddress: { ...address, ...part } });
    expect(await to({ postalCode: '11000' })).toEqual(['body.shippingAddress.postalCode']);
    expect(await to({ postalCode: '110001', state: 'Karnataka' })).toEqual(['body.shippingAddress.postalCode']);
    expect(await to({ state: 'XYZ' })).toEqual(['body.shippingAddress.state']);
    const business = { gstin: '29AABCP1234Q1Z3', buyerName: 'Prakash Works' };
    expect(await faultsOf(business)).toEqual(['body.billingAddress.address']);
    expect(await faultsOf({ gstin: '27AAPFU0939F1ZV' })).toEqual(['body.buyerName']);

    const abroad = { ...address, city: 'Buffalo', postalCode: '14201', country: 'USA' };
    const refused = await place(user, bodyFor(user, productId, { shippingAddress: abroad }));
    expect([refused.status, refused.body.code]).toEqual([409, 'no-delivery-abroad']);

    const billingAddress = { address: '1 Brigade Road', city: 'Bengaluru', postalCode: '560001' };
    const billed = { ...business, billingAddress };
    const placed = await place(user, bodyFor(user, productId, { shippingAddress: address, ...billed }));
    expect(placed.body).toMatchObject({ ...billed, shippingAddress: address });
    await eventually(() =>
      expect(bills).toContainEqual(expect.objectContaining({ ...billed, address: expect.objectContaining(address) })),
    );
  });

  it('ships free above ₹999', async () => {
    const [user, { productId }] = [
      newUser(),
      await publishProduct('reserved', { pricePaise: 1000_00, happyHourDiscount: 0 }),
    ];
    const res = await place(user, bodyFor(user, productId, { totalPrice: 2000 }));
    expect(res.body).toMatchObject({ itemsPrice: 2000, shippingPrice: 0, totalPrice: 2000 });
  });

  it('names what is short in Hindi where Hindi is read, also when the same request comes again', async () => {
    const [user, { productId }] = [newUser(), await publishProduct('rejected')];
    for (let round = 0; round < 2; round++) {
      const res = await place(user, bodyFor(user, productId), 'key-hindi').set('Accept-Language', 'hi');
      expect(res.status).toBe(409);
      expect(res.body).toMatchObject({ message: '"Photo mug" का स्टॉक ख़त्म है।', code: 'out-of-stock' });
    }
  });

  it('answers 409 that names the item when there is no stock, and lists no such order', async () => {
    const [user, { productId }] = [newUser(), await publishProduct('rejected')];
    const res = await place(user, bodyFor(user, productId));
    expect(res.status).toBe(409);
    expect(res.body).toMatchObject({ message: '"Photo mug" is out of stock.', code: 'out-of-stock' });
    expect(await ordersOf(user)).toEqual([]);
  });

  it('accepts the order when the catalog does not answer in time, and settles it later', async () => {
    const [user, mug, bottle] = [newUser(), await publishProduct(), await publishProduct()];
    const [first, second] = await Promise.all([
      place(user, bodyFor(user, mug.productId)),
      place(user, bodyFor(user, bottle.productId)),
    ]);
    expect([first.status, first.body.status, second.body.status]).toEqual([201, 'waiting', 'waiting']);
    // Its customer is told that the shop has it, which those whose order is decided at once are not.
    const told = (orderId: string) => heard.filter((one) => one.orderId === orderId).map(({ key }) => key);
    await eventually(() => expect(told(first.body._id)).toEqual([orderAccepted.key]));
    const [other, { productId }] = [newUser(), await publishProduct('reserved')];
    const atOnce = await place(other, bodyFor(other, productId));
    await eventually(() => expect(told(atOnce.body._id)).toEqual([orderConfirmed.key]));
    await reserve(first.body._id);
    await reject(second.body._id, bottle.productId);
    const confirmed = { _id: first.body._id, status: 'confirmed' };
    const lastly = { event: 'cancelled', note: '"Photo mug" is out of stock.' };
    const cancelled = { _id: second.body._id, status: 'cancelled', timeline: [{}, expect.objectContaining(lastly)] };
    const newestFirst = [confirmed, cancelled].sort((a, b) => (a._id > b._id ? -1 : 1));
    await eventually(async () => expect(await ordersOf(user)).toMatchObject(newestFirst));
  });

  it('makes one order of the same Idempotency-Key sent ten times at once', async () => {
    const [user, { productId }] = [newUser(), await publishProduct('reserved')];
    const answers = await Promise.all(Array.from({ length: 10 }, () => place(user, bodyFor(user, productId), 'key-1')));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
    expect(await ordersOf(user)).toHaveLength(1);
    const stranger = newUser();
    expect((await place(stranger, bodyFor(stranger, productId), 'key-1')).body._id).not.toBe(answers[0]?.body._id);
  });

  it('refuses an Idempotency-Key that comes with another body, and keeps the first order', async () => {
    const [user, { productId }] = [newUser(), await publishProduct('reserved')];
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
    const { productId } = await publishProduct('reserved', { pricePaise, happyHourDiscount: 0 });
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
    const { productId } = await publishProduct('reserved', { pricePaise: 20_001_00, happyHourDiscount: 0 });
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
    const { productId } = await publishProduct('reserved', { pricePaise: 20_000_00, happyHourDiscount: 0 });
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
    const { productId } = await publishProduct('reserved', { pricePaise: 40_000_00, happyHourDiscount: 0 });
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
    const [user, { productId }] = [newUser(), await publishProduct('reserved')];
    await place(user, bodyFor(user, productId));
    const stored = service.parts.mongo.collection('orders');
    const one = await stored.findOne({ userId: new Types.ObjectId(user) });
    const more = Array.from({ length: 99 }, (_, n) => ({
      ...one,
      _id: new Types.ObjectId(),
      sequence: n + 2,
      totalPaise: 1,
    }));
    await stored.insertMany(more);
    const res = await place(user, bodyFor(user, productId));
    expect({ status: res.status, code: res.body.code }).toEqual({ status: 409, code: 'too-many-open-orders' });
    await stored.updateOne({ _id: more[0]?._id }, { $set: { status: 'cancelled' } });
    expect((await place(user, bodyFor(user, productId))).status).toBe(201);
  });

  it('refuses too many orders of one network', async () => {
    const { productId } = await publishProduct('reserved');
    const statuses: number[] = [];
    for (let i = 0; i < 151; i++) {
      const user = newUser();
      const sent = place(user, bodyFor(user, productId, { totalPrice: 1 }));
      statuses.push((await sent.set('X-Forwarded-For', `2001:db8:7:7::${i + 1}`)).status);
    }
    expect(statuses).toEqual([...Array(150).fill(409), 429]);
  });

  it('does not charge more than the customer saw', async () => {
    const [user, { productId }] = [newUser(), await publishProduct('reserved')];
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
    const [user, { productId }] = [newUser(), await publishProduct('reserved')];
    const res = await place(user, bodyFor(user, productId, wrong));
    expect({ status: res.status, message: res.body.message }).toEqual({ status: 400, message });
  });

  it.each([
    [{ design: '//evil.example/login' }, 'Please upload the design first.'],
    [{ design: '/media/designs/../x' }, 'Please upload the design first.'],
    [{ placement: 'Forehead' }, 'Please choose a placement from the list.'],
  ])('refuses a line with %j, which the shop does not have', async (line, message) => {
    const [user, { productId }] = [newUser(), await publishProduct('reserved')];
    const res = await place(user, bodyFor(user, productId, { orderItems: [{ product: productId, qty: 1, ...line }] }));
    expect({ status: res.status, message: res.body.message }).toEqual({ status: 400, message });
    expect(await ordersOf(user)).toEqual([]);
  });

  it('takes only a design and a layout that its customer was given, and gives them back for the next order', async () => {
    const [user, { productId: product }] = [newUser(), await publishProduct('reserved')];
    const [scene, other] = [newUser(), newUser()];
    const signed = designs.signLayout(scene);
    const placeWith = (line: object) =>
      place(user, bodyFor(user, product, { orderItems: [{ product, qty: 2, ...line }] }));
    for (const foreign of [{ design }, { scene }, { ...signed, scene: other }])
      expect(await placeWith(foreign)).toMatchObject({ status: 400, body: { code: 'design-link-over' } });
    expect(await ordersOf(user)).toEqual([]);
    const placed = await placeWith(signed);
    expect(placed).toMatchObject({ status: 201, body: { orderItems: [{ scene }] } });
    const [{ sceneSignature }] = placed.body.orderItems;
    expect(designs.admitLayout({ scene, sceneSignature })).toBe(scene);
    const forStaff = await asStaff('get', `/api/order/details/${placed.body._id}`);
    expect(forStaff.body.orderItems[0].scene).toBe(scene);
    expect(forStaff.body.orderItems[0]).not.toHaveProperty('sceneSignature');
  });

  it('tells the cart which of its lines were ordered', async () => {
    const [user, { productId: product }] = [newUser(), await publishProduct('reserved')];
    const cartLine = newUser();
    const told: unknown[] = [];
    await service.parts.broker.listen({
      events: [orderConfirmed],
      handle: ({ data }) => void told.push(...data.lines),
    });
    const { body } = await place(user, bodyFor(user, product, { orderItems: [{ product, qty: 2, cartLine }] }));
    expect(body.orderItems[0]).not.toHaveProperty('cartLine');
    await eventually(() => expect(told).toContainEqual(expect.objectContaining({ productId: product, cartLine })));
  });

  it('refuses a product that nobody knows', async () => {
    const user = newUser();
    const res = await place(user, bodyFor(user, newUser()));
    expect(res.status).toBe(409);
    expect(res.body.message).toBe('"Photo mug" is no longer available.');
  });
});
