import {
  bulkOrderChangeRecorded,
  bulkOrderPersonalDataCollected,
  bulkOrderPlaced,
  dataExportRequested,
  type PersonalDataPart,
  type ProductSnapshot,
  productCreated,
  routesByService,
  withoutSignature,
} from '@print-shop/contracts';
import { createDesignLinks } from '@print-shop/links';
import { createWorks } from '@print-shop/service-kit';
import { callers, describeAccess, eventually } from '@print-shop/test-kit';
import { Types } from 'mongoose';
import request from 'supertest';
import { aBulkOrder, aDesign, LINK_KEY, testBulkOrders } from './bulk-order.fixture.ts';
import { bulkOrderModel } from './bulk-order.store.ts';
import { forgetBuyers } from './forget-buyers.ts';

const { service, heard, publish } = testBulkOrders();
const placed = heard(bulkOrderPlaced);

const line = { color: 'Navy Blue', size: '2XL', quantity: 24, price: 1, placement: ['Left', 'Back A4'] };
const place = (body: object, token?: string, address = '203.0.113.7') => {
  const req = request(service.app).post('/api/bulk-order').set('X-Forwarded-For', address);
  return (token ? req.set('Authorization', `Bearer ${token}`) : req).send(body);
};
const tokenOf = (caller: 'customer' | 'other' | 'owner') => service.suite.tokens.for(callers[caller]);
/** Stored directly, as an account may place only some in an hour. */
const customersOrder = async () => {
  const order = aBulkOrder({ userId: new Types.ObjectId(callers.customer.id) });
  return String((await bulkOrderModel(service.parts.mongo).create(order))._id);
};
const someOrder = async () => (await place({ items: [line] })).body._id as string;

describeAccess({
  routes: routesByService['bulk-order'] ?? [],
  app: () => service.app,
  tokens: () => service.suite.tokens,
  rows: {
    placeBulkOrder: {
      body: { userId: callers.customer.id, items: [line] },
      expected: { anonymous: 401, other: 403, staff: 403 },
    },
    listBulkOrders: { query: { status: 'Pending', sort: '-total' } },
    countWaitingBulkOrders: {},
    listUserBulkOrders: { params: { userId: callers.customer.id } },
    getBulkOrder: async () => ({ params: { id: await customersOrder() } }),
    cancelOwnBulkOrder: async () => ({ params: { id: await customersOrder() }, body: { reason: 'Ordered twice' } }),
    // Claims, with their authors and times: claim-bulk-order.int.test.ts. Here nothing is completed, and no claim made.
    claimBulkOrder: async () => ({
      params: { id: await customersOrder() },
      body: { kind: 'wrong', lines: [{ line: '0', pieces: 1 }], text: 'Not mine' },
    }),
    withdrawBulkOrderClaim: async () => ({
      params: { id: await customersOrder(), claimId: '0123456789abcdef01234567' },
    }),
    decideBulkOrderClaim: async () => ({
      params: { id: await customersOrder(), claimId: '0123456789abcdef01234567' },
      body: { decision: 'reprint', reason: 'Sorry' },
    }),
    setBulkOrderStatus: async () => ({ params: { id: await someOrder() }, body: { status: 'Completed' } }),
  },
});

describe('a bulk order', () => {
  it('costs a guest quantity × ₹120 × placements, whatever the client says', async () => {
    const design = { url: aDesign() };
    const res = await place({
      userId: null,
      items: [line, { ...line, quantity: 1, placement: 'Front A3' }],
      designImage: design.url,
    });
    expect(res.status).toBe(201);
    expect(res.body).toMatchObject({
      userId: null,
      status: 'Pending',
      totalPrice: 5880,
      designImage: expect.stringMatching(new RegExp(`^${withoutSignature(design.url)}\\?until=\\d{10}&signature=`)),
      items: [
        { price: 5760, placement: ['Left', 'Back A4'] },
        { price: 120, placement: ['Front A3'] },
      ],
    });
    // The place that shows the shirts with their design otherwise.
    const told = { design: withoutSignature(design.url), placement: 'Left, Back A4, Front A3', color: 'Navy Blue' };
    await eventually(() => expect(placed.find(({ bulkOrderId }) => bulkOrderId === res.body._id)).toMatchObject(told));
  });

  it('answers staff with links to its design that save it', async () => {
    const design = { url: aDesign() };
    const { body } = await place({ items: [line], designImage: design.url }).expect(201);
    const res = await request(service.app)
      .get(`/api/bulk-order/details/${body._id}`)
      .set('Authorization', `Bearer ${tokenOf('owner')}`)
      .expect(200);
    expect(res.body.designImage).toContain(`${withoutSignature(design.url)}?download=yes&until=`);
  });

  it('is told to its customer who asks for all their data', async () => {
    const userId = String(new Types.ObjectId());
    const token = service.suite.tokens.for({ id: userId, isAdmin: false, name: 'Asha', email: 'asha@example.com' });
    const designImage = aDesign();
    await place({ items: [line], designImage, phone: '98765 43210', consent: '2026-11-22' }, token);
    const parts: PersonalDataPart[] = [];
    const events = [bulkOrderPersonalDataCollected];
    await service.parts.broker.listen({ events, handle: ({ data }) => void parts.push(data) });
    const exportId = String(new Types.ObjectId());
    await publish(dataExportRequested, { exportId, userId, services: ['bulk-order'] });
    const design = withoutSignature(designImage);
    const row = { phone: '98765 43210', consent: { notice: '2026-11-22' }, design, totalRupees: 5760 };
    await eventually(() => expect(parts).toMatchObject([{ section: 'bulkOrders', rows: [row] }]));
  });

  it('keeps whom the invoice is for, tells it with its bill, and refuses one who is not complete', async () => {
    const buyer = {
      name: 'Sharma Sweets',
      gstin: '27AAPFU0939F1ZV',
      address: '12 MG Road',
      city: 'Mumbai',
      postalCode: '400001',
      state: 'Maharashtra',
    };
    const typed = { ...buyer, gstin: '27aapfu0939f1zv', postalCode: '400 001' };
    const { body } = await place({ items: [line], buyer: typed });
    expect(body).toMatchObject({ buyer });
    const { name, gstin, ...address } = buyer;
    const billed = { buyerName: name, gstin, address: { ...address, country: 'India' } };
    await eventually(() =>
      expect(placed.find(({ bulkOrderId }) => bulkOrderId === body._id)?.bill).toMatchObject(billed),
    );
    expect((await place({ items: [line], buyer: {} })).body).not.toHaveProperty('buyer');
    for (const part of [{ gstin: 'x' }, { address: '' }, { postalCode: '4' }, { state: 'x' }, { city: 7 }])
      expect((await place({ items: [line], buyer: { ...buyer, ...part } })).status).toBe(400);
    for (const wrong of ['x', [], null]) expect((await place({ items: [line], buyer: wrong })).status).toBe(400);
  });

  it('loses its person when it is older than the law asks to keep it, and keeps its sums', async () => {
    const model = bulkOrderModel(service.parts.mongo);
    const buyer = { name: 'Asha Books', city: 'Pune', address: '2 FC Road', postalCode: '411004' };
    const contact = { name: 'Asha Rao', phone: '98765 43210', buyer };
    const [old, young] = [await place({ items: [line], ...contact }), await place({ items: [line], ...contact })];
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);
    const aged = await place({ items: [line], ...contact });
    await model.updateOne(
      { _id: old.body._id },
      { $set: { createdAt: daysAgo(2923), 'timeline.0.note': 'Call Asha' } },
    );
    // Like the earliest stored bulk orders.
    await model.updateOne({ _id: aged.body._id }, { $set: { createdAt: daysAgo(2923) }, $unset: { timeline: 1 } });
    await model.updateOne({ _id: young.body._id }, { $set: { createdAt: daysAgo(2921) } });
    // Their events carry the person until they have left.
    await eventually(async () => expect(await model.countDocuments({ 'outbox.0': { $exists: true } })).toBe(0));
    const instances = [1, 2].map(() => forgetBuyers(createWorks(service.parts), model, async () => 2922));
    await Promise.all(instances.map(({ sweep }) => sweep()));
    await Promise.all(instances.map(({ close }) => close()));
    const forgotten = await model.findById(old.body._id).lean();
    expect(forgotten).toMatchObject({ totalPaise: 5760_00, designImage: null, status: 'Pending' });
    expect(JSON.stringify([forgotten, await model.findById(aged.body._id).lean()])).not.toMatch(/Asha|98765|FC Road/i);
    expect(await model.findById(young.body._id).lean()).toMatchObject(contact);
    const list = await request(service.app)
      .get('/api/bulk-order')
      .set('Authorization', `Bearer ${tokenOf('owner')}`);
    expect(list.status).toBe(200);
  });

  it('is placed once by the same Idempotency-Key, also at the same moment, and only for whom it was', async () => {
    const key = crypto.randomUUID();
    const send = (token?: string, body: object = {}) => {
      const req = request(service.app).post('/api/bulk-order').set('Idempotency-Key', key);
      return (token ? req.set('Authorization', `Bearer ${token}`) : req).send({ items: [line], ...body });
    };
    const answers = await Promise.all(Array.from({ length: 8 }, () => send()));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
    expect((await send()).body._id).toBe(answers[0]?.body._id);
    const own = await send(tokenOf('customer'), { userId: callers.customer.id });
    expect(own.status).toBe(201);
    expect(own.body._id).not.toBe(answers[0]?.body._id);
    const guest = await send(undefined, { name: 'Ravi', phone: '+91 98100 24680' });
    expect([guest.status, guest.body.name]).toEqual([201, 'Ravi']);
    const tooLong = await request(service.app)
      .post('/api/bulk-order')
      .set('Idempotency-Key', 'x'.repeat(201))
      .send({ items: [line] });
    expect(tooLong.status).toBe(400);
  });

  it('is refused above the largest total, with whom to ask, and is in no list', async () => {
    const huge = { ...line, quantity: 100_000, placement: ['Left', 'Right', 'Front A4'] };
    const res = await place({ items: Array(10).fill(huge) });
    expect({ status: res.status, body: res.body }).toEqual({
      status: 409,
      body: {
        code: 'bulk-order-too-large',
        message: 'Bulk orders on this page can come to ₹3,00,00,000 at most. Please call the shop for a larger order.',
      },
    });
    const list = await request(service.app)
      .get('/api/bulk-order?sort=-total')
      .set('Authorization', `Bearer ${tokenOf('owner')}`);
    expect(list.status).toBe(200);
  });

  it('keeps whom to call, for staff to see', async () => {
    const contact = { name: 'Asha Rao', phone: '+91 98100 24680' };
    const { body } = await place({ items: [line], ...contact });
    const list = await request(service.app)
      .get(`/api/bulk-order?search=${body._id}`)
      .set('Authorization', `Bearer ${tokenOf('owner')}`);
    expect(list.body).toMatchObject([contact]);
    expect((await place({ items: [line], phone: 'call me' })).body.message).toBe('Please enter a valid phone number.');
  });

  it('may not come too often from the guests of one network, nor from one account', async () => {
    const statusesOf = async (count: number, send: (i: number) => ReturnType<typeof place>) => {
      const all: number[] = [];
      for (let i = 0; i < count; i++) all.push((await send(i)).status);
      return all;
    };
    const guests = await statusesOf(41, (i) => place({ items: [line] }, undefined, `2001:db8:7:7::${i + 1}`));
    expect(guests).toEqual([...Array(40).fill(201), 429]);
    expect((await place({ items: [line] }, undefined, '2001:db8:7:8::1')).status).toBe(201);
    const token = service.suite.tokens.for({ id: 'f'.repeat(24) });
    const customer = await statusesOf(11, (i) => place({ items: [line] }, token, `198.51.100.${i + 1}`));
    expect(customer).toEqual([...Array(10).fill(201), 429]);
  });

  it('belongs to the customer who is signed in', async () => {
    const res = await place({ items: [line] }, tokenOf('customer'));
    expect(res.body.userId).toBe(callers.customer.id);
  });

  it('may name the t-shirt it is for, and nothing else', async () => {
    const product: ProductSnapshot = {
      productId: 'a'.repeat(24),
      version: 1,
      name: 'Club tee',
      type: 'T-Shirt',
      image: '',
      pricePaise: 1,
      happyHourDiscount: 0,
      sizes: [],
      colors: [],
      isCustomizable: true,
    };
    for (const data of [product, { ...product, productId: 'b'.repeat(24), type: 'Mugs' }]) {
      await publish(productCreated, data);
    }
    expect((await place({ items: [line], productId: product.productId })).body).toMatchObject({
      productName: 'Club tee',
    });
    expect((await place({ items: [line], productId: 'b'.repeat(24) })).status).toBe(409);
  });

  it('costs what the breaks of the t-shirt say, and never more than the customer saw', async () => {
    const productId = 'c'.repeat(24);
    const breaks = [{ from: 20, price: 250, per: 'piece' as const }];
    const data: ProductSnapshot = {
      productId,
      version: 1,
      name: 'Fest tee',
      type: 'T-Shirt',
      image: '',
      pricePaise: 300_00,
      happyHourDiscount: 0,
      sizes: [],
      colors: [],
      isCustomizable: true,
      priceRules: { breaks, setUp: 150 },
    };
    await publish(productCreated, data);
    const twenty = { ...line, price: undefined, quantity: 20, placement: ['Left', 'Back A4'] };
    const order = { items: [twenty, { ...twenty, size: 'S', quantity: 5 }], productId };
    const placed = await place(order);
    expect(placed.body).toMatchObject({ totalPrice: 25 * 250, items: [{ price: 5000 }, { price: 1250 }] });
    // A layout is set up for printing like a design.
    const scene = 'd'.repeat(24);
    const laidOut = await place({ ...order, ...createDesignLinks(LINK_KEY).signLayout(scene) });
    expect(laidOut.body).toMatchObject({ totalPrice: 25 * 250 + 150, scene, designImage: null });
    expect((await place({ ...order, scene })).body).toMatchObject({ code: 'design-link-over' });
    const cheaper = { ...order, items: order.items.map((item) => ({ ...item, price: 1000 })) };
    expect((await place(cheaper)).body).toMatchObject({ code: 'price-changed' });
  });

  it.each([
    [{ items: [] }, 'Please add at least one color-size-quantity item to stack'],
    [{}, 'Please add at least one color-size-quantity item to stack'],
    [{ items: [{ ...line, placement: [] }] }, 'Please select at least one placement'],
    [{ items: [{ ...line, placement: undefined }] }, 'Please select at least one placement'],
    [{ items: [{ ...line, placement: ['Left', 'Left'] }] }, 'Please choose each placement once.'],
    [{ items: [{ ...line, color: 'Mauve' }] }, 'Please check the highlighted fields.'],
    [{ items: [{ ...line, quantity: 0 }] }, 'Please check the highlighted fields.'],
    [{ items: [line], designImage: 'https://example.com/x.png' }, 'Please upload the design first.'],
    [{ items: [line], designImage: '/media/designs/..' }, 'Please upload the design first.'],
    [{ items: [line], designImage: `/media/designs/${'a'.repeat(256)}` }, 'Please upload the design first.'],
  ])('refuses %j', async (body, message) => {
    const res = await place(body);
    expect({ status: res.status, message: res.body.message }).toEqual({ status: 400, message });
  });

  it('refuses a design that its sender has not seen', async () => {
    const res = await place({ items: [line], designImage: `/media/designs/${'0'.repeat(32)}.png` });
    expect([res.status, res.body.code]).toEqual([400, 'design-link-over']);
  });

  it('is moved on by staff, newest first in their list', async () => {
    const id = await someOrder();
    const res = await request(service.app)
      .put(`/api/bulk-order/${id}/status`)
      .set('Authorization', `Bearer ${tokenOf('owner')}`)
      .send({ status: 'In Production' });
    expect(res.body).toMatchObject({ _id: id, status: 'In Production' });
    const list = await request(service.app)
      .get('/api/bulk-order?limit=1')
      .set('Authorization', `Bearer ${tokenOf('owner')}`);
    expect(list.body).toMatchObject([{ _id: id, status: 'In Production' }]);
  });
});

describe('staff', () => {
  const asStaff = (method: 'get' | 'put', path: string) =>
    request(service.app)
      [method](`/api/bulk-order${path}`)
      .set('Authorization', `Bearer ${tokenOf('owner')}`);
  const ids = async (query: string) => (await asStaff('get', query)).body.map(({ _id }: { _id: string }) => _id);

  it('find bulk orders by status, id and user, and order them by date and total', async () => {
    const small = (await place({ items: [{ ...line, quantity: 1 }] }, tokenOf('other'))).body._id as string;
    const large = (await place({ items: [{ ...line, quantity: 90_000 }] })).body._id as string;
    await asStaff('put', `/${large}/status`).send({ status: 'Cancelled' });
    expect(await ids(`?search=${small}`)).toEqual([small]);
    const theirs = await ids(`?search=${callers.other.id.slice(0, 23)}2`);
    expect([theirs.includes(small), theirs.includes(large)]).toEqual([true, false]);
    expect(await ids('?status=Cancelled')).toContain(large);
    expect(await ids('?status=Pending')).not.toContain(large);
    expect((await ids('?sort=-total'))[0]).toBe(large);
    expect((await ids('?sort=total&limit=500')).indexOf(small)).toBeLessThan(
      (await ids('?sort=total&limit=500')).indexOf(large),
    );
    expect((await ids('?sort=date&limit=500')).at(-1)).toBe(large);
    expect((await asStaff('get', '?status=Lost')).status).toBe(400);
  });

  it("find a guest's bulk order by name, buyer, email address and telephone number, however that is spaced", async () => {
    const buyer = { name: 'Saraswati Vidyalaya', city: 'Pune', address: '2 FC Road', postalCode: '411004' };
    const about = { items: [line], name: 'Rukmini Deshpande', email: 'rukmini@school.example', phone: '098220 71223' };
    const { _id: id } = (await place({ ...about, buyer }, undefined, '198.51.100.45')).body;
    const other = { ...about, name: 'Rukmini Rao', email: 'rao@other.example', phone: '98220 71224' };
    const { _id: otherId } = (await place(other, undefined, '198.51.100.45')).body;
    const found = async (search: string) => (await ids(`?search=${encodeURIComponent(search)}`)).toSorted();
    for (const search of ['deshpande ruk', 'vidyalaya', 'Rukmini@school', '+91 98220-71223', `#${id.slice(0, 24)}...`])
      expect([search, await found(search)]).toEqual([search, [id]]);
    for (const search of ['rukmini', '98220 71'])
      expect([search, await found(search)]).toEqual([search, [id, otherId].toSorted()]);
    expect(await found('deshpande rao')).toEqual([]);
  });

  it('see how many nobody has taken up yet', async () => {
    const { waiting } = (await asStaff('get', '/waiting')).body;
    const id = await someOrder();
    expect((await asStaff('get', '/waiting')).body).toEqual({ waiting: waiting + 1 });
    await asStaff('put', `/${id}/status`).send({ status: 'In Production' });
    expect((await asStaff('get', '/waiting')).body).toEqual({ waiting });
  });

  it('leave each step in the timeline once, and in the record of changes', async () => {
    const records: { id: string }[] = [];
    await service.parts.broker.listen({ events: [bulkOrderChangeRecorded], handle: ({ data }) => records.push(data) });
    const id = await someOrder();
    const move = (body: object) => asStaff('put', `/${id}/status`).send(body);
    await move({ status: 'In Production', note: 'Press 2' });
    await move({ status: 'In Production' });
    const { body } = await move({ status: 'Completed' });
    const at = expect.stringMatching(/Z$/);
    expect(body.timeline).toEqual([
      { status: 'Pending', at, by: 'customer', note: '' },
      { status: 'In Production', at, by: 'Meera', note: 'Press 2' },
      { status: 'Completed', at, by: 'Meera', note: '' },
    ]);
    await eventually(() =>
      // Those of other tests may come late.
      expect(records.filter((record) => record.id === id)).toMatchObject([
        {
          kind: 'bulk-order',
          id,
          by: { name: 'Meera' },
          changes: [{ field: 'status', before: 'Pending', after: 'In Production' }, { field: 'note' }],
        },
        { changes: [{ field: 'status', before: 'In Production', after: 'Completed' }] },
      ]),
    );
  });
});
