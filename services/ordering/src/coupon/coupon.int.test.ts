import {
  type ChangeRecord,
  type Coupon,
  type EventData,
  orderingChangeRecorded,
  orderPlaced,
  type ProductSnapshot,
  productCreated,
  productTypeRenamed,
  stockRejected,
  stockReserved,
} from '@print-shop/contracts';
import { callers, eventually } from '@print-shop/test-kit';
import { Types } from 'mongoose';
import request from 'supertest';
import { orderModel } from '../order/order.schema.ts';
import { testOrdering } from '../ordering.fixture.ts';

const soldOut = new Set<string>();
const records: ChangeRecord[] = [];
const publish = (key: string, data: object) =>
  service.parts.broker.publish({ id: crypto.randomUUID(), key, occurredAt: new Date().toISOString(), data });
const decide = async ({ orderId, lines }: EventData<typeof orderPlaced>) => {
  const productId = lines[0]?.productId ?? '';
  if (!soldOut.has(productId)) return publish(stockReserved.key, { orderId, productIds: [] });
  return publish(stockRejected.key, { orderId, shortages: [{ productId, wanted: 1, available: 0 }] });
};

const service = testOrdering(
  async (parts) => {
    await parts.broker.subscribe({
      queue: 'test.decide',
      events: [orderPlaced],
      prefetch: 20,
      handle: ({ data }) => decide(data),
    });
    await parts.broker.listen({ events: [orderingChangeRecorded], handle: ({ data }) => records.push(data) });
  },
  { waitMs: 5_000, ordersPerAddress: 1_000 },
);

const anId = () => String(new Types.ObjectId());
const asStaff = (method: 'get' | 'post' | 'put', path: string) =>
  request(service.app)
    [method](path)
    .set('Authorization', `Bearer ${service.suite.tokens.for(callers.owner)}`);
const as = (id: string, path: string) =>
  request(service.app)
    .post(path)
    .set('Authorization', `Bearer ${service.suite.tokens.for({ id })}`);

/** A product of ₹600 that the service knows. */
async function aProduct(type = 'Mugs', fields: Partial<ProductSnapshot> = {}): Promise<string> {
  const data: ProductSnapshot = {
    productId: anId(),
    version: 1,
    name: `A ${type}`,
    type,
    image: '',
    pricePaise: 600_00,
    happyHourDiscount: 0,
    sizes: [],
    colors: [],
    isCustomizable: false,
    ...fields,
  };
  await publish(productCreated.key, data);
  return data.productId;
}
let codes = 0;
async function aCoupon(part: object = {}): Promise<Coupon> {
  const { status, body } = await asStaff('post', '/api/coupons').send({
    code: `code-${++codes}`,
    percent: 10,
    ...part,
  });
  expect(status).toBe(201);
  return body;
}
const itemsOf = (...products: string[]) => products.map((product) => ({ product, qty: 1 }));
const place = (user: string, coupon: string, products: string[], more: object = {}, key?: string) =>
  as(user, '/api/order')
    .set(key ? { 'Idempotency-Key': key } : {})
    .send({
      user,
      orderItems: itemsOf(...products),
      coupon,
      shippingAddress: { address: '12 MG Road', city: 'Pune', postalCode: '411001', country: 'India' },
      ...more,
    });
const sumsOf = async ({ code }: Coupon) => {
  const { body } = await asStaff('get', '/api/coupons').query({ search: code });
  return { uses: body[0].uses, given: body[0].given };
};

describe('a coupon', () => {
  it('takes its part off each line that counts, and no free delivery with it', async () => {
    const [mug, tee] = [await aProduct(), await aProduct('T-Shirt')];
    const { code } = await aCoupon({ percent: 50, productTypes: ['Mugs'] });
    const user = anId();
    const check = await as(user, '/api/coupons/check').send({
      code: code.toLowerCase(),
      orderItems: itemsOf(mug, tee),
    });
    expect([check.status, check.body]).toEqual([200, { code, discount: 300, shares: [300, 0] }]);
    const { status, body } = await place(user, code.toLowerCase(), [mug, tee]);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      coupon: code,
      itemsPrice: 1200,
      discount: 300,
      shippingPrice: 0,
      totalPrice: 900,
      orderItems: [{ total: 600, discount: 300 }, { total: 600 }],
    });
    expect(body.orderItems[1]).not.toHaveProperty('discount');
  });

  it('holds for its product type under the new name, and not under the old one', async () => {
    const [old, renamed] = [await aProduct('Cups'), await aProduct('Beakers')];
    const { code } = await aCoupon({ productTypes: ['Mugs', 'Cups'] });
    const check = async (product: string) =>
      (await as(anId(), '/api/coupons/check').send({ code, orderItems: itemsOf(product) })).status;
    expect([await check(old), await check(renamed)]).toEqual([200, 409]);
    await publish(productTypeRenamed.key, { id: anId(), from: 'Cups', to: 'Beakers', by: { id: anId() } });
    await eventually(async () => expect([await check(old), await check(renamed)]).toEqual([409, 200]));
    expect((await asStaff('get', '/api/coupons').query({ search: code })).body).toMatchObject([
      { productTypes: ['Mugs', 'Beakers'] },
    ]);
  });

  it('leaves its part with each line when others are cancelled', async () => {
    const products = [await aProduct(), await aProduct(), await aProduct()];
    const { code } = await aCoupon({ percent: undefined, rupees: 150 });
    const user = anId();
    const { body: order } = await place(user, code, products);
    const { body } = await as(user, `/api/order/${order._id}/cancellation`).send({ lines: [order.orderItems[0]._id] });
    expect(body).toMatchObject({ itemsPrice: 1200, discount: 100, shippingPrice: 0, totalPrice: 1100 });
  });

  it('does not hold: the order is not placed, and the customer reads why', async () => {
    const mug = await aProduct();
    const user = anId();
    const refusals: [string, string][] = [
      ['NO-SUCH', 'coupon-unknown'],
      [(await aCoupon({ isActive: false })).code, 'coupon-unknown'],
      [(await aCoupon({ from: '2999-01-01' })).code, 'coupon-early'],
      [(await aCoupon({ until: '2020-01-01' })).code, 'coupon-over'],
      [(await aCoupon({ productTypes: ['Banners'] })).code, 'coupon-other-products'],
      [(await aCoupon({ minimum: 600.01 })).code, 'coupon-below-minimum'],
    ];
    for (const [code, reason] of refusals) {
      const answers = [
        await place(user, code, [mug]),
        await as(user, '/api/coupons/check').send({ code, orderItems: itemsOf(mug) }),
      ];
      expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
        [409, reason],
        [409, reason],
      ]);
    }
    expect(await orderModel(service.parts.mongo).countDocuments({ userId: user })).toBe(0);
  });

  it('never makes an order dearer than the customer saw', async () => {
    const { code } = await aCoupon();
    const { status, body } = await place(anId(), code, [await aProduct()], { totalPrice: 600 });
    expect([status, body.code]).toEqual([409, 'price-changed']); // 540 and 99 for delivery
  });
});

describe('uses of a coupon', () => {
  it('is one, under 50 customers at once', async () => {
    const mug = await aProduct();
    const coupon = await aCoupon({ totalUses: 1 });
    const answers = await Promise.all(Array.from({ length: 50 }, () => place(anId(), coupon.code, [mug])));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
      new Set(['409 coupon-used-up']),
    );
    expect(await sumsOf(coupon)).toEqual({ uses: 1, given: 60 });
  });

  it('are as many as there are, under 50 customers at once', async () => {
    const mug = await aProduct();
    const coupon = await aCoupon({ totalUses: 20 });
    const answers = await Promise.all(Array.from({ length: 50 }, () => place(anId(), coupon.code, [mug])));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    expect(await sumsOf(coupon)).toEqual({ uses: 20, given: 1200 });
  });

  it('of one customer are as many as allowed, under 50 tries at once', async () => {
    const [mug, user] = [await aProduct(), anId()];
    const coupon = await aCoupon({ perCustomer: 2 });
    const answers = await Promise.all(Array.from({ length: 50 }, () => place(user, coupon.code, [mug])));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(new Set(answers.filter(({ status }) => status !== 201).map(({ body }) => body.code))).toEqual(
      new Set(['coupon-used']),
    );
  });

  it('are not taken twice by the same request', async () => {
    const [mug, user] = [await aProduct(), anId()];
    const coupon = await aCoupon({ perCustomer: 5 });
    const key = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => place(user, coupon.code, [mug], {}, key)));
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
    expect((await sumsOf(coupon)).uses).toBe(1);
  });

  it('come back with an order that is refused or cancelled', async () => {
    const [mug, gone] = [await aProduct(), await aProduct()];
    soldOut.add(gone);
    const coupon = await aCoupon({ totalUses: 2 });
    const user = anId();
    expect((await place(user, coupon.code, [gone])).body.code).toBe('out-of-stock');
    const { body: order } = await place(user, coupon.code, [mug]);
    expect((await place(user, coupon.code, [mug])).body.code).toBe('coupon-used');
    await as(user, `/api/order/${order._id}/cancellation`).send({}).expect(200);
    expect((await sumsOf(coupon)).uses).toBe(0);
    expect((await place(user, coupon.code, [mug])).status).toBe(201);
    const { body: second } = await place(anId(), coupon.code, [mug]);
    expect((await place(anId(), coupon.code, [mug])).body.code).toBe('coupon-used-up');
    await asStaff('put', `/api/order/${second._id}/cancel`).send({ reason: 'Asked by phone' }).expect(200);
    expect((await place(anId(), coupon.code, [mug])).status).toBe(201);
  });
});

describe('tries of codes', () => {
  let product: string;
  beforeAll(async () => {
    product = await aProduct();
  });
  const tryCode = async (id: string, address: string) => {
    const asked = as(id, '/api/coupons/check').set('X-Forwarded-For', address);
    return (await asked.send({ code: 'GUESSED', orderItems: itemsOf(product) })).body.code;
  };

  it('come to an end for an account, wherever it is', async () => {
    const id = anId();
    const answers: string[] = [];
    for (let n = 0; n < 61; n++) answers.push(await tryCode(id, `203.0.113.${n}`));
    expect(answers.at(-1)).toBe('too-many-coupons');
    expect(answers.slice(0, -1)).not.toContain('too-many-coupons');
  });

  it('come to an end for an address, with however many accounts', async () => {
    const answers = await Promise.all(Array.from({ length: 181 }, () => tryCode(anId(), '198.51.100.7')));
    expect(answers.filter((code) => code === 'too-many-coupons')).toHaveLength(1);
  });
});

describe('staff', () => {
  it('change a coupon, switch it off, and read its history', async () => {
    const coupon = await aCoupon({ percent: 10, upTo: 100, until: '2999-12-31', note: 'Diwali' });
    const { code } = coupon;
    const changed = await asStaff('put', `/api/coupons/${coupon._id}`).send({ code, rupees: 50, isActive: false });
    expect(changed.body).toMatchObject({ code, rupees: 50, isActive: false, note: '' });
    for (const field of ['percent', 'upTo', 'until']) expect(changed.body).not.toHaveProperty(field);
    await eventually(() =>
      expect(records.filter(({ id }) => id === coupon._id).map(({ action }) => action)).toEqual(['created', 'updated']),
    );
    expect((await asStaff('put', `/api/coupons/${anId()}`).send({ code: 'OTHER', rupees: 5 })).status).toBe(404);
  });

  it('give each code once', async () => {
    const { code } = await aCoupon();
    const again = await asStaff('post', '/api/coupons').send({ code, rupees: 5 });
    expect([again.status, again.body.code]).toEqual([409, 'coupon-exists']);
  });

  it.each([
    [{ code: 'A' }, 'A code has 3 to 20 letters, digits or hyphens.'],
    [{ code: 'TWO', percent: 5, rupees: 5 }, 'Please give either a percentage or an amount.'],
    [{ code: 'NONE' }, 'Please give either a percentage or an amount.'],
    [{ code: 'ZERO', percent: 0 }, 'A coupon must take something off.'],
    [{ code: 'DAYS', percent: 5, from: '2026-02-01', until: '2026-01-31' }, 'The last day cannot be before the first.'],
  ])('cannot make %j', async (body, sentence) => {
    const res = await asStaff('post', '/api/coupons').send({ rupees: undefined, ...body });
    expect(res.status).toBe(400);
    expect(JSON.stringify(res.body)).toContain(sentence);
  });
});
