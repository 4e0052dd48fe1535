import {
  type CartItem,
  cartDesignAdded,
  cartLayoutAdded,
  cartPersonalDataCollected,
  dataExportRequested,
  type EventData,
  type PersonalDataPart,
  type ProductSnapshot,
  productCreated,
  productDeleted,
  routesByService,
  userDeleted,
} from '@print-shop/contracts';
import { createDesignLinks } from '@print-shop/links';
import { createRelay } from '@print-shop/messaging';
import { callers, describeAccess, eventually, testService } from '@print-shop/test-kit';
import { Types } from 'mongoose';
import request from 'supertest';
import { createCarts } from '../app.ts';
import { cartModel, createCartStore } from './cart.store.ts';
import { removeOrdered } from './remove-on-order-confirmed.ts';

const LINK_KEY = 'a key of tests with thirty-two characters';
const service = testService((parts) => createCarts({ ...parts, designLinkKey: LINK_KEY }));

const publish = (key: string, data: object) =>
  service.parts.broker.publish({ id: crypto.randomUUID(), key, occurredAt: new Date().toISOString(), data });

/** Publishes a product as the catalog does. */
async function publishProduct(fields: Partial<ProductSnapshot> = {}): Promise<ProductSnapshot> {
  const product: ProductSnapshot = {
    productId: String(new Types.ObjectId()),
    version: 1,
    name: 'Steel bottle',
    type: 'Mugs & Bottles',
    image: '/media/products/0123456789abcdef01234567/1280.webp',
    pricePaise: 499_00,
    happyHourDiscount: 10,
    sizes: ['M', 'L'],
    colors: ['Red'],
    isCustomizable: true,
    ...fields,
  };
  await publish(productCreated.key, product);
  return product;
}

const newUser = () => String(new Types.ObjectId());
const as = (userId: string) => `Bearer ${service.suite.tokens.for({ id: userId })}`;
const add = (userId: string, productId: string, more: object = {}) =>
  request(service.app)
    .post('/api/cart/add')
    .set('Authorization', as(userId))
    .send({ userId, productId, quantity: 1, ...more });
const cartOf = (userId: string) => request(service.app).get(`/api/cart/${userId}`).set('Authorization', as(userId));

const customer = callers.customer.id;
const filled = async () => {
  const { productId } = await publishProduct();
  const { body } = await add(customer, productId);
  return { productId, cartId: body._id as string };
};

describeAccess({
  routes: routesByService.cart ?? [],
  app: () => service.app,
  tokens: () => service.suite.tokens,
  rows: {
    addToCart: async () => ({ body: { userId: customer, ...(await filled()) } }),
    getCart: async () => {
      await filled();
      return { params: { userId: customer } };
    },
    updateCartItem: async () => ({ params: { userId: customer }, body: { ...(await filled()), quantity: 3 } }),
    removeCartItem: async () => ({ params: { userId: customer }, body: await filled() }),
    deleteCart: async () => ({
      params: { cartId: (await filled()).cartId },
      expected: { other: 403, staff: 403 },
    }),
  },
});

describe('a cart', () => {
  it('is 404 before anything was put in', async () => {
    expect((await cartOf(newUser())).status).toBe(404);
  });

  it('prices its lines at the happy-hour price and sums them', async () => {
    const [user, bottle, mug] = [
      newUser(),
      await publishProduct(),
      await publishProduct({ pricePaise: 250_50, happyHourDiscount: 0 }),
    ];
    await add(user, bottle.productId, { quantity: 2 });
    const res = await add(user, mug.productId);
    expect(res.body).toMatchObject({
      userId: user,
      totalPrice: 1148.7,
      items: [
        {
          productId: bottle.productId,
          quantity: 2,
          price: 449.1,
          listPrice: 499,
          total: 898.2,
          name: 'Steel bottle',
          isAvailable: true,
        },
        { productId: mug.productId, quantity: 1, price: 250.5 },
      ],
    });
    expect((await cartOf(user)).body).toEqual(res.body);
  });

  it('adds to the line with the same choices, and makes another for others', async () => {
    const [user, { productId }] = [newUser(), await publishProduct()];
    await add(user, productId, { size: 'M', placement: ['Left', 'Front A4'] });
    await add(user, productId, { size: 'M', placement: 'Left, Front A4', quantity: 4 });
    const { body } = await add(user, productId, { size: 'L' });
    expect(body.items).toMatchObject([
      { size: 'M', placement: 'Left, Front A4', quantity: 5 },
      { size: 'L', quantity: 1 },
    ]);
  });

  it('loses nothing when the same product is added many times at once', async () => {
    const [user, { productId }] = [newUser(), await publishProduct()];
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(user, productId)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect((await cartOf(user)).body.items).toMatchObject([{ quantity: 20 }]);
  });

  it.each([
    [{ quantity: 0 }],
    [{ quantity: -2 }],
    [{ quantity: 1.5 }],
    [{ quantity: 'many' }],
    [{ design: '//evil.example/login' }],
    [{ design: 'logo.png' }],
    [{ design: '/media/designs/..' }],
    [{ design: `/media/designs/${'a'.repeat(256)}` }],
    [{ placement: 'Forehead' }],
    [{ placement: ['Left', '<b>'] }],
  ])('refuses %j', async (wrong) => {
    const { productId } = await publishProduct();
    const res = await add(newUser(), productId, wrong);
    expect(res.status).toBe(400);
    expect(res.body.message).toEqual(expect.any(String));
  });

  it.each([
    [{ size: 'XXL' }, /size XXL/],
    [{ color: 'Mauve' }, /Mauve/],
  ])('does not take %j, which the product does not come in', async (option, message) => {
    const { productId } = await publishProduct();
    const res = await add(newUser(), productId, option);
    expect(res).toMatchObject({
      status: 409,
      body: { code: 'unknown-option', message: expect.stringMatching(message) },
    });
  });

  it('does not take a product that the catalog never told of', async () => {
    expect((await add(newUser(), newUser())).status).toBe(404);
  });

  it('sets and removes by product, and asks which line is meant when there are two', async () => {
    const [user, { productId }] = [newUser(), await publishProduct()];
    await add(user, productId, { size: 'M' });
    const put = (path: string, body: object) =>
      request(service.app)
        .put(`/api/cart/${user}${path}`)
        .set('Authorization', as(user))
        .send({ productId, ...body });
    expect((await put('', { quantity: 7 })).body.items).toMatchObject([{ quantity: 7 }]);
    expect((await put('', { quantity: 0 })).status).toBe(400);
    const { body } = await add(user, productId, { size: 'L' });
    expect((await put('/remove', {})).status).toBe(409);
    const removed = await put('/remove', { lineId: body.items[1]._id });
    expect(removed.body.items).toMatchObject([{ size: 'M', quantity: 7 }]);
    expect((await put('/remove', {})).body).toMatchObject({ items: [], totalPrice: 0 });
    expect((await put('/remove', {})).status).toBe(404);
  });

  it('says "Product not available" at price 0 for what is gone, and a late event does not bring it back', async () => {
    const [user, product] = [newUser(), await publishProduct()];
    await add(user, product.productId);
    await publish(productDeleted.key, { productId: product.productId, version: 3 });
    await publish(productCreated.key, { ...product, version: 2 });
    await eventually(async () =>
      expect((await cartOf(user)).body).toMatchObject({
        items: [{ name: 'Product not available', price: 0, isAvailable: false }],
        totalPrice: 0,
      }),
    );
  });

  it('gives up what was ordered, but not what was put in again since', async () => {
    const [user, ordered, later] = [newUser(), await publishProduct(), await publishProduct()];
    const model = cartModel(service.parts.mongo);
    const relay = createRelay({ ...service.parts, models: [model] });
    const carts = createCartStore(model, relay);
    await add(user, ordered.productId, { size: 'M' });
    await add(user, later.productId);
    const line = ({ productId }: ProductSnapshot, size = '') => ({
      productId,
      quantity: 1,
      size,
      color: '',
      placement: '',
      design: '',
    });
    const order = { orderId: newUser(), userId: user, lines: [line(ordered, 'M'), line(later)] };
    await removeOrdered(carts, { ...order, placedAt: new Date(Date.now() - 60_000).toISOString() });
    expect((await cartOf(user)).body.items).toHaveLength(2);
    await removeOrdered(carts, { ...order, lines: [line(ordered, 'M')], placedAt: new Date().toISOString() });
    expect((await cartOf(user)).body.items).toMatchObject([{ productId: later.productId }]);
    await relay.close();
  });

  it('stays when its customer has ordered the same product by a quotation', async () => {
    const [user, { productId }] = [newUser(), await publishProduct()];
    const model = cartModel(service.parts.mongo);
    const relay = createRelay({ ...service.parts, models: [model] });
    await add(user, productId);
    await removeOrdered(createCartStore(model, relay), {
      orderId: newUser(),
      userId: user,
      quotation: { id: newUser(), number: 'Q-2026-0001' },
      placedAt: new Date().toISOString(),
      lines: [{ productId, quantity: 50, size: '', color: '', placement: '', design: '' }],
    });
    expect((await cartOf(user)).body.items).toMatchObject([{ productId, quantity: 1 }]);
    await relay.close();
  });

  it('loses the lines that an order names, whichever clock is ahead, and no line that has changed since or is new', async () => {
    const user = newUser();
    const [same, more, again] = [await publishProduct(), await publishProduct(), await publishProduct()];
    for (const { productId } of [same, more, again]) await add(user, productId, { quantity: 2 });
    const lines = (await cartOf(user)).body.items.map(({ _id, productId, quantity }: CartItem) => ({
      cartLine: _id,
      productId,
      quantity,
      size: '',
      color: '',
      placement: '',
      design: '',
    }));
    await add(user, more.productId, { quantity: 1 });
    const model = cartModel(service.parts.mongo);
    const relay = createRelay({ ...service.parts, models: [model] });
    const carts = createCartStore(model, relay);
    // By the clock of this computer, the order is from before the lines.
    const order = { orderId: newUser(), userId: user, lines, placedAt: new Date(Date.now() - 3_600_000).toISOString() };
    await removeOrdered(carts, order);
    const left = async () =>
      (await cartOf(user)).body.items.map(({ productId, quantity }: CartItem) => [productId, quantity]);
    expect(await left()).toEqual([[more.productId, 3]]);
    await add(user, again.productId, { quantity: 2 });
    await removeOrdered(carts, order);
    expect(await left()).toEqual([
      [more.productId, 3],
      [again.productId, 2],
    ]);
    await relay.close();
  });

  it('says which design it needs, each time that it is put in', async () => {
    const [user, { productId }] = [newUser(), await publishProduct()];
    const design = `/media/designs/${'0a'.repeat(16)}.png`;
    const told: string[] = [];
    const handle = ({ data }: { data: EventData<typeof cartDesignAdded> }) => void told.push(data.userId, data.design);
    await service.parts.broker.listen({ events: [cartDesignAdded], handle });
    const stranger = await add(user, productId, { design });
    expect([stranger.status, stranger.body.code]).toEqual([400, 'design-link-over']);
    const { body } = await add(user, productId, { design: createDesignLinks(LINK_KEY).sign(design) });
    const [{ design: link }] = body.items;
    expect(link).toMatch(new RegExp(`^${design}\\?until=\\d{10}&signature=`));
    await add(user, productId);
    // Clients send back what they got.
    expect((await add(user, productId, { design: link })).body.items).toMatchObject([{ quantity: 2 }, { quantity: 1 }]);
    await eventually(() => expect(told).toEqual([user, design, user, design]));
    await eventually(async () =>
      expect(await cartModel(service.parts.mongo).findById(user).lean()).toMatchObject({ outbox: [] }),
    );
  });

  it('takes a layout by its signature, and says which one it needs, each time that it is put in', async () => {
    const [user, { productId }] = [newUser(), await publishProduct()];
    const scene = newUser();
    const told: string[] = [];
    const handle = ({ data }: { data: EventData<typeof cartLayoutAdded> }) => void told.push(data.userId, data.scene);
    await service.parts.broker.listen({ events: [cartLayoutAdded], handle });
    const stranger = await add(user, productId, { scene });
    expect([stranger.status, stranger.body.code]).toEqual([400, 'design-link-over']);
    const { body } = await add(user, productId, createDesignLinks(LINK_KEY).signLayout(scene));
    // Clients send back what they got.
    const [{ sceneSignature }] = body.items;
    expect((await add(user, productId, { scene, sceneSignature })).body.items).toMatchObject([{ quantity: 2 }]);
    await eventually(() => expect(told).toEqual([user, scene, user, scene]));
  });

  it('is told to who asks for all their data', async () => {
    const [user, { productId, name }] = [newUser(), await publishProduct()];
    await add(user, productId, { size: 'M', quantity: 3 });
    const parts: PersonalDataPart[] = [];
    const events = [cartPersonalDataCollected];
    await service.parts.broker.listen({ events, handle: ({ data }) => void parts.push(data) });
    const request = { exportId: newUser(), userId: user, services: ['cart'] };
    await publish(dataExportRequested.key, request);
    await eventually(() =>
      expect(parts).toMatchObject([{ userId: user, of: 1, rows: [{ product: name, size: 'M', quantity: 3 }] }]),
    );
  });

  it('goes with its account', async () => {
    const [user, { productId }] = [newUser(), await publishProduct()];
    await add(user, productId);
    await publish(userDeleted.key, { userId: user });
    await eventually(async () => expect((await cartOf(user)).status).toBe(404));
  });
});
