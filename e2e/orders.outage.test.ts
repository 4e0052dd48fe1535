import { randomUUID } from 'node:crypto';
import { type Order, orderSchema, type Product } from '@print-shop/contracts';
import { eventually } from '@print-shop/test-kit/eventually';
import { type Customer, confirmedPieces, newCustomers, ordersOf, place, stockOf } from './customers.ts';
import { addProduct, adminToken } from './mini-catalogue.ts';
import { crash, processes, startBroker, stopBroker } from './shop.ts';

const settleLimit = { timeoutMs: 60_000, everyMs: 250 };
let admin: string;

beforeAll(async () => {
  admin = await adminToken();
});
afterEach(() =>
  eventually(async () => {
    for (const one of await processes()) expect(one).toMatchObject({ isReady: true });
  }, settleLimit),
);

/** Waits until none of these customers' orders waits any more, and the stock is what the confirmed ones left. */
async function untilSettled(customers: Customer[], product: Product): Promise<Order[]> {
  return eventually(async () => {
    const orders = (await Promise.all(customers.map(ordersOf))).flat();
    expect(orders.filter(({ status }) => !['confirmed', 'cancelled'].includes(status))).toEqual([]);
    expect(await stockOf(product)).toBe(product.stock - confirmedPieces(orders));
    return orders;
  }, settleLimit);
}

const idsOf = (orders: Order[]) => orders.map(({ _id }) => _id).sort();

describe('orders', () => {
  it('that come in while the broker is away are accepted, and all of them are decided once it is back', async () => {
    const banner = await addProduct(admin, { name: 'Banner of the outage', stock: 6 });
    const customers = await newCustomers(3);
    const everybodyOrders = async () => Promise.all(customers.map((customer) => place(customer, banner)));
    const before = await everybodyOrders();
    expect(before.map(({ status }) => status)).toEqual([201, 201, 201]);

    await stopBroker();
    const during = (await Promise.all([everybodyOrders(), everybodyOrders()])).flat();
    expect(during.map(({ status, body }) => [status, (body as Order).status])).toEqual(Array(6).fill([201, 'waiting']));
    const seen = (await Promise.all(customers.map(ordersOf))).flat();
    expect(seen.filter(({ status }) => status === 'waiting')).toHaveLength(6);
    await startBroker();

    const orders = await untilSettled(customers, banner);
    expect(idsOf(orders)).toEqual(idsOf([...before, ...during].map(({ body }) => orderSchema.parse(body))));
    // Nine wanted six: every piece found its buyer, and the three that came too late were told.
    expect(confirmedPieces(orders)).toBe(6);
    expect(await stockOf(banner)).toBe(0);
    for (const { status, timeline } of orders) {
      expect(timeline.at(-1)).toMatchObject(
        status === 'confirmed' ? { event: 'confirmed' } : { note: expect.stringMatching(/\w/) },
      );
    }
  });

  it('that were accepted survive when ordering and catalog are killed, and each is kept and counted once', async () => {
    const card = await addProduct(admin, { name: 'Card of the crash', stock: 5_000 });
    const customers = await newCustomers(4);
    const restartsBefore = new Map((await processes()).map(({ name, restarts }) => [name, restarts]));
    const accepted = new Set<string>();
    const refused: unknown[] = [];
    const broken: number[] = [];
    let isOver = false;

    /** A customer whose shop keeps answering errors presses the button again: the key says that it is the same order. */
    const orderUntilOver = async (customer: Customer) => {
      while (!isOver) {
        const key = randomUUID();
        await eventually(async () => {
          const { status, body } = await place(customer, card, key);
          if (status >= 500) broken.push(status);
          expect(status).toBeLessThan(500);
          if (status === 201) accepted.add((body as Order)._id);
          else refused.push(body);
        }, settleLimit);
      }
    };
    const killed = async (name: string) => {
      const count = accepted.size;
      await eventually(() => expect(accepted.size).toBeGreaterThanOrEqual(count + 5), settleLimit);
      await crash(name);
      await eventually(async () => {
        const state = (await processes()).find((one) => one.name === name);
        expect(state).toMatchObject({ isReady: true, restarts: (restartsBefore.get(name) ?? 0) + 1 });
      }, settleLimit);
    };

    const working = Promise.all(customers.map(orderUntilOver));
    await killed('ordering');
    await killed('catalog');
    const count = accepted.size;
    await eventually(() => expect(accepted.size).toBeGreaterThanOrEqual(count + 5), settleLimit);
    isOver = true;
    await working;

    // The shop was really hit, every error it gave meant "try again", and no order was refused.
    expect(broken.length).toBeGreaterThan(0);
    expect(broken.filter((status) => ![502, 503, 504].includes(status))).toEqual([]);
    expect(refused).toEqual([]);
    const orders = await untilSettled(customers, card);
    expect(idsOf(orders)).toEqual([...accepted].sort());
    expect(orders.filter(({ status }) => status === 'cancelled')).toEqual([]);
  });
});
