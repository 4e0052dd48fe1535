import { randomUUID } from 'node:crypto';
import {
  addToCart,
  beginOrder,
  cancelOrder,
  cancelOwnOrder,
  getOrder,
  listOrders,
  listUserOrders,
  type Product,
  placeOrder,
  uploadDesign,
  withoutSignature,
} from '@print-shop/contracts';
import { eventually } from '@print-shop/test-kit/eventually';
import { ask, call, uploadOf } from './api.ts';
import { cartOf, newCustomer, newCustomers, ordersOf, place, stockOf } from './customers.ts';
import { addProduct, adminToken, picture } from './mini-catalogue.ts';

let admin: string;
const address = { address: '12 MG Road', city: 'Pune', postalCode: '411001' };
const product = (fields: Partial<Product>) => addProduct(admin, fields);

/** Without what makes links to designs differ from one answer to the next. */
const unsigned = (answer: object) => JSON.parse(JSON.stringify(answer).replaceAll(/\?until=[^"]*/g, ''));

beforeAll(async () => {
  admin = await adminToken();
});

describe('an order', () => {
  it('goes from sign-up over the cart to the admin’s list, and takes its stock', async () => {
    const mug = await product({ name: 'Mug of the first order', price: 400, happyHourDiscount: 25, stock: 10 });
    const customer = await newCustomer();
    const { token } = customer;
    const { url } = await ask(uploadDesign, {
      token,
      body: uploadOf(uploadDesign, await picture('#0a0'), 'logo.png'),
    });
    const line = { size: '', color: '', placement: 'Left', design: url };
    const cart = await eventually(() =>
      ask(addToCart, { token, body: { userId: customer.id, productId: mug._id, quantity: 3, ...line } }),
    );
    const design = expect.stringContaining(`${withoutSignature(url)}?until=`);
    expect(cart).toMatchObject({
      totalPrice: 900,
      items: [{ name: mug.name, price: 300, quantity: 3, ...line, design }],
    });

    const order = await ask(placeOrder, {
      token,
      body: {
        user: customer.id,
        orderItems: [{ product: mug._id, qty: 3, ...line, price: 1 }],
        shippingAddress: address,
        paymentMethod: 'cash_on_delivery',
        totalPrice: 999,
      },
    });
    expect(order).toMatchObject({ status: 'confirmed', itemsPrice: 900, shippingPrice: 99, totalPrice: 999 });
    expect(order.timeline.map(({ event }) => event)).toEqual(['placed', 'confirmed']);

    await eventually(async () => expect(await cartOf(customer)).toEqual([]));
    expect(await ordersOf(customer)).toMatchObject([{ _id: order._id }]);
    const read = await ask(getOrder, { token, params: { id: order._id } });
    expect(unsigned(read)).toEqual(unsigned(order));
    expect((await ask(listOrders, { token: admin })).map(({ _id }) => _id)).toContain(order._id);
    await eventually(async () => expect(await stockOf(mug)).toBe(7));
  });

  it('for the last piece is won by exactly one of fifty customers, and the others are told what is missing', async () => {
    const poster = await product({ name: 'The last poster', stock: 1 });
    const customers = await newCustomers(50);
    const replies = await Promise.all(customers.map((customer) => place(customer, poster)));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array(49).fill(409)]);
    for (const { status, body } of replies) {
      if (status === 409)
        expect(body).toMatchObject({ message: expect.stringContaining(poster.name), code: 'out-of-stock' });
    }
    const lists = await Promise.all(customers.map(ordersOf));
    expect(lists.flat()).toHaveLength(1);
    await eventually(async () => expect(await stockOf(poster)).toBe(0));
  }, 60_000);

  it('sent ten times at once under one key is one order', async () => {
    const card = await product({ name: 'Card under one key', stock: 20 });
    const customer = await newCustomer();
    const key = randomUUID();
    const replies = await Promise.all(Array.from({ length: 10 }, () => place(customer, card, key)));
    expect(replies.map(({ status }) => status)).toEqual(Array(10).fill(201));
    expect(new Set(replies.map(({ body }) => (body as { _id: string })._id)).size).toBe(1);
    expect(await ordersOf(customer)).toHaveLength(1);
    await eventually(async () => expect(await stockOf(card)).toBe(19));
    const other = await place(await newCustomer(), card, key);
    expect(other.status).toBe(201);
    await eventually(async () => expect(await stockOf(card)).toBe(18));
  });

  it('loses an item that its customer cancels, whose stock goes back once, until staff begin', async () => {
    const [mug, cap] = [
      await product({ name: 'Cancelled mug', price: 600, stock: 10 }),
      await product({ name: 'Kept cap', price: 1500, stock: 10 }),
    ];
    const customer = await newCustomer();
    const { token } = customer;
    const order = await eventually(() =>
      ask(placeOrder, {
        token,
        body: {
          user: customer.id,
          orderItems: [
            { product: mug._id, qty: 2 },
            { product: cap._id, qty: 1 },
          ],
          shippingAddress: address,
        },
      }),
    );
    const params = { id: order._id };
    await eventually(async () => expect([await stockOf(mug), await stockOf(cap)]).toEqual([8, 9]));
    await eventually(async () => expect((await ask(getOrder, { token, params })).status).toBe('confirmed'));
    const body = { lines: [order.orderItems[0]?._id ?? ''], reason: 'Ordered twice' };
    const cancel = () => call(cancelOwnOrder, { token, params, body });
    const replies = await Promise.all([cancel(), cancel(), cancel()]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await ask(getOrder, { token, params })).toMatchObject({
      itemsPrice: 1500,
      shippingPrice: 0,
      totalPrice: 1500,
    });
    await eventually(async () => expect([await stockOf(mug), await stockOf(cap)]).toEqual([10, 9]));
    await ask(beginOrder, { token: admin, params, body: {} });
    expect((await call(cancelOwnOrder, { token, params, body: {} })).status).toBe(409);
    await ask(cancelOrder, { token: admin, params, body: { reason: 'No caps' } });
    await eventually(async () => expect([await stockOf(mug), await stockOf(cap)]).toEqual([10, 10]));
  });

  it('cancelled by staff, however often, gives its stock back once', async () => {
    const flyer = await product({ name: 'Cancelled flyer', stock: 10 });
    const customer = await newCustomer();
    const order = await ask(placeOrder, {
      token: customer.token,
      body: { user: customer.id, orderItems: [{ product: flyer._id, qty: 4 }], shippingAddress: address },
    });
    await eventually(async () => expect(await stockOf(flyer)).toBe(6));
    const cancel = () => call(cancelOrder, { token: admin, params: { id: order._id }, body: { reason: 'Wrong size' } });
    const replies = await Promise.all([cancel(), cancel(), cancel()]);
    expect(replies.some(({ status }) => status === 200)).toBe(true);
    expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true);
    await eventually(async () => expect(await stockOf(flyer)).toBe(10));
    // A second order is reserved behind whatever a second release would have been.
    await eventually(async () => expect((await place(customer, flyer, undefined, 10)).status).toBe(201));
    await eventually(async () => expect(await stockOf(flyer)).toBe(0));
    const [, cancelled] = await ask(listUserOrders, { token: customer.token, params: { userId: customer.id } });
    expect(cancelled).toMatchObject({ status: 'cancelled' });
    expect(cancelled?.timeline.filter(({ event }) => event === 'cancelled')).toHaveLength(1);
  });
});
