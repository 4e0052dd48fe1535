import {
  type EventData,
  type Import,
  type Order,
  orderConfirmed,
  orderDelivered,
  orderImported,
  orderPaid,
  orderPlaced,
  userUpdated,
} from '@print-shop/contracts';
import { callers, eventually } from '@print-shop/test-kit';
import request from 'supertest';
import { testOrders } from '../order/orders.fixture.ts';

const { service, publishProduct, newUser } = testOrders();
const imported: EventData<typeof orderImported>[] = [];
const others: string[] = [];

beforeAll(async () => {
  await service.parts.broker.listen({ events: [orderImported], handle: ({ data }) => imported.push(data) });
  await service.parts.broker.listen({
    events: [orderPlaced, orderConfirmed, orderPaid, orderDelivered],
    handle: ({ data }) => others.push(data.orderId),
  });
});

const as = (method: 'get' | 'post', path: string) =>
  request(service.app)
    [method](path)
    .set('Authorization', `Bearer ${service.suite.tokens.for(callers.owner)}`);
const find = async (id: string): Promise<Import> => (await as('get', `/api/imports/${id}`).expect(200)).body;
async function settled(id: string): Promise<Import> {
  await eventually(async () => expect((await find(id)).state).toMatch(/^(checked|done)$/));
  return find(id);
}
const check = async (lines: string[]): Promise<Import> => {
  const file = Buffer.from(lines.join('\n'));
  return settled((await as('post', '/api/imports/orders').attach('file', file, 'orders.csv').expect(202)).body._id);
};
async function importAll(lines: string[]): Promise<Import> {
  const { _id } = await check(lines);
  await as('post', `/api/imports/${_id}/apply`).expect(202);
  return settled(_id);
}
const ordersOf = async (search: string): Promise<Order[]> =>
  (await as('get', '/api/order').query({ search }).expect(200)).body;

let count = 0;
const aNumber = () => `OLD-${++count}`;
const HEAD =
  'Order number,Date,Customer,Email,Item,Quantity,Price,Product id,Paid,Paid by,Delivered,Invoice number,Product type';

describe('an import of past orders', () => {
  it('stores orders at their day, marked as imported, tells their account, and holds no stock', async () => {
    const { productId, image } = await publishProduct();
    const number = aNumber();
    await eventually(async () => {
      const done = await importAll([
        HEAD,
        `${number},14/08/2026,Asha Verma,,Tee,10,320,${productId},3200,UPI,18/08/2026,OLD/1,`,
        `${number},,,,Cap,5,100,,,,,,Caps`,
      ]);
      expect(done.faults).toEqual([]);
    });
    const [order] = await ordersOf(number);
    expect(order).toMatchObject({
      imported: { number },
      user: null,
      customer: { name: 'Asha Verma', email: '' },
      createdAt: '2026-08-14T06:30:00.000Z',
      totalPrice: 3700,
      paymentStatus: 'pending',
      isDelivered: true,
      orderItems: [
        { name: 'Tee', qty: 10, price: 320, product: productId, image },
        { name: 'Cap', qty: 5, product: null },
      ],
    });
    await eventually(() => expect(imported.find(({ orderId }) => orderId === order?._id)).toBeDefined());
    expect(imported.find(({ orderId }) => orderId === order?._id)).toMatchObject({
      imported: { number, paidPaise: 3200_00, way: 'upi', deliveredAt: '2026-08-18T06:30:00.000Z', invoice: 'OLD/1' },
      bill: { totalPaise: 3700_00, lines: [{ productId }, { productId: null, productType: 'Caps' }] },
    });
    expect(others).not.toContain(order?._id);
  });

  it('changes nothing the second time, nor by its own export', async () => {
    const lines = [HEAD, `${aNumber()},14/08/2026,Ravi,,Tee,1,320,,,,,,`];
    expect(await importAll(lines)).toMatchObject({ created: 1 });
    expect(await importAll(lines)).toMatchObject({ created: 0, unchanged: 1 });
    const { text } = await as('get', '/api/imports/exports/orders.csv').expect(200);
    expect(await check(text.trim().split('\r\n'))).toMatchObject({ created: 0, changed: 0, faultCount: 0 });
  });

  it('goes to the account that has confirmed the address, then or later', async () => {
    const [now, later] = [newUser(), newUser()];
    const tell = (userId: string, email: string) =>
      service.parts.broker.publish({
        id: crypto.randomUUID(),
        key: userUpdated.key,
        occurredAt: new Date().toISOString(),
        data: { userId, version: Date.now(), name: 'Asha', email, isAdmin: false, emailConfirmed: true },
      });
    const [early, late] = [`${now}@example.com`, `${later}@example.com`];
    await tell(now, early);
    const owners = service.parts.mongo.collection('owners');
    await eventually(async () => expect(await owners.countDocuments({ email: early })).toBe(1));
    const numbers = [aNumber(), aNumber()];
    await importAll([
      HEAD,
      `${numbers[0]},14/08/2026,A,${early},Tee,1,1,,,,,,`,
      `${numbers[1]},14/08/2026,B,${late.toUpperCase()},Tee,1,1,,,,,,`,
    ]);
    expect((await ordersOf(numbers[0] ?? ''))[0]?.user).toBe(now);
    expect((await ordersOf(numbers[1] ?? ''))[0]?.user).toBeNull();
    await tell(later, late);
    await eventually(async () => expect((await ordersOf(numbers[1] ?? ''))[0]?.user).toBe(later));
  });

  it('says what is wrong, and gives back all rows of an order to mend', async () => {
    const [good, bad] = [aNumber(), aNumber()];
    const done = await importAll([
      HEAD,
      `${good},14/08/2026,Ravi,,Tee,1,320,,,,,,`,
      `${bad},14/08/2026,Ravi,,Tee,1,320,,,,,,`,
      `${bad},,,,Cap,x,100,,,,,,`,
      `${aNumber()},14/08/2026,Ravi,,Tee,1,320,${'a'.repeat(24)},,,,,`,
    ]);
    expect(done).toMatchObject({ rows: 4, good: 1, created: 1 });
    expect(done.faults.map(({ row, column }) => [row, column])).toEqual([
      [4, 'Quantity'],
      [5, 'Product id'],
    ]);
    expect(await ordersOf(bad)).toEqual([]);
    const { text } = await as('get', `/api/imports/${done._id}/faults.csv`).expect(200);
    expect(text.trim().split('\r\n')).toHaveLength(4);
  });

  it('knows a number in any spelling, and refuses it for another day, and an invoice for another order', async () => {
    const [number, other] = [aNumber(), aNumber()];
    const row = (one: string, day: string, invoice = `${number}/INV`) =>
      `${one},${day},Ravi,,Tee,1,320,,,,18/08/2026,${invoice},`;
    await importAll([HEAD, row(number, '14/08/2026')]);
    expect(await check([HEAD, row(number.toLowerCase(), '14/08/2026')])).toMatchObject({ unchanged: 1, faults: [] });
    const { faults } = await check([HEAD, row(number, '15/08/2026'), row(other, '14/08/2026', `${number}/inv`)]);
    expect(faults.map(({ row: line, column }) => [line, column])).toEqual([
      [2, 'Order number'],
      [3, 'Invoice number'],
    ]);
  });

  it('takes an invoice number once in each financial year', async () => {
    const number = aNumber();
    const row = (at: number, placed: string, delivered: string) =>
      `${number}-${at},${placed},Ravi,,Tee,1,320,,,,${delivered},${number},`;
    const [first, second, third] = [
      row(1, '09/05/2025', '10/05/2025'),
      row(2, '30/03/2026', '11/04/2026'),
      row(3, '12/05/2026', '13/05/2026'),
    ];
    expect(await importAll([HEAD, first, second])).toMatchObject({ created: 2, faults: [] });
    const { faults } = await check([HEAD, third]);
    expect(faults.map(({ row: line, column }) => [line, column])).toEqual([[2, 'Invoice number']]);
  });

  it('leaves an order open that was not delivered, so that work on it goes on', async () => {
    const number = aNumber();
    await importAll([HEAD, `${number},14/08/2026,Ravi,,Tee,1,320,,,,,,`]);
    const [order] = await ordersOf(number);
    expect(order).toMatchObject({ status: 'confirmed', isDelivered: false });
    await as('put' as never, `/api/order/${order?._id}/deliver`)
      .send({})
      .expect(200);
  });
});
